import { LEFT_TO_RIGHT, RIGHT_TO_LEFT } from '../model/nodes/text-direction.js';
import { closingBrackets, openBrackets } from './brackets.js';

/** Text against the direction of its paragraph. Spaces, digits and punctuation at its ends follow the paragraph. */
const AGAINST_LEFT_TO_RIGHT = new RegExp(
  `([${RIGHT_TO_LEFT}](?:(?:[${RIGHT_TO_LEFT}]|[^\\p{L}])*[${RIGHT_TO_LEFT}])?)`,
  'u',
);
const AGAINST_RIGHT_TO_LEFT = new RegExp(
  `(${LEFT_TO_RIGHT}(?:[^${RIGHT_TO_LEFT}]*(?:${LEFT_TO_RIGHT}|\\p{N}))?)`,
  'u',
);

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
    const part = joined[index] ?? '';
    const after = joined[index + 1] ?? '';
    const closing = closingBrackets(after, openBrackets(part));
    joined[index] = part + after.slice(0, closing);
    joined[index + 1] = after.slice(closing);
  }
  return joined;
}
