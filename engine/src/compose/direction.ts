import type { Block, Inline, Link } from '../model/document.js';
import { runsOf } from '../model/nodes/children.js';
import { plainText } from '../model/nodes/plain-text.js';
import { walk } from '../model/nodes/walk.js';
import { closingBrackets, openBrackets } from './brackets.js';

/** Hebrew, Arabic and their relatives; then those beyond the first plane, such as Adlam. */
const RIGHT_TO_LEFT =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc' + '\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const STRONG = new RegExp(`[${RIGHT_TO_LEFT}\\p{L}]`, 'u');
const ANY = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');
const LEFT_TO_RIGHT = `(?![${RIGHT_TO_LEFT}])\\p{L}`;
/** Text against the direction of its paragraph. Spaces, digits and punctuation at its ends follow the paragraph. */
const AGAINST_LEFT_TO_RIGHT = new RegExp(
  `([${RIGHT_TO_LEFT}](?:(?:[${RIGHT_TO_LEFT}]|[^\\p{L}])*[${RIGHT_TO_LEFT}])?)`,
  'u',
);
const AGAINST_RIGHT_TO_LEFT = new RegExp(
  `(${LEFT_TO_RIGHT}(?:[^${RIGHT_TO_LEFT}]*(?:${LEFT_TO_RIGHT}|\\p{N}))?)`,
  'u',
);

/** Whether a text contains right-to-left letters (Hebrew, Arabic, Adlam and others). */
export function hasRightToLeft(text: string): boolean {
  return ANY.test(text);
}

/**
 * Whether a paragraph runs from right to left, which its first letter decides (Unicode Standard Annex 9, P2). Code,
 * formulas and addresses use the same letters in every language and do not count. A paragraph without letters follows its
 * surroundings.
 */
export function isRightToLeft(inlines: readonly Inline[], around = false): boolean {
  return directionOf(inlines) ?? around;
}

/** The same for a paragraph in its context: all paragraphs of a list have one direction. */
export function runsRightToLeft(inlines: readonly Inline[], { keepsSide, rightToLeft }: Side): boolean {
  return keepsSide ? rightToLeft : isRightToLeft(inlines, rightToLeft);
}

/** The part of a context that decides the direction. */
interface Side {
  readonly rightToLeft: boolean;
  readonly keepsSide: boolean;
}

/** Whether the first letter in blocks is a right-to-left letter; undefined if there are no letters. */
export function directionOfBlocks(blocks: readonly Block[]): boolean | undefined {
  for (const block of blocks) {
    const found = block.type === 'paragraph' ? directionOf(block.children) : directionIn(block);
    if (found !== undefined) return found;
  }
  return undefined;
}

function directionIn(block: Block): boolean | undefined {
  let found: boolean | undefined;
  walk([block], {
    block(each) {
      for (const inlines of runsOf(each)) found ??= directionOf(inlines);
    },
  });
  return found;
}

/**
 * The direction of a list is that of most of its items, because a single one may begin with a foreign word. On a tie, the
 * list follows its surroundings.
 */
export function directionOfItems(items: readonly (readonly Block[])[], around: boolean): boolean {
  const directions = items.map(directionOfBlocks).filter((direction) => direction !== undefined);
  const balance = directions.reduce((sum, rightToLeft) => sum + (rightToLeft ? 1 : -1), 0);
  return balance === 0 ? around : balance > 0;
}

export function directionOf(inlines: readonly Inline[]): boolean | undefined {
  for (const inline of inlines) {
    const found = directionOfOne(inline);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A quick test of the text between two spaces. */
const MAY_HOLD_ADDRESS = /:\/\/|@|www\.|mailto:/i;
const ADDRESS = /(?:[a-z][a-z\d+.-]*:\/\/|mailto:|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+/gi;

function directionOfOne(inline: Inline): boolean | undefined {
  switch (inline.type) {
    case 'text':
      return directionOfText(inline.value);
    case 'inlineCode':
    case 'inlineMath':
    case 'monospace':
    case 'keyboard':
    case 'crossReference':
    case 'commentStart':
    case 'commentEnd':
    case 'fieldMark':
    case 'footnoteReference':
    case 'image':
    case 'indexMark':
    case 'break':
      return undefined;
    case 'link':
      return showsAddress(inline) ? undefined : directionOf(inline.children);
    case 'delete':
    case 'emphasis':
    case 'highlight':
    case 'smallCaps':
    case 'strong':
    case 'styled':
    case 'subscript':
    case 'superscript':
    case 'textColor':
    case 'background':
    case 'underline':
    case 'citation':
    case 'deletion':
    case 'insertion':
    case 'wikiLink':
      return directionOf(inline.children);
  }
}

function directionOfText(text: string): boolean | undefined {
  const first = STRONG.exec(text);
  if (!first) return undefined;
  const letter = isInAddress(text, first.index) ? STRONG.exec(text.replace(ADDRESS, ''))?.[0] : first[0];
  return letter === undefined ? undefined : hasRightToLeft(letter);
}

/** Whether a position may be inside an address. Addresses contain no spaces. */
function isInAddress(text: string, at: number): boolean {
  const end = text.indexOf(' ', at);
  return MAY_HOLD_ADDRESS.test(text.slice(text.lastIndexOf(' ', at) + 1, end < 0 ? undefined : end));
}

/** Whether the text of a link is its address, or a part of it with a dot. */
function showsAddress({ url, children }: Link): boolean {
  const text = plainText(children).trim();
  return text.includes('.') && url.toLowerCase().includes(text.toLowerCase());
}

/** Splits a text where its direction changes; `rightToLeft` is the direction of its paragraph. */
export function stretchesOf(
  text: string,
  rightToLeft: boolean,
): readonly { readonly text: string; readonly rightToLeft: boolean }[] {
  const parts = text.split(rightToLeft ? AGAINST_RIGHT_TO_LEFT : AGAINST_LEFT_TO_RIGHT);
  return withClosingBrackets(parts)
    .map((part, index) => ({ text: part, rightToLeft: index % 2 === 1 ? !rightToLeft : rightToLeft }))
    .filter((stretch) => stretch.text !== '');
}

/** A bracket that opens within words, as in `f(x)`, closes in their direction, too (Unicode Standard Annex 9, N0). */
function withClosingBrackets(parts: readonly string[]): readonly string[] {
  const joined = [...parts];
  for (let index = 1; index < joined.length; index += 2) {
    const [part = '', after = ''] = joined.slice(index);
    const closing = closingBrackets(after, openBrackets(part));
    joined[index] = part + after.slice(0, closing);
    joined[index + 1] = after.slice(closing);
  }
  return joined;
}
