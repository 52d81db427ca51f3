import { KINDS_OF_LINES } from './line-kinds.js';
import { CODE, type MarkupKind, OBJECT } from './markup-kind.js';

const COMMANDS = [
  'text(?:bf|it|tt|sc|rm|sf|up|md|sl|color|superscript|subscript|normal)|emph|underline|uline|mbox|fbox|colorbox',
  '[a-zA-Z]*cite[a-zA-Z]*|footnote(?:mark|text)?|label|pageref|nameref|url|href|gls|acr[a-z]*|index|todo',
  'setcounter|addtocounter|setlength|hypersetup|usepackage|documentclass|input|include|includegraphics|caption',
  '[hv]space|begin|end|part|chapter|(?:sub){0,2}section|(?:sub)?paragraph|title|author|date|bibliography(?:style)?',
  'addbibresource|pagestyle|thispagestyle|pagenumbering|newenvironment|SI|si|qty|num|ce|item',
].join('|');
const LONE =
  'newpage|pagebreak|clearpage|tableofcontents|alpha|beta|gamma|delta|epsilon|theta|lambda|mu|sigma|omega|infty|leq|geq|neq|approx|times|cdot|(?:long)?(?:left|right)arrow|' +
  'noindent|maketitle|centering|(?:big|med|small)skip|printbibliography|appendix|hfill|vfill|newline|linebreak';

const CROSS_REFERENCE = /@(?:fig|tbl|tab|eq|eqn|sec|lst|thm|lem|cor|def|exm|nte|tip|wrn|imp|cau)[:-]/i;
const UNREAD =
  'Footmark does not read this here; write it in another way, or put a backslash before it if it is meant as it is';

