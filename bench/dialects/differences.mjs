/** @typedef {import('./structure.mjs').Fact} Fact */
/** @typedef {{ side: 'ours' | 'theirs', fact: Fact }} Difference */

/**
 * What only one of two readings has, counted: a fact that one has twice and the other once is a difference.
 *
 * @param {readonly Fact[]} ours
 * @param {readonly Fact[]} theirs
 * @returns {Difference[]}
 */
export function differencesOf(ours, theirs) {
  return [
    ...more(ours, theirs).map((fact) => ({ side: /** @type {const} */ ('ours'), fact })),
    ...more(theirs, ours).map((fact) => ({ side: /** @type {const} */ ('theirs'), fact })),
  ];
}

/**
 * @param {readonly Fact[]} facts
 * @param {readonly Fact[]} others
 */
function more(facts, others) {
  /** @type {Map<string, number>} */
  const left = new Map();
  const keyOf = (/** @type {Fact} */ { kind, text }) => `${kind}\n${text}`;
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(keyOf(fact)) ?? 0;
    left.set(keyOf(fact), count - 1);
    return count <= 0;
  });
}

/**
 * A known class of differences. `test` gets the difference and the Markdown of the document; classes are tried in their order.
 *
 * @typedef {object} DifferenceClass
 * @property {string} name
 * @property {'theirs' | 'both allowed' | 'extension'} verdict
 * @property {string} reason
 * @property {(difference: Difference, markdown: string) => boolean} test
 */

/** @type {(kind: string, pattern: RegExp) => DifferenceClass['test']} */
const inText =
  (kind, pattern) =>
  ({ fact }, markdown) =>
    fact.kind === kind && pattern.test(markdown);

