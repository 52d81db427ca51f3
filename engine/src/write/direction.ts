import type { Inline } from '../document.js';
import { ownText } from '../plain-text.js';

const RIGHT_TO_LEFT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const STRONG = new RegExp(`[${RIGHT_TO_LEFT}\\p{L}]`, 'u');
const ANY = new RegExp(`[${RIGHT_TO_LEFT}]`);
const LEFT_TO_RIGHT = `(?![${RIGHT_TO_LEFT}])\\p{L}`;
/** What runs against the direction of its paragraph. Spaces, digits and signs at its ends go with the paragraph. */
const AGAINST_LEFT_TO_RIGHT = new RegExp(
  `([${RIGHT_TO_LEFT}](?:(?:[${RIGHT_TO_LEFT}]|[^\\p{L}])*[${RIGHT_TO_LEFT}])?)`,
  'u',
);
const AGAINST_RIGHT_TO_LEFT = new RegExp(
  `(${LEFT_TO_RIGHT}(?:[^${RIGHT_TO_LEFT}]*(?:${LEFT_TO_RIGHT}|\\p{N}))?)`,
  'u',
);

/** Whether a text holds letters that are written from right to left (Hebrew, Arabic and their kin). */
export function hasRightToLeft(text: string): boolean {
  return ANY.test(text);
}

/**
 * Whether a paragraph runs from right to left: whether its first letter does (Unicode Standard Annex 9, P2). One
 * without letters goes with what is around it.
 */
export function isRightToLeft(inlines: readonly Inline[], around = false): boolean {
  const first = firstLetter(inlines);
  return first === undefined ? around : hasRightToLeft(first);
}

function firstLetter(inlines: readonly Inline[]): string | undefined {
  for (const inline of inlines) {
    const letter = 'children' in inline ? firstLetter(inline.children) : STRONG.exec(ownText(inline))?.[0];
    if (letter !== undefined) return letter;
  }
  return undefined;
}

/** Cuts a text where its direction changes; `rightToLeft` is the direction of its paragraph. */
export function stretchesOf(
  text: string,
  rightToLeft: boolean,
): readonly { readonly text: string; readonly rightToLeft: boolean }[] {
  const parts = text.split(rightToLeft ? AGAINST_RIGHT_TO_LEFT : AGAINST_LEFT_TO_RIGHT);
  return parts
    .map((part, index) => ({ text: part, rightToLeft: index % 2 === 1 ? !rightToLeft : rightToLeft }))
    .filter((stretch) => stretch.text !== '');
}
