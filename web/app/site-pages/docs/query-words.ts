/** A word of a query, with the other forms under which texts have it. */
export type QueryWord = readonly [word: string, ...others: string[]];

/** Words that are common in questions and do not help a search. */
const FILLERS = new Set(
  (
    'a about actually add all already am an and any are as at be been but by can cant could couldnt did didnt do does doesnt doing ' +
    'dont else even footmark for found from get gets getting give got had has hasnt have havent hello help hey hi how i id if ill im in into is ' +
    'isnt it its ive just kind know let like lot make makes may maybe me mean means might much must my need needs no not now of oh ok on one ' +
    'only or our please possible pls put really shall should so some somehow something sort still supported supports support sure ' +
    'tell than thank thanks that thats the their them then there theres these they thing things this to too tried try trying up ' +
    'use used using very want wants was wasnt we were what whats when where which who whos why will with without wont work works ' +
    'would wouldnt write writing yes you your ' +
    'b d e f g h j k l m n o p q s t u v w x y z'
  ).split(' '),
);

/** What people say in several words, in a word of the documentation. */
const PHRASES: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /\b(?:not|never|dont|doesnt|didnt|wont|cant|isnt|arent|stopped|nothing)(?: even| really| being)? (?:work|show|appear|display|load|render|open|come|convert|f[io]u?nd)(?:s|ed|n|ing)?\b(?: up| out| right)?/g,
    'troubleshooting',
  ],
  [/\b(?:see|sees|read|reads|steal|steals|spy|spies) (?:what|my|our)\b/g, 'private'],
  [/\btrain(?:s|ed|ing)? (?:on|your|ai|models?)\b/g, 'private'],
  [/\bx of y\b|\bn of m\b/g, '{page}'],
  [/\bhow 2\b/g, 'how'],
  [/\bscreen ?readers?\b/g, 'screen-reader'],
  [/\bround ?trip\b/g, 'merge'],
  [/\bfile ?names?\b/g, 'file-name'],
  [/\bvs ?code\b|\bvisual studio code\b/g, 'vs-code'],
  [/\bchange ?logs?\b|\brelease notes\b|\bwhats new\b|\broadmap\b/g, 'changelog'],
  [/\bwho(?:s| is| are)? (?:behind|built|created|develops|made|makes|maintains|runs|wrote)\b/g, 'maintainer'],
  [/\b(?:on|to) (?:a |the )?(?:new|next) page\b/g, 'page-break'],
  [/\bfoot notes?\b/g, 'footnote'],
  [/\bfront ?matter\b|\byaml (?:header|block)s?\b/g, 'front-matter'],
];

