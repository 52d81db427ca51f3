import type { Block, Inline, Link } from '../document.js';
import { runsOf } from './children.js';
import { plainText } from './plain-text.js';
import { walk } from './walk.js';

/** In a class of a pattern: Hebrew, Arabic and their relatives; then those beyond the first plane, such as Adlam. */
export const RIGHT_TO_LEFT =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc' + '\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const STRONG = new RegExp(`[${RIGHT_TO_LEFT}\\p{L}]`, 'u');
const ANY = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');
/** A letter of the others. */
export const LEFT_TO_RIGHT = `(?![${RIGHT_TO_LEFT}])\\p{L}`;
const EACH_RIGHT = new RegExp(`[${RIGHT_TO_LEFT}]`, 'gu');
const EACH_LEFT = new RegExp(LEFT_TO_RIGHT, 'gu');
const EACH_LEFT_WORD = new RegExp(`(?:${LEFT_TO_RIGHT})(?:[\\p{L}\\p{M}\\p{N}'’-])*`, 'gu');

/** Whether a text contains right-to-left letters (Hebrew, Arabic, Adlam and others). */
export function hasRightToLeft(text: string): boolean {
  return ANY.test(text);
}

/**
 * Whether a paragraph runs from right to left, in surroundings that do or do not: most of its letters decide. A foreign word, or
 * several, do not turn a paragraph round, not even at its beginning, which only decides where neither script has the clear
 * majority in other surroundings (Unicode Standard Annex 9, P2 and HL1). Code, formulas and addresses use the same letters in
 * every language and do not count. A paragraph without letters follows its surroundings.
 */
export function isRightToLeft(inlines: readonly Inline[], around = false): boolean {
  return isTextRightToLeft(countedText(inlines), around);
}

/** The same for a paragraph in its context: all paragraphs of a list have one direction, and all to which the author gives one. */
export function runsRightToLeft(inlines: readonly Inline[], { directedBy, rightToLeft }: Side): boolean {
  return directedBy === 'letters' ? isRightToLeft(inlines, rightToLeft) : rightToLeft;
}

/** Whether what decides for itself also in a list, such as a table or a caption, runs from right to left by the author's word. */
export function isGivenRightToLeft({ directedBy, rightToLeft }: Side): boolean | undefined {
  return directedBy === 'author' ? rightToLeft : undefined;
}

/** The part of a context that decides the direction. */
interface Side {
  readonly rightToLeft: boolean;
  readonly directedBy: 'letters' | 'list' | 'author';
}

/**
 * The same for blocks that run in one direction, by most of the letters in all of them, and of a title if they have one. In
 * surroundings from right to left, a single word from right to left is enough.
 */
export function blocksRunRightToLeft(
  blocks: readonly Block[],
  around: boolean,
  title: readonly Inline[] = [],
): boolean {
  const runs = [countedText(title), ...runsIn(blocks)];
  return around
    ? runs.some(hasRightToLeft) || !runs.some(isSentence)
    : isTextRightToLeft(runs.join(' '), around);
}

/**
 * The direction of a list is that of most of its items, because a single one may be in a foreign language. On a tie, the list
 * follows its surroundings.
 */
export function directionOfItems(items: readonly (readonly Block[])[], around: boolean): boolean {
  let balance = 0;
  for (const item of items) {
    const runs = runsIn(item);
    const first = runs.find((run) => STRONG.test(run));
    if (first !== undefined) balance += isTextRightToLeft(first, around) ? 1 : -1;
  }
  return balance === 0 ? around : balance > 0;
}

/** The share of letters below which a script is a guest in a paragraph of the other one. */
const GUEST = 0.3;
/** Words in a row that are a sentence also without punctuation, and not names. */
const SENTENCE = 4;

function isTextRightToLeft(text: string, around: boolean): boolean {
  const ofRight = hasRightToLeft(text) ? (text.match(EACH_RIGHT)?.length ?? 0) : 0;
  if (ofRight === 0) return around && !isSentence(text);
  const share = ofRight / (ofRight + (text.match(EACH_LEFT)?.length ?? 0));
  const begins = hasRightToLeft(STRONG.exec(text)?.[0] ?? '');
  if (share > 1 - GUEST) return true;
  return share < GUEST ? around && begins : around || begins;
}

/** Whether text of left-to-right letters needs its own direction: in the other one, its punctuation would be at the wrong end. */
function isSentence(text: string): boolean {
  const trimmed = text.trim();
  const words = trimmed.match(EACH_LEFT_WORD)?.length ?? 0;
  return words >= SENTENCE || (words > 0 && /[.!?:;,…]$/.test(trimmed));
}

/** The texts of the paragraphs in blocks. */
function runsIn(blocks: readonly Block[]): readonly string[] {
  const runs: string[] = [];
  walk(blocks, {
    block(each) {
      for (const inlines of runsOf(each)) runs.push(countedText(inlines));
    },
  });
  return runs;
}

/** The text whose letters count. */
function countedText(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) text += countedTextOf(inline);
  return text;
}

/** A quick test for addresses. */
const MAY_HOLD_ADDRESS = /:\/\/|@|www\.|mailto:/i;
const ADDRESS = /(?:[a-z][a-z\d+.-]*:\/\/|mailto:|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+/gi;

function countedTextOf(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return MAY_HOLD_ADDRESS.test(inline.value) ? inline.value.replace(ADDRESS, '') : inline.value;
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
      return '';
    case 'break':
      return ' ';
    case 'link':
      return showsAddress(inline) ? '' : countedText(inline.children);
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
    case 'font':
    case 'direction':
    case 'language':
    case 'underline':
    case 'citation':
    case 'deletion':
    case 'insertion':
    case 'wikiLink':
      return countedText(inline.children);
  }
}

/** Whether the text of a link is its address, or a part of it with a dot. */
function showsAddress({ url, children }: Link): boolean {
  const text = plainText(children).trim();
  return text.includes('.') && url.toLowerCase().includes(text.toLowerCase());
}
