/**
 * Words for the same thing: those of other programs and of everyday language beside ours. Texts and queries are compared by the first
 * of each row.
 */
const SYNONYMS: readonly string[] = [
  'abbreviation acronym',
  'accessibility a11y wcag',
  'account login signup',
  'alert admonition callout',
  'bibliography references',
  'blank empty',
  'center centre centring centering',
  'checkbox checklist task todo',
  'cite citing citation',
  'color colour',
  'command cli terminal shell console',
  'contents toc',
  'corrupt damaged broken unreadable',
  'cost price pricing plan free paid',
  'customer client',
  'delete erase',
  'diagram graph flowchart',
  'directory folder',
  'dissertation thesis',
  'email mail',
  'embed iframe',
  'equation formula math maths latex mathjax',
  'fast speed performance slow',
  'font typeface',
  'gray grey',
  'host deploy deployment',
  'institution university college school',
  'italic emphasis',
  'keep preserve retain',
  'licence license',
  'limit maximum max',
  'line newline linebreak',
  'link hyperlink url',
  'markdown md',
  'matter frontmatter yaml metadata',
  'merge combine join',
  'mobile phone android iphone',
  'network internet offline online',
  'option setting preference config configuration',
  'package library npm',
  'password encrypt encryption',
  'picture image img photo screenshot',
  'plugin extension addon',
  'privacy private confidential gdpr telemetry tracking analytics',
  'quotation quote blockquote',
  'restore recover recovery',
  'slide powerpoint presentation',
  'strikethrough strikeout',
  'supervisor professor teacher instructor',
  'toggle accordion collapsible dropdown',
  'word docx',
];

/** Words of any question, which say nothing of what it is about. */
const STOP_WORDS = new Set(
  (
    'a about all also am an and any are as at be been but by can cannot could did do does for from get had has have how i if ' +
    'in into is it its just like make me my need no not of on one or our please should so some that the their them then ' +
    'there these they this to up use used using want was we what when where which who why will with without would you your footmark'
  ).split(' '),
);

/** Shorter stems belong to too many words. */
const MIN_STEM = 5;

const CANONICAL: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((row) => {
    const [first = '', ...others] = row.split(' ');
    return others.map((word) => [stemOf(word), first] as const);
  }),
);

/** A word, with the places where it stands in the text. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** The words of a text in order; `50,000` is one, and so is `don’t`. */
export function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+|[.,]\p{N}+)*/gu)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
}

/** What a word of a query is compared by; nothing for a word that any question has. */
export function termOf(word: string): string | null {
  const stem = stemOf(
    word
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/(\d),(?=\d{3})/g, '$1'),
  );
  return STOP_WORDS.has(stem) ? null : (CANONICAL.get(stem) ?? stem);
}

/** What a word of a text is found by: also as it is written, which a misspelling of it is like. */
export function termsOf(word: string): string[] | null {
  const term = termOf(word);
  if (term === null) return null;
  const stem = stemOf(word.toLowerCase());
  return stem === term ? [term] : [term, stem];
}

/** What `embedding`, `embedded` and `embeds` have in common, if enough is left to tell words apart. */
function stemOf(word: string): string {
  const singular =
    /^\p{L}{3,}s$/u.test(word) && !/(?:ss|us|is)$/.test(word)
      ? word.replace(/(?<=o|ch|sh|ss|x)es$|s$/, '')
      : word;
  const american = singular.replace(/(?<=\p{L}{4})is(?=(?:e[ds]?|ing|ation)$)/u, 'iz');
  const stem = american.replace(/(?:ing|ed|ers?|able)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return stem.length >= MIN_STEM ? stem : american;
}
