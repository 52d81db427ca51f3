/** A word of a query, with the other forms under which texts have it. */
export type QueryWord = readonly [word: string, ...others: string[]];

/** Words that are common in questions and do not help a search. */
const FILLERS = new Set(
  (
    'a about add all an and any are as at be but by can could do does for from get give has have how i if in into is it its ' +
    'like make may me much must my need no not of on one or our please put shall should so some than that the their there ' +
    'these they this to use used using want wants was we what when where which who why will with without work works would you your'
  ).split(' '),
);

/** The words that people use, with those of the documentation, each in the form in which texts have it. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['abbreviation', 'acronym'],
  ['account', 'login', 'signup'],
  ['accordion', 'collapsible', 'dropdown', 'foldable', 'spoiler', 'toggle'],
  ['admonition', 'alert', 'callout'],
  ['analytics', 'telemetry', 'tracking', 'tracker'],
  ['background', 'queue'],
  ['batch', 'bulk', 'folder'],
  ['bibliography', 'references', 'works cited'],
  ['bold', 'italic', 'emphasis'],
  ['bug', 'fault', 'mistake'],
  ['centre', 'center', 'centring', 'centering'],
  ['checkbox', 'checklist', 'task', 'to-do'],
  ['ci', 'continuous integration'],
  ['cite', 'citing', 'citation'],
  ['client', 'customer', 'reviewer'],
  ['colour', 'color'],
  ['company', 'corporate', 'corporation', 'firm', 'employer'],
  ['contents', 'toc'],
  ['cost', 'price', 'pricing', 'plan', 'subscription', 'free', 'paid'],
  ['cover', 'title page'],
  ['diagram', 'graph', 'chart', 'plantuml'],
  ['e-mail', 'email', 'mail'],
  ['equation', 'formula', 'latex', 'math'],
  ['error', 'problem', 'warning'],
  ['fig', 'figure'],
  ['footnote', 'note'],
  ['hyperlink', 'link'],
  ['internet', 'network', 'offline', 'online', 'wifi'],
  ['licence', 'license'],
  ['number', 'numbered', 'numbering'],
  ['markdown', 'md'],
  ['maximum', 'limit', 'largest'],
  ['non-breaking', 'no-break', 'nbsp'],
  ['node', 'nodejs', 'node.js'],
  ['npm', 'library', 'package'],
  ['phone', 'mobile', 'android', 'iphone'],
  ['picture', 'image', 'photo', 'screenshot'],
  ['professor', 'supervisor', 'instructor', 'teacher'],
  ['poem', 'poetry', 'verse'],
  ['quote', 'blockquote', 'quotation'],
  ['reference-doc', '--reference-doc', 'template'],
  ['reproducible', 'deterministic'],
  ['restart', 'start again'],
  ['shortcut', 'hotkey', 'keyboard'],
  ['speed', 'fast', 'faster', 'slow'],
  ['spellcheck', 'spelling', 'proofing'],
  ['stdin', 'stdout', 'standard input', 'standard output'],
  ['strikethrough', 'strike', 'struck'],
  ['university', 'institution', 'college', 'school'],
];

const FORMS = new Map(SYNONYMS.flatMap((forms) => forms.map((form) => [form, forms])));

/** The words of a query that say what it is about; all of its words if none does. */
export function queryWords(query: string): readonly QueryWord[] {
  const all = query.toLowerCase().split(/\s+/).map(withoutMarks).filter(Boolean);
  const significant = all.filter((word) => !FILLERS.has(word));
  return (significant.length > 0 ? significant : all).map(formsOf);
}

/** A question mark or comma belongs to the sentence, `[@key]` to the word. */
function withoutMarks(word: string): string {
  return /^[\p{L}\d]/u.test(word) ? word.replace(/[?!,.:;]+$/, '') : word;
}

function formsOf(word: string): QueryWord {
  const stem = /^\p{L}{4,}s$/u.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const others = FORMS.get(word) ?? FORMS.get(stem) ?? [];
  return [word, ...new Set([stem, ...others].filter((form) => form !== word))];
}
