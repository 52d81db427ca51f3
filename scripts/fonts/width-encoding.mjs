// The counterpart of engine/src/metrics/decode-widths.ts.

export const UNITS = 2048;
const FIRST_OF_REST = 0x100;
const LAST_OF_REST = 0x2bff;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HAS_NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Cn}]/u;
/** Phonetic letters in dictionaries. */
const RARE = (/** @type {number} */ code) => code >= 0x1d00 && code < 0x1dc0;

/** The largest number that two digits hold. */
const MAX_TWO_DIGITS = 64 * 64 - 1;
/** @param {number} value at most `MAX_TWO_DIGITS` */
const two = (value) => `${DIGITS[value >> 6]}${DIGITS[value & 63]}`;

/** Two digits for each. @param {readonly number[]} values */
export function encodeUnits(values) {
  return values.map(two).join('');
}

/**
 * The widths from `FIRST_OF_REST` to `LAST_OF_REST`: a dot for the expected width, `!` and two digits for that many
 * characters that the font lacks, else two digits.
 *
 * @param {ReadonlyMap<number, number>} widths
 * @param {ReadonlySet<number>} known written elsewhere
 */
export function encodeRest(widths, known) {
  let text = '';
  let skipped = 0;
  let before = 0;
  for (let code = FIRST_OF_REST; code <= LAST_OF_REST; code += 1) {
    const character = String.fromCharCode(code);
    const width = widths.get(code);
    if (!width || known.has(code) || RARE(code) || HAS_NO_WIDTH.test(character)) {
      skipped += 1;
      continue;
    }
    for (; skipped > 0; skipped -= Math.min(skipped, MAX_TWO_DIGITS))
      text += `!${two(Math.min(skipped, MAX_TWO_DIGITS))}`;
    const base = character.normalize('NFD').charCodeAt(0);
    const expected = base < code ? widths.get(base) : before;
    text += width === expected ? '.' : two(width);
    before = width;
  }
  return text;
}
