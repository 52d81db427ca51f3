/** Widths are in 2048ths of an em, as in the fonts themselves. */
const UNITS = 2048;

const FIRST_OF_OTHERS = 0x100;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By the code of the digit. */
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS.charCodeAt(value)] = value;
const AS_EXPECTED = '.';
const SKIPPED = '!';

/** The value of the two digits at `index`. */
function two(text: string, index: number): number {
  const high = VALUES[text.charCodeAt(index)] ?? 0;
  return high * 64 + (VALUES[text.charCodeAt(index + 1)] ?? 0);
}

/** Fills in the widths, in em, of these characters: two digits each. */
export function decodeBasic(text: string, characters: readonly number[], widths: Float32Array): void {
  let index = 0;
  for (const code of characters) {
    widths[code] = two(text, index) / UNITS;
    index += 2;
  }
}

/**
 * Fills in the widths, in em, of the other characters in their order. A point stands for a width as expected: that of the
 * letter without its accents or, of one without accents, that of the character before. `!` and two digits stand for so
 * many characters that the font lacks, two digits for a width.
 */
export function decodeOthers(text: string, widths: Float32Array): void {
  let code = FIRST_OF_OTHERS;
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index);
    if (sign === SKIPPED) {
      code += two(text, index + 1);
      index += 2;
      continue;
    }
    if (sign === AS_EXPECTED) {
      const base = String.fromCharCode(code).normalize('NFD').charCodeAt(0);
      before = base < code ? (widths[base] ?? 0) : before;
    } else {
      before = two(text, index) / UNITS;
      index++;
    }
    widths[code++] = before;
  }
}
