/** Widths are in 2048ths of an em, as the fonts themselves have them. */
const UNITS = 2048;

const FIRST_OF_OTHERS = 0x100;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<number, number> = new Map(
  Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]),
);
const AS_EXPECTED = '.';
const SKIPPED = '!';

/** The value of the two digits at `index`. */
function two(text: string, index: number): number {
  const [high, low] = [VALUES.get(text.charCodeAt(index)), VALUES.get(text.charCodeAt(index + 1))];
  return (high ?? 0) * 64 + (low ?? 0);
}

/** Fills in the widths, in em, of these characters: two digits each. */
export function decodeBasic(text: string, characters: readonly number[], widths: Float32Array): void {
  for (const [index, code] of characters.entries()) widths[code] = two(text, index * 2) / UNITS;
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
