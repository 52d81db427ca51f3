import { decodeBasic } from './decode-widths.js';

type Widths = typeof import('./other-widths.js').OTHER_WIDTHS;

let widths: Widths | undefined;
/** Regular and bold, by UTF-16 code unit. */
let complex: readonly Float32Array[] = [];

/**
 * Matches a letter whose width must be loaded: none of the basic characters, nor of those without a width in any of our
 * fonts.
 */
export const OTHER_LETTERS = /[^\0-\u00ff–—‘’‚“”„†‡•…‰‹›€™\u2610-\u2612\u2c00-\uffff]|&[#a-z][\da-z]*;/i;

/** The minus that typography may make of a hyphen, and whose width must be loaded, in a text that may have none yet. */
export function typographicMinus(
  text: { readonly has: (pattern: RegExp) => boolean },
  smartQuotes: boolean,
): string {
  return smartQuotes && text.has(BEFORE_DIGIT) ? '\u2212' : '';
}

const BEFORE_DIGIT = /-\d/;

/**
 * Loads the widths of the letters beyond Latin-1, if any of the texts has some: until then they are guessed. The texts
 * may be Markdown.
 */
export async function loadOtherWidths(texts: readonly string[]): Promise<void> {
  if (widths || !texts.some((text) => OTHER_LETTERS.test(text))) return;
  const others = await import('./other-widths.js');
  const codes = others.COMPLEX_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  complex = others.COMPLEX_WIDTHS.map((digits) => {
    const all = new Float32Array(0x10000);
    decodeBasic(digits, codes, all);
    return all;
  });
  widths = others.OTHER_WIDTHS;
}

/** In em: of a letter of Arabic, Devanagari or Thai, or of its form beside others; 0 for one that is not measured. */
export function complexWidth(code: number, bold: boolean): number {
  return complex[bold ? 1 : 0]?.[code] ?? 0;
}

/** Undefined before they are loaded. */
export function otherWidths(): Widths | undefined {
  return widths;
}