/** All kinds. Each results in at most one notice. */
export const KINDS_OF_MARKUP: readonly MarkupKind[] = [
  ...KINDS_OF_LINES,
  {
    one: 'Citation',
    many: 'citations',
    advice: 'no bibliography is given; name its file as bibliography in front matter, or in the options',
    sign: /\[[^[\]\n]*@/,
    pattern: /\[(?:[^[\]@\n]{0,100}\s)?-?@[\p{L}\p{N}_][^[\]\n]{0,300}\]/gu,
    // Not npm packages (`@scope/name`), domains, the user name of somebody, `[Ann Lee | @ann]`, or references of the next kind.
    isMeant: (example) =>
      !/\|[ \t]*@|@[\w-]+(?:\/[A-Za-z]|\.[a-z]{2,4}\b)/.test(example) && !CROSS_REFERENCE.test(example),
  },
  {
    one: 'Reference',
    many: 'references',
    advice:
      'what has this name is none of the kinds that have numbers; write what it leads to, or a link to a heading',
    sign: /@[a-z]{2,4}[:-]/i,
    pattern:
      /(?<![\p{L}\p{N}_./@])@(?:thm|lem|cor|def|exm|nte|tip|wrn|imp|cau)[:-][\p{L}\p{N}][\p{L}\p{N}_:-]*/giu,
    // A user name may contain a hyphen as well, so the target of the reference must be in the text.
    names: /(?<![@\w-])(?:thm|lem|cor|def|exm|nte|tip|wrn|imp|cau)-[\p{L}\p{N}][\p{L}\p{N}_:-]*/giu,
    isMeant: (example, names) => example.includes(':') || names.has(example.slice(1).toLowerCase()),
  },
  {
    one: 'Expression',
    many: 'expressions',
    advice: 'code of components is not run; write what it shows',
    dialect: 'mdx',
    sign: /\{[^\s{}/]/,
    pattern: /(?<![\\$\w{=])\{[^\s{}/#.:%<][^{}\n]{0,200}\}(?!\})/g,
  },
  {
    one: 'Hidden text',
    many: 'hidden texts',
    advice: 'there is no text in Word that shows itself on a click; delete the bars, or put it into a note',
    sign: /\|\|\S/,
    pattern: /(?<![|\p{L}\p{N}])\|\|(?![|\s])[^|\n]{1,200}(?<!\s)\|\|(?![|\p{L}\p{N}])/gu,
    // Not the norm of a vector.
    isMeant: (example) => /\p{L}{3}/u.test(example),
  },
  {
    one: 'Mark of a merged cell',
    many: 'marks of merged cells',
    advice: 'the cell above it must be as wide as this one',
    sign: /\|[ \t]*\^\^[ \t]*\|/,
    pattern: /^\^\^$/g,
  },
  {
    one: 'Shortcode',
    many: 'shortcodes',
    advice: 'what a shortcode calls is not part of this text; put that here instead, or delete the shortcode',
    sign: /\{\{|\{%|<%/,
    pattern:
      /\{\{[<%][^\n]{0,400}?\}\}|(?<![\w{}^=])\{\{(?!\{)[ \t]*[#/>^&@]?[ \t]*[A-Za-z_][^{}\n]{0,400}?\}\}(?!\})|\{\{[ \t]*(?:renderer|query|embed|[\w-]+[.|])[^\n]{0,400}?\}\}|\{%-?\s*\w[^\n]{0,400}?%\}|<%[-_*+]?[ \t]*\w[^<>\n]{0,200}?%>/g,
  },
  {
    one: 'Attribute',
    many: 'attributes',
    advice:
      'attributes are read only after headings, pictures, links and formulas, and on blocks between :::',
    sign: /[\]`)]\{|\{[ \t]*[:.#=]|\{[a-z][\w-]*=/,
    pattern: new RegExp(
      String.raw`(?<=[\]${CODE}${OBJECT}])(?<!oaicite:\d{1,4}\])\{:?\s*(?:[.#=][A-Za-z]|[a-z][\w-]*=["'\w])[^{}\n]{0,200}\}|\{:\s*(?:[.#][A-Za-z]|[a-z][\w-]*=)[^{}\n]{0,200}\}|(?<!\{)\{[ \t]*(?:[.#][A-Za-z][\w:.-]*(?:[ \t][^{}\n]{0,200})?|=[a-z]+)\}|\{:toc\}|\{::(?:comment|nomarkdown|options)\b[^{}\n]{0,100}\}|\{:\/[a-z]{0,20}\}|(?<=\S )\{[a-z][\w-]*=[\w"'.%= -]+\}$`,
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
    names: /(?<=^[ \t>]*)\(@[\w-]*\)(?=[ \t]+\S)/gm,
    isMeant: (example, names) => names.has(example.toLowerCase()),
  },
  {
    one: 'Reference',
    many: 'references',
    advice:
      'bookdown’s references lead to figures, tables, equations and headings with these names, of which the text has none',
    sign: /\\@ref\(|\(\\?#|\(ref:/,
    hasBackslash: true,
    pattern:
      /\\?@ref\([^()\\\n]{1,100}\)|\(\\?#(?:fig|tab|eq|thm|lem|cor|prp|def|exm|exr|rem)?:[\w:/-]{1,100}\)|\(ref:[\w-]{1,100}\)/g,
  },
  {
    one: 'Raised or lowered text',
    many: 'raised or lowered texts',
    advice: UNREAD,
    sign: /[\^~][^\s^~]/,
    pattern:
      /(?<![\s^~\\])(?:\^[\p{L}\p{N}+\-−*,.()†‡§]{1,12}\^|(?<![\p{Script=Han}\p{N}])~[\p{L}\p{N}+\-−,.()]{1,12}~)(?![\^~])/gu,
  },
  {
    one: 'Highlight',
    many: 'highlights',
    advice: UNREAD,
    sign: /==\S/,
    pattern: /(?<![=!<>\w])==(?![=\s>])[^=\n]{1,200}(?<![\s<!])==(?!=)/g,
  },
  {
    // Not with the signs of powers, `2 ** 3 ** x`.
    one: 'Bold text',
    many: 'bold texts',
    advice:
      'no space may stand inside the marks, and no letter beside the last of them after a sign of punctuation',
    repair: 'unread-signs',
    sign: /\*\*|[ \t]__\p{L}/u,
    pattern:
      /(?<![\w*])(?!(?<=(?:\d|\b[A-Za-z]|\)) )\*\* [\w(]|(?<=\w )\*\* \d)\*{2,3}(?!\*)[^*\n]{1,200}\*{2,3}(?![*\d])|(?<![\w_])__(?![_\s])[^_\n]{1,200}\s__(?=\p{L})/gu,
  },
  {
    one: 'Italic text',
    many: 'italic texts',
    advice: 'between tags of HTML, Markdown needs blank lines around it',
    sign: /\*\p{L}[^*\n]*[\p{L}.!?]\*/u,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}*_\\/])\*\p{L}(?:[^*\n${OBJECT}]{0,200}[\p{L}.!?])?\*(?![\p{L}\p{N}*])`,
      'gu',
    ),
    // Not a star that is escaped beside one that is read.
    beginsWord: true,
  },
  {
    one: 'Component',
    many: 'components',
    advice: 'components of a website are not part of this text; write what they show',
    sign: /^[ \t]*::[a-z]|(?:^|\s):[a-z][\w-]*\{[^{}\n]*\}/m,
    // Nuxt's: a block `::name{…}` with its slots `#name`, up to `::`, and `:name{…}` in running text.
    pattern:
      /(?<!\S)::[a-z][\w-]{1,40}(?:\{[^{}\n]{0,200}\})?(?!\S)|(?<![\w:]):[a-z][\w-]{1,40}\{[^{}\n]{1,200}\}|(?<!\S)#[a-z][\w-]{1,40}(?!\S)/g,
    names: /^[ \t]*::[ \t]*$/gm,
    isMeant: (example, names) => names.size > 0 || /^:[^{]*\{.*=/.test(example),
  },
  {
    one: 'Picture or link',
    many: 'pictures and links',
    advice: 'an address with spaces needs angle brackets around it, and the brackets must be in pairs',
    sign: /\]\(|!\[/,
    pattern: new RegExp(
      String.raw`!\[\[[^[\]\n]{1,200}\]\]|!?\[[^[\]\n]{0,200}\]\([^()\n]{1,400}\)|[^\s[\]]{0,40}\]\(\((?=[ \t]*(?:https?:|${OBJECT}))`,
      'g',
    ),
    // Types and calls of programs in running text: `handlers[name](event)`.
    isMeant: (example) =>
      example.startsWith('!') ||
      example.endsWith('((') ||
      example.endsWith(`${OBJECT})`) ||
      /\]\((?:[a-z]+:|[./#]|[^()]*\.[a-z]{2,5}\b)/i.test(example) ||
      /^\[[^\]]*\p{L}{2}[^\]]*\]\(\p{L}[^()]*\p{L} \p{L}[^()]*\)$/u.test(example),
  },
  {
    one: 'Link',
    many: 'links',
    advice: 'no line says where it leads; add one, [name]: address',
    sign: /\]\[(?:\]|[^\]\n]*[a-z])/i,
    // Not the items of an array, `a[i][j]`, or a single word in lower case without a name, `[one][]`.
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}\])}${CODE}])\[(?:[^[\]\n]{2,200}|${CODE}|)\]\[(?:(?!\^)[^[\]\s${OBJECT}]*\p{L}[^[\]\s${OBJECT}]*|(?<=\[(?:\p{Lu}\p{Ll}|\p{L}{1,30} )[^[\]\n]{0,200}\]\[))\](?![[(])`,
      'gu',
    ),
  },
  {
    one: 'Name of a heading',
    many: 'names of headings',
    advice: 'only pandoc makes a link of it; write [the heading](#the-heading)',
    sign: /\[\p{L}/u,
    // Neither `[options]` nor `[OPTIONS]` of a command, nor what a link shows.
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}\])}!${OBJECT}])\[(?:\p{Lu}\p{Ll}|\p{L}+ )[^[\]\n]{1,100}\](?![([{:${OBJECT}])`,
      'gu',
    ),
    names: /(?<=^#{1,6}[ \t]+)[^\s#][^\n]{0,120}?(?=[ \t]*(?:#+|\{[^{}\n]*\})?[ \t]*$)/gm,
    isMeant: (example, names) => names.has(example.slice(1, -1).toLowerCase()),
  },
  {
    one: 'Note',
    many: 'notes',
    advice:
      'the name of a note has no spaces; write the text of the note in a line of its own, or as ^[text]',
    repair: 'unread-signs',
    sign: /\[\^|\^\[/,
    pattern: /\[\^[^[\]\n]{1,200}\]|\^\[[^[\]\n]{1,200}\]/g,
    // Not a class of characters in a table of patterns: `[^ ]`.
    isMeant: (example) => /[\p{L}\p{N}]/u.test(example),
  },
  {
    one: 'Tag',
    many: 'tags',
    advice: 'components of a website are not part of this text; write what they show',
    sign: /<\/?[A-Za-z][^<>]*>|\{\/\*|<!--/,
    pattern:
      /<[A-Za-z][\w.:-]*\s+[\w:@-]+=[^<>\n\s][^<>\n]{0,200}>|<\/[A-Za-z][\w.:-]*>|<[A-Za-z][\w.:-]*(?:\s[^<>\n]{0,200})?\/>|\{\/\*[^\n]{0,200}?\*\/\}|<!--/g,
  },
  {
    one: 'Comment',
    many: 'comments',
    advice: UNREAD,
    sign: /%%/,
    pattern: /(?<![\p{L}\p{N}%])%%[^%\n]{1,200}%%(?!\p{N})/gu,
  },
  {
    one: 'Formula',
    many: 'formulas',
    advice: 'a formula begins directly after its sign and ends directly before it',
    sign: /\$[^$\n]*(?:\\[a-z]|[\^_])[^$\n]*\$/i,
    // Not names such as `$HOME_DIR/$USER`.
    pattern: /(?<![\w$\\])\$(?=[^$\n]*(?:\\[a-z]|\^|_[\d{]|\b[a-z]_[a-z]\b))[^$\n]{1,200}\$(?![\w$])/gi,
  },
  {
    one: 'Escaped space',
    many: 'escaped spaces',
    advice: UNREAD,
    sign: /\\ \S/,
    pattern: /(?<![:\\\p{L}\p{N}])[\p{L}\p{N}]+[.,]?\\ [\p{L}\p{N}]+/gu,
  },
  {
    one: 'Entity',
    many: 'entities',
    advice: 'HTML knows no character of this name',
    sign: /&(?:#|[a-z]+;)/i,
    pattern: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi,
  },
  {
    one: 'Mark of a source',
    many: 'marks of sources',
    advice: 'chat assistants leave them in their answers',
    repair: 'citation-marks',
    sign: /【\d|:contentReference\[|\[cite(?:_start\]|: \d)|oai_citation:\d/,
    pattern:
      /【\d+(?::\d+)?(?:†[^】\n]{0,60})?】|:contentReference\[[^\]\n]{0,60}\]|\[cite_start\]|\[cite: [\d, ]{1,40}\]|\boai_citation:\d+‡/g,
    // A plain number is one of the author's own where a list of sources begins its lines with such numbers.
    names: /(?<=^[ \t>]*(?:[-*+][ \t]+)?)【\d+】/gm,
    isMeant: (example, names) => names.size === 0 || !/^【\d+】$/.test(example),
  },
  {
    one: 'Name of a block',
    many: 'names of blocks',
    advice: 'a name in Obsidian stands at the end of its block, after a space',
    sign: /\^[A-Za-z\d]/,
    pattern: /(?<!\S)\^[A-Za-z\d][A-Za-z\d-]{2,40}(?!\S)/g,
    // Not in the name of a text that is not embedded, `![[a#^name]]`.
    beginsWord: true,
  },
  {
    one: 'LaTeX command',
    many: 'LaTeX commands',
    advice: 'outside formulas, only some LaTeX is converted; use Markdown instead, or delete it',
    sign: /\\[A-Za-z]{2}/,
    pattern: new RegExp(
      String.raw`(?<![\w:\\/.])\\(?:(?:${COMMANDS}|[A-Za-z]{3,30})\*?(?:\[[^\]\n]{0,100}\]){0,2}\{[^{}\n]{0,100}\}?|(?:${LONE})(?![A-Za-z\\]))`,
      'g',
    ),
  },
];
