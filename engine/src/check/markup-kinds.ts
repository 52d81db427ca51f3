/** The placeholder for code. */
export const CODE = '\ufffb';
/** The placeholder for links, pictures, formulas and notes. */
export const OBJECT = '\ufffc';

/** A kind of markup that other programs process. */
export interface MarkupKind {
  readonly one: string;
  readonly many: string;
  /** Why it stays as written, and what the author can do. */
  readonly advice: string;
  /** A cheap test of the whole text: most texts have no such markup and need no search. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
  /** Whether it is written as code in running text, and the pattern matches that with its backticks. */
  readonly isCode?: true;
  /** Names in the text that decide which matches count. */
  readonly names?: RegExp;
  /** Rejects false matches, where the pattern alone matches too much; `names` are in lower case. */
  readonly isMeant?: (example: string, names: ReadonlySet<string>) => boolean;
}

const COMMANDS = [
  'text(?:bf|it|tt|sc|rm|sf|up|md|sl|color|superscript|subscript|normal)|emph|underline|uline|mbox|fbox|colorbox',
  '[a-zA-Z]*cite[a-zA-Z]*|footnote(?:mark|text)?|label|pageref|nameref|url|href|gls|acr[a-z]*|index|todo',
  'setcounter|addtocounter|setlength|hypersetup|usepackage|documentclass|input|include|includegraphics|caption',
  '[hv]space|begin|end|part|chapter|(?:sub){0,2}section|(?:sub)?paragraph|title|author|date|bibliography(?:style)?',
  'addbibresource|pagestyle|thispagestyle|pagenumbering|newenvironment|SI|si|qty|num|ce|item',
].join('|');
const LONE =
  'noindent|maketitle|centering|(?:big|med|small)skip|printbibliography|appendix|hfill|vfill|newline|linebreak';

const CROSS_REFERENCE = /@(?:fig|tbl|tab|eq|eqn|sec|lst|thm|lem|cor|def|exm)[:-]/i;

/** All kinds. Each results in at most one notice. */
export const KINDS_OF_MARKUP: readonly MarkupKind[] = [
  {
    one: 'Citation',
    many: 'citations',
    advice: 'no bibliography is given; name its file as bibliography in front matter, or in the options',
    sign: /\[[^[\]\n]*@/,
    pattern: /\[(?:[^[\]@\n]{0,100}\s)?-?@[\p{L}\p{N}_][^[\]\n]{0,300}\]/gu,
    // Not npm packages (`@scope/name`), domains, or references of the next kind.
    isMeant: (example) =>
      !/@[\w-]+\/[A-Za-z]/.test(example) &&
      !/@[\w-]+\.[a-z]{2,4}\b/.test(example) &&
      !CROSS_REFERENCE.test(example),
  },
  {
    one: 'Reference',
    many: 'references',
    advice: 'theorems and the like are not numbered; write the number, or a link to a heading',
    sign: /@[a-z]{2,4}[:-]/i,
    pattern: /(?<![\p{L}\p{N}_./@])@(?:thm|lem|cor|def|exm)[:-][\p{L}\p{N}][\p{L}\p{N}_:-]*/giu,
    // A user name may contain a hyphen as well, so the target of the reference must be in the text.
    names: /(?<![@\w-])(?:thm|lem|cor|def|exm)-[\p{L}\p{N}][\p{L}\p{N}_:-]*/giu,
    isMeant: (example, names) => example.includes(':') || names.has(example.slice(1).toLowerCase()),
  },
  {
    one: 'Shortcode',
    many: 'shortcodes',
    advice: 'what a shortcode calls is not part of this text; put that here instead, or delete the shortcode',
    sign: /\{\{[<%]|\{%|\{\{(?:renderer|query)/,
    pattern:
      /\{\{<[^\n]{0,400}?>\}\}|\{\{%[^\n]{0,400}?%\}\}|\{%-?\s*\w[^\n]{0,400}?%\}|\{\{(?:renderer|query)[ \t][^\n]{1,400}?\}\}/g,
  },
  {
    one: 'Attribute',
    many: 'attributes',
    advice:
      'attributes are read only after headings, pictures, links and formulas, and on blocks between :::',
    sign: /[\]`)]\{|\{[:.]/,
    pattern: new RegExp(
      String.raw`(?<=[\]${CODE}${OBJECT}])\{:?\s*(?:[.#=][A-Za-z]|[a-z][\w-]*=["'\w])[^{}\n]{0,200}\}|\{:\s*(?:[.#][A-Za-z]|[a-z][\w-]*=)[^{}\n]{0,200}\}|^\{\.[A-Za-z][^{}\n]{0,200}\}$`,
      'g',
    ),
  },
  {
    one: 'Role',
    many: 'roles',
    advice:
      'only the usual roles of MyST are read, with their names in braces; write a link, or the text itself',
    sign: /[{:][a-z][\w:.+-]*[:}]`/,
    pattern: new RegExp(
      String.raw`\{[a-z][\w:-]{1,30}\}(?=${CODE})|(?<![\w:]):[a-z][\w:.+-]{0,40}:(?=${CODE})`,
      'g',
    ),
  },
  {
    one: 'Expression',
    many: 'expressions',
    advice: 'code of R Markdown and Quarto is not run; knit the text first, or write the result instead',
    sign: /`(?:r|\{[a-z]+\}) /,
    pattern: /^`(?:r|\{(?:r|python|julia|ojs)\}) .+`$/gm,
    isCode: true,
    // Without chunks of R in the text, only what calls a function or looks up a value.
    names: /^[ \t>]*`{3,}\{r(?=[\s,}])/gm,
    isMeant: (example, names) =>
      names.size > 0 || example.startsWith('`{') || /^`r [\w.]+(?:::[\w.]+)*[($[]/.test(example),
  },
  {
    one: 'Marker',
    many: 'markers',
    advice: 'an example begins a paragraph; put a blank line before it',
    sign: /\(@/,
    pattern: /\(@[\w-]*\)/g,
    // Within the text, only the names of existing examples are references.
    names: /(?<=^[ \t>]*)\(@[\w-]*\)(?=\s)/gm,
    isMeant: (example, names) => names.has(example.toLowerCase()),
  },
  {
    one: 'LaTeX command',
    many: 'LaTeX commands',
    advice: 'outside formulas, only some LaTeX is converted; use Markdown instead, or delete it',
    sign: /\\[A-Za-z]{2}/,
    pattern: new RegExp(
      String.raw`(?<![\w:\\/.])\\(?:(?:${COMMANDS})\*?(?:\[[^\]\n]{0,100}\]){0,2}\{[^{}\n]{0,100}\}?|(?:${LONE})(?![A-Za-z\\]))`,
      'g',
    ),
  },
];
