import { wordsOf } from './structure.mjs';

/** @typedef {import('./structure.mjs').Fact} Fact */
/** @typedef {import('./differences.mjs').Difference} Difference */

/*
 * What a difference is about: the lines with its words, or the part of HTML, of a chunk, of a directive or of a block that has them.
 */

/** @param {string} text */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text in which signs of addresses are not encoded.
 *
 * @param {string} text
 */
export const decoded = (text) =>
  text.replace(/%[2-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

/**
 * The words of a fact, without its level, number, marks and columns.
 *
 * @param {Fact} fact
 */
export const ownWords = ({ kind, text }) => {
  if (kind === 'item') return text.replace(/^\d+ \S+ ?/, '');
  if (kind === 'heading' || kind === 'span') return text.replace(/^\S+ ?/, '');
  return wordsOf(text.replace(/ [→↓]\d+/g, ''));
};

/**
 * The numbers of the lines on which the first words of a fact stand.
 *
 * @param {Fact} fact
 * @param {readonly string[]} lines
 */
export function linesOf(fact, lines) {
  const words = ownWords(fact).split(' ').slice(0, 3).join(' ');
  return [...lines.keys()].filter((line) => words !== '' && wordsOf(lines[line] ?? '').includes(words));
}

/**
 * Whether one of the lines with the words of a fact has a sign. Words of a reference may be missing in one of the readings, so that of a
 * list item or a note the line with its first word is looked at, too.
 *
 * @type {(fact: Fact, markdown: string, sign: RegExp) => boolean}
 */
export function isOnLineWith(fact, markdown, sign) {
  const lines = markdown.split('\n');
  if (linesOf(fact, lines).some((line) => sign.test(lines[line] ?? ''))) return true;
  const [first = ''] = ownWords(fact).split(' ');
  return (
    (fact.kind === 'item' || fact.kind === 'note' || fact.kind === 'cell' || fact.kind === 'span') &&
    lines.some((line) => sign.test(line) && wordsOf(line).split(' ').includes(first))
  );
}

/**
 * What the other reading has of the same kind in the place of a fact.
 *
 * @type {(difference: Difference, all: readonly Difference[], isAlike: (fact: Fact) => boolean) => boolean}
 */
export const hasCounterpart = ({ side, fact }, all, isAlike) =>
  all.some((other) => other.side !== side && other.fact.kind === fact.kind && isAlike(other.fact));

/** The tags of HTML in which a fact of each kind stands. */
const TAGS = {
  heading: 'h[1-6]',
  item: 'li',
  cell: 't[dh]',
  note: 'aside',
  code: 'pre|textarea|script|style',
  'inline code': 'code|tt|samp',
  span: 'em|i|strong|b|s|del|strike|sup|sub|u|ins|cite|dfn|var|small',
  figure: 'figcaption|img',
};

/** @type {(text: string) => string} */
const withoutTags = (text) => text.replace(/<[^<>]*>/g, ' ');

/**
 * Whether an element of HTML of its kind begins with the words of a fact, or a tag has its address.
 *
 * @param {Fact} fact
 * @param {string} markdown
 */
export function isOfHtml(fact, markdown) {
  const { kind, text } = fact;
  if (kind === 'link' || kind === 'picture')
    return new RegExp(
      `<(?:a|img|iframe|video|source)\\s[^<>]*=\\s*["']?${escaped(text).replace(/ö/g, '(?:ö|&ouml;)').replace(/&/g, '&(?:amp;)?')}`,
      'i',
    ).test(markdown);
  const words = ownWords(fact).split(' ').slice(0, 4).join(' ');
  return Array.from(markdown.matchAll(new RegExp(`<(?:${TAGS[kind]})(?=[\\s>])[^<>]*>`, 'gi'))).some(
    ({ 0: tag, index }) => {
      const inside = wordsOf(withoutTags(markdown.slice(index + tag.length, index + tag.length + 2000)));
      // `<file>` may be a word in code.
      const whole = wordsOf(markdown.slice(index + tag.length, index + tag.length + 200));
      return (
        words === '' ||
        inside.startsWith(words) ||
        /^(?:code )?$/.test(whole.split(words)[0] ?? '') ||
        wordsOf(tag).includes(words)
      );
    },
  );
}

const CHUNK = /^([ \t>]*)(`{3,})[ \t]*\{([a-zA-Z]\w*)\b([^}\n]*)\}[ \t]*\n([\s\S]*?)^[ \t>]*\2[ \t]*$/gm;
export const OPTION_LINES = /^(?:#|\/\/|%%|--)\|.*\n?/gm;

/** @param {string} markdown */
export const chunksOf = (markdown) =>
  Array.from(markdown.matchAll(CHUNK), ([, indent = '', , engine = '', header = '', body = '']) => ({
    engine,
    header,
    code: body.replaceAll(new RegExp(`^${escaped(indent)}`, 'gm'), ''),
  }));

/** @param {string} text */
export const squeezed = (text) => text.replace(/\s+/g, ' ').trim();

// Chunks of Quarto and R Markdown are code in a language.
const DIRECTIVE =
  /^[ \t>]*(`{3,}|~{3,}|:{3,})[ \t]*\{(?!(?:r|python|julia|ojs|sql|bash|stan|css|js|mermaid|dot)\b)[\w:.-]+\}[\s\S]*?(?:^[ \t>]*\1[ \t]*$|(?![\s\S]))/gm;

/**
 * The directives of MyST in a text: what each is made of, and whether it ends.
 *
 * @param {string} markdown
 */
export const directivesOf = (markdown) =>
  Array.from(markdown.matchAll(DIRECTIVE), ([directive, fence = '']) => ({
    directive,
    isCode: !fence.startsWith(':'),
    isClosed: directive.trimEnd().endsWith(`\n${fence}`),
  }));

/**
 * Whether other programs find a heading in a directive: a line that begins with number signs, or the lines above a rule.
 *
 * @type {(directive: string, words: string) => boolean}
 */
function hasHeading(directive, words) {
  const lines = directive.split('\n');
  return lines.some((line, index) => {
    if (/^[ \t>]*#{1,6}[ \t]/.test(line)) return wordsOf(line) === words;
    if (!/^[ \t>]*(?:-+|=+)[ \t]*$/.test(line)) return false;
    let first = index;
    while (first > 0 && (lines[first - 1] ?? '').trim() !== '') first--;
    return wordsOf(lines.slice(first, index).join(' ')).endsWith(words);
  });
}

/**
 * Markdown without what is not read as words: the addresses of links, the names of roles, and the lines around code.
 *
 * @param {string} text
 */
const withoutNames = (text) =>
  text
    .replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g, '] ')
    .replace(/\{[a-z][\w:-]*\}(?=`)/g, ' ')
    .replace(/^[ \t]*`{3,}[\w-]*$/gm, '');

/** How many letters of a cell are looked for. */
const MAX_CELL = 60;

/**
 * Whether a fact stands in a directive of MyST that the other reading has as code, or as text if it is between colons.
 *
 * @type {(difference: Difference, all: readonly Difference[], markdown: string) => boolean}
 */
export function isOfDirective({ side, fact }, all, markdown) {
  const isCode = (/** @type {Fact} */ { kind }) => kind === 'code' || kind === 'inline code';
  // What a cell contains may have directives of its own, with options.
  const words = fact.kind === 'cell' ? ownWords(fact).slice(0, MAX_CELL) : ownWords(fact);
  return directivesOf(markdown).some(({ directive, isCode: isFenced }) => {
    if (!wordsOf(directive).includes(words) && !wordsOf(withoutNames(directive)).includes(words))
      return false;
    if (side === 'theirs')
      return (
        (fact.kind === 'heading' && hasHeading(directive, words)) ||
        (isCode(fact) && (isFenced || /\n[ \t]*(?:`{3}| {4})/.test(directive)))
      );
    // Without a blank line in it, it is code for pandoc, or a heading above its options.
    return (
      !isFenced ||
      /\n[ \t]*\n/.test(directive) ||
      all.some(
        ({ side: other, fact: { kind, text } }) =>
          other === 'theirs' && kind === 'heading' && hasHeading(directive, text.replace(/^\d /, '')),
      ) ||
      all.some(
        (other) =>
          other.side === 'theirs' &&
          isCode(other.fact) &&
          [other.fact.text, withoutNames(other.fact.text)].some((text) => wordsOf(text).includes(words)),
      )
    );
  });
}

/**
 * Whether a heading is in a block between colons of some class.
 *
 * @type {(fact: Fact, markdown: string, opening: RegExp) => boolean}
 */
export function isInDiv(fact, markdown, opening) {
  const lines = markdown.split('\n');
  return linesOf(fact, lines).some((line) => {
    let depth = 0;
    for (let above = line; above >= 0; above--) {
      const text = lines[above] ?? '';
      if (/^\s*:{3,}\s*$/.test(text)) depth++;
      else if (/^\s*:{3,}/.test(text) && depth-- === 0) return opening.test(text);
    }
    return false;
  });
}

/**
 * Whether a cell is in a table of pipes right below a line of text.
 *
 * @param {Fact} fact
 * @param {string} markdown
 */
export function isBelowText(fact, markdown) {
  const lines = markdown.split('\n');
  const isRow = (/** @type {number} */ line) => (lines[line] ?? '').includes('|');
  return [...lines.keys()].some((line) => {
    if (!isRow(line) || isRow(line - 1) || (lines[line - 1] ?? '').trim() === '') return false;
    let end = line;
    while (isRow(end)) end++;
    const words = ownWords(fact);
    return wordsOf(withoutTags(lines.slice(line, end).join(' '))).includes(words);
  });
}