/** @type {readonly DifferenceClass[]} */
export const CLASSES = [
  {
    name: 'bare addresses',
    verdict: 'extension',
    reason: 'An address in the text is a link, as in GFM; pandoc needs `autolink_bare_uris`',
    test: ({ side, fact }, markdown) =>
      fact.kind === 'link' && side === 'ours' && new RegExp(`(?<![(<"])${escaped(fact.text)}`).test(markdown),
  },
  {
    name: 'HTML as Markdown',
    verdict: 'extension',
    reason:
      'Headings, lists, tables, links and pictures written in HTML are read; pandoc keeps HTML as raw text',
    test: ({ side, fact }, markdown) => side === 'ours' && htmlOf(fact).test(markdown),
  },
  {
    name: 'tabs in code',
    verdict: 'theirs',
    reason: 'Tabs in code stay, as CommonMark has it; pandoc makes spaces of them',
    test: inText('code', /\t/),
  },
  {
    name: 'titles of callouts',
    verdict: 'extension',
    reason: 'The heading that opens a callout is its title, as in Quarto, and none of the text',
    test: ({ side, fact }, markdown) =>
      side === 'theirs' && inText('heading', /^:{3,}.*callout-/m)({ side, fact }, markdown),
  },
  {
    name: 'directives',
    verdict: 'extension',
    reason: 'Directives of MyST are read, or shown by what they name; for pandoc they are code',
    test: ({ fact }, markdown) =>
      fact.kind === 'inline code' ? /^[`~:]{3,}\{[\w-]+\}/m.test(markdown) : isInDirective(fact, markdown),
  },
  {
    name: 'numbers as written',
    verdict: 'both allowed',
    reason:
      'An item has the letter or Roman numeral that its author has given it, also after those that are left out; pandoc counts on',
    test: ({ side, fact: { kind, text } }, markdown) => {
      const [, number, words = ''] = /^\d+ (\d+) (\S+)/.exec(text) ?? [];
      if (side !== 'ours' || kind !== 'item' || number === undefined) return false;
      const letter = String.fromCharCode('a'.charCodeAt(0) + Number(number) - 1);
      const sign = `(?:${escaped(letter)}|${ROMAN[Number(number) - 1] ?? letter})`;
      return new RegExp(`^[\\s>]*\\(?${sign}[.)]\\s+[\\W_]*${escaped(words)}`, 'im').test(markdown);
    },
  },
  {
    name: 'roles',
    verdict: 'extension',
    reason:
      'Roles of MyST, such as {ref}, are read, or shown by the text that they refer to; for pandoc they are text and code',
    test: ({ fact: { kind, text } }, markdown) => {
      if (kind !== 'item' && kind !== 'cell' && kind !== 'link') return false;
      const words = plainWords(text.replace(/^\d+ \S+ (?:ref )?/, ''))
        .split(' ')
        .slice(0, 2)
        .join(' ');
      return markdown
        .split('\n')
        .some(
          (line) =>
            ROLE.test(line) &&
            (kind === 'link' ? line.includes(text.replace(/^#/, '')) : plainWords(line).includes(words)),
        );
    },
  },
  {
    name: 'links between double brackets',
    verdict: 'extension',
    reason:
      'Links and pictures between double brackets, as in Obsidian, are read, also with other words to show; for pandoc they are text',
    test: ({ fact: { kind, text } }, markdown) => {
      if (kind === 'picture') return markdown.includes(`![[${text}`) || markdown.includes(`/${text}`);
      if (kind !== 'item' && kind !== 'cell' && kind !== 'link') return false;
      const words = plainWords(text.replace(/^\d+ \S+ /, '')).split(' ');
      return markdown
        .split('\n')
        .some((line) => line.includes('[[') && words.every((word) => plainWords(line).includes(word)));
    },
  },
  {
    name: 'LaTeX and chunks',
    verdict: 'extension',
    reason:
      'Tables and pictures of LaTeX, and pictures that a chunk of R Markdown includes by name, are read; for pandoc they are raw LaTeX and code',
    test: ({ side, fact: { kind, text } }, markdown) =>
      side === 'ours' &&
      (kind === 'picture'
        ? new RegExp(`(?:includegraphics|include_graphics)[^\\n]*${escaped(text)}`).test(markdown)
        : kind === 'cell' && /\\begin\{(?:tabular|longtable)[*x]?\}/.test(markdown)),
  },
  {
    name: 'rows without pipes',
    verdict: 'theirs',
    reason:
      'A line directly below the rows of a pipe table is a row, even without a pipe, as in GFM; pandoc begins a paragraph',
    test: ({ side, fact: { kind, text } }, markdown) => {
      const lines = markdown.split('\n');
      const begins = (/** @type {string} */ line) =>
        !line.includes('|') && plainWords(line).startsWith(plainWords(text).slice(0, 40));
      return (
        side === 'ours' &&
        kind === 'cell' &&
        text !== '' &&
        lines.some((line, index) => begins(line) && (lines[index - 1] ?? '').trim() !== '')
      );
    },
  },
  {
    name: 'notes without a reference',
    verdict: 'both allowed',
    reason: 'A definition that nothing refers to is kept and reported; pandoc leaves it out',
    test: ({ side, fact }, markdown) =>
      side === 'ours' && inText('note', /^\[\^[^\]]+\]:/m)({ side, fact }, markdown),
  },
];

/**
 * Whether the words of a fact stand in a directive of MyST.
 *
 * @param {Fact} fact
 * @param {string} markdown
 */
function isInDirective({ kind, text }, markdown) {
  const words = kind === 'item' ? text.replace(/^\d+ \S+ ?/, '') : text.replace(/ [→↓].*/, '');
  const own = plainWords(words);
  return Array.from(markdown.matchAll(DIRECTIVE)).some(([directive]) => plainWords(directive).includes(own));
}

const ROLE = /\{[a-z]+(?::[\w-]+)*\}`/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const DIRECTIVE = /^[ \t]*(`{3,}|~{3,}|:{3,})\{[\w:-]+\}[\s\S]*?^[ \t]*\1/gm;

/** @param {string} text */
const plainWords = (text) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/**
 * What a fact looks like in HTML: tags of its kind or, of links and pictures, one with the address.
 *
 * @param {Fact} fact
 */
const htmlOf = ({ kind, text }) =>
  kind === 'link' || kind === 'picture'
    ? new RegExp(`<(?:a|img|iframe|video|source)\\s[^<>]*=["']?${escaped(text)}`, 'i')
    : HTML[kind];

/** @type {Readonly<Record<Exclude<Fact['kind'], 'link' | 'picture'>, RegExp>>} */
const HTML = {
  heading: /<h[1-6][\s>]/i,
  item: /<li[\s>]/i,
  cell: /<t[dh][\s>]/i,
  note: /<aside[\s>]/i,
  code: /<pre[\s>]/i,
  'inline code': /<(?:code|tt)[\s>]/i,
};

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The class of what one of two dialects reads as we do, although the other does not. */
export const OTHER_DIALECT = 'read as in the other dialect';

/**
 * The name of the class of a difference; undefined if it is not explained.
 *
 * @param {Difference} difference
 * @param {string} markdown
 * @param {readonly Difference[]} others the differences from the other dialect
 */
export function classOf(difference, markdown, others) {
  const { side, fact } = difference;
  const isCommon = others.some(
    (other) => other.side === side && other.fact.kind === fact.kind && other.fact.text === fact.text,
  );
  return isCommon ? CLASSES.find(({ test }) => test(difference, markdown))?.name : OTHER_DIALECT;
}

/**
 * The line on which the words of a fact begin, from 1; 1 if they are not found together.
 *
 * @param {Fact} fact
 * @param {string} markdown
 */
export function lineOf({ text, kind }, markdown) {
  const words = (
    kind === 'heading' ? text.replace(/^\d /, '') : kind === 'item' ? text.replace(/^\d+ \S+ /, '') : text
  )
    .split(/[ \n]/)
    .slice(0, 3);
  const found = new RegExp(words.map(escaped).join('[^\\p{L}\\p{N}]+'), 'u').exec(markdown);
  return found ? markdown.slice(0, found.index).split('\n').length : 1;
}