/** Words for the same thing: who types one of them finds them all. Each is in the form in which texts have it. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['abbreviation', 'acronym'],
  ['accordion', 'collapsible', 'dropdown', 'foldable', 'spoiler', 'toggle'],
  ['account', 'login', 'signup'],
  ['acknowledgement', 'acknowledgment'],
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
  ['comparison', 'compare', 'difference', 'alternative'],
  ['contents', 'toc'],
  ['cost', 'price', 'pricing', 'plan', 'subscription', 'free', 'paid'],
  ['cover', 'title page'],
  ['diagram', 'graph', 'chart', 'plantuml'],
  ['docx', 'word file'],
  ['e-mail', 'email', 'mail'],
  ['equation', 'formula', 'latex', 'math'],
  ['error', 'problem', 'warning'],
  ['fig', 'figure'],
  ['footnote', 'note'],
  ['grey', 'gray'],
  ['hyperlink', 'link'],
  ['internet', 'network', 'offline', 'online', 'wifi'],
  ['licence', 'license'],
  ['markdown', 'md'],
  ['maximum', 'limit', 'largest'],
  ['missing', 'gone', 'vanished', 'disappeared'],
  ['node', 'nodejs', 'node.js'],
  ['non-breaking', 'no-break', 'nbsp'],
  ['npm', 'library', 'package'],
  ['number', 'numbered', 'numbering'],
  ['odd', 'strange', 'weird'],
  ['phone', 'mobile', 'android', 'iphone'],
  ['picture', 'image', 'photo', 'screenshot'],
  ['poem', 'poetry', 'verse'],
  ['private', 'privacy', 'confidential'],
  ['professor', 'supervisor', 'instructor', 'teacher'],
  ['quote', 'blockquote', 'quotation'],
  ['reference-doc', '--reference-doc', 'template'],
  ['reproducible', 'deterministic'],
  ['restart', 'start again'],
  ['shortcut', 'hotkey', 'keyboard'],
  ['spacing', 'space', 'spaced'],
  ['speed', 'fast', 'faster', 'slow'],
  ['spellcheck', 'spelling', 'proofing'],
  ['stdin', 'stdout', 'standard input', 'standard output'],
  ['strikethrough', 'strike', 'struck'],
  ['university', 'institution', 'college', 'school'],
];

/** What people ask for, with what the documentation says about it: who types the second does not mean the first. */
const ASKED: readonly (readonly [asked: string, ...meant: string[]])[] = [
  ['-g', '--global'],
  ['ads', 'advertisement'],
  ['age', 'children'],
  ['blurry', 'resolution', 'pixels', 'size'],
  ['brand', 'company'],
  ['brew', 'homebrew'],
  ['broken', 'wrong', 'troubleshooting'],
  ['bullet', 'list'],
  ['catch', 'cost', 'advertisement'],
  ['changelog', 'version'],
  ['cjs', 'commonjs'],
  ['cli', 'command line'],
  ['cmd', 'command line'],
  ['coauthor', 'two people'],
  ['collaborate', 'two people'],
  ['collaboration', 'two people'],
  ['contribute', 'contributing', 'open source'],
  ['crash', 'slow', 'troubleshooting'],
  ['csp', 'content-security-policy'],
  ['curl', 'rest api', 'request'],
  ['different', 'comparison', 'difference'],
  ['docs', 'documents', 'documentation'],
  ['disappear', 'missing'],
  ['donate', 'cost'],
  ['drag', 'drop'],
  ['extension', 'plug-in'],
  ['fail', 'error', 'troubleshooting'],
  ['file-name', 'name of the file', 'names of files'],
  ['flowchart', 'diagram'],
  ['freeze', 'slow', 'cancel'],
  ['front-matter', 'front matter'],
  ['frontmatter', 'front matter'],
  ['hash', '#', 'headings'],
  ['hashtag', 'hashes', 'headings'],
  ['ie', 'internet explorer'],
  ['ie11', 'internet explorer'],
  ['iframe', 'frame', 'embed'],
  ['img', 'picture', 'image'],
  ['jpg', 'jpeg'],
  ['lambda', 'function'],
  ['lecturer', 'instructor', 'supervisor'],
  ['linux', 'command line'],
  ['lost', 'saved', 'missing'],
  ['mac', 'macos', 'apple', 'safari'],
  ['max', 'maximum', 'limit'],
  ['metadata', 'front matter'],
  ['money', 'cost', 'advertisement'],
  ['nda', 'confidential'],
  ['output', 'formats'],
  ['page-break', 'page breaks', 'new page'],
  ['owns', 'yours'],
  ['pic', 'picture'],
  ['pipe', 'standard input'],
  ['placeholder', 'fields'],
  ['powershell', 'command line'],
  ['precommit', 'continuous integration'],
  ['pre-commit', 'continuous integration'],
  ['prof', 'supervisor', 'instructor'],
  ['pwa', 'install'],
  ['referencing', 'citation'],
  ['refund', 'price', 'cost'],
  ['resize', 'size', 'width'],
  ['screen-reader', 'screen readers', 'accessible', 'accessibility'],
  ['refs', 'references', 'bibliography'],
  ['register', 'account'],
  ['safe', 'confidential', 'privacy'],
  ['sdk', 'library'],
  ['secret', 'confidential', 'privacy'],
  ['secure', 'confidential', 'privacy', 'security'],
  ['send', 'share'],
  ['sensitive', 'confidential', 'privacy'],
  ['serverless', 'function', 'lambda'],
  ['subfolder', 'subdomain'],
  ['subpath', 'subdomain'],
  ['symbols', 'marks', 'characters'],
  ['terminal', 'command line'],
  ['ugly', 'look'],
  ['uni', 'university', 'institution'],
  ['versus', 'comparison'],
  ['vs', 'comparison'],
  ['vs-code', 'vs code', 'extension'],
  ['vulnerability', 'security'],
  ['yaml', 'front matter'],
];

const FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ...SYNONYMS.flatMap((forms) => forms.map((form) => [form, forms] as const)),
  ...ASKED.map((forms) => [forms[0], forms] as const),
]);

/** Texts and queries are compared in lower case, and without commas in numbers. */
export function compared(text: string): string {
  return text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1');
}

/** The words of a query that say what it is about; all of its words if none does. */
export function queryWords(query: string): readonly QueryWord[] {
  const plain = PHRASES.reduce(
    (text, [said, meant]) => text.replace(said, meant),
    compared(query).replace(/['’]/g, ''),
  );
  const all = plain.split(/\s+/).map(withoutMarks).filter(Boolean);
  const significant = all.filter((word) => !FILLERS.has(word));
  return (significant.length > 0 ? significant : all).map(formsOf);
}

/** A question mark or comma belongs to the sentence, `[@key]` to the word. */
function withoutMarks(word: string): string {
  return /^[\p{L}\d]/u.test(word) ? word.replace(/[?!,.:;]+$/, '') : word;
}

function formsOf(word: string): QueryWord {
  const singular = /^\p{L}{4,}s$/u.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const stem = stemOf(singular);
  const others = FORMS.get(word) ?? FORMS.get(singular) ?? FORMS.get(stem) ?? [];
  const forms = [singular, stem, withZ(word), ...others];
  return [word, ...new Set(forms.filter((form) => form !== word))];
}

/** What `embedding`, `embedded` and `embeds` have in common, if enough is left to tell words apart. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|ers?|able)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return stem.length >= MIN_STEM ? stem : word;
}

const MIN_STEM = 5;

/** The spelling of the documentation: `recognize` for `recognise`. */
function withZ(word: string): string {
  return word.replace(/(?<=\p{L}{4})is(?=(?:e[ds]?|ing|ation)$)/u, 'iz');
}
