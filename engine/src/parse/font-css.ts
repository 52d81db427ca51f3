import { cssLength } from '../css/declarations.js';
import type { FontChange, TextSize } from '../model/document.js';

/** Sizes of text in points beyond which nobody could read it, or a page could not hold it. */
const SMALLEST = 4;
const LARGEST = 144;
/** The same as multiples of the size around it. */
const SMALLEST_SHARE = 0.3;
const LARGEST_SHARE = 12;

/** The sizes that have names, as multiples of the usual one (CSS Fonts 4, 2.5.1). */
const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 0.6,
  'x-small': 0.75,
  small: 8 / 9,
  medium: 1,
  large: 1.2,
  'x-large': 1.5,
  'xx-large': 2,
  'xxx-large': 3,
  smaller: 1 / 1.2,
  larger: 1.2,
};
/** The sizes of `<font>` from 1 to 7 (HTML Standard, 15.3.4). */
const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];
const USUAL = 3;

/** What the generic families of CSS are in Word. Those of a system are the fonts that the text has anyway. */
const GENERIC: Readonly<Record<string, string>> = {
  serif: 'Times New Roman',
  'sans-serif': 'Arial',
  monospace: 'Courier New',
  cursive: 'Comic Sans MS',
  fantasy: 'Impact',
};
const SYSTEM =
  /^(?:-apple-system|blinkmacsystemfont|system-ui|ui-[\w-]+|math|emoji|inherit|initial|unset|revert)$/i;
/** What Word takes as the name of a font (ECMA-376 Part 1, 17.8.3.10): at most 31 characters. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,30}$/u;

/** A font, a size, or both, without the text that has them. */
export type FontWrapper = Omit<FontChange, 'children'>;

/** The font that a style in CSS sets; `undefined` if it sets none that Word could show. */
export function fontIn(style: ReadonlyMap<string, string>): FontWrapper | undefined {
  const shorthand = SHORTHAND.exec(style.get('font') ?? '');
  const [, shortSize, shortFamily] = shorthand ?? [];
  return fontOf(
    sizeIn(style.get('font-size') ?? shortSize ?? ''),
    familyIn(style.get('font-family') ?? shortFamily ?? ''),
  );
}

/** The end of the property `font`, which has other things before: a size, a line height, the families. */
const SHORTHAND =
  /(?:^|\s)([\d.]+(?:px|pt|em|rem|%|pc|cm|mm|in)|(?:xx?x?-)?(?:small|large)|medium)(?:\s*\/\s*\S+)?\s+([^/]+)$/i;

/** The font of an element that is there for it: `<small>`, `<big>`, `<font size="5" face="Arial">`. */
export function fontOfElement(
  name: string,
  { size = '', face = '' }: Readonly<Record<string, string>>,
): FontWrapper | undefined {
  if (name === 'small') return { type: 'font', size: { unit: 'own', value: 1 / 1.2 } };
  if (name === 'big') return { type: 'font', size: { unit: 'own', value: 1.2 } };
  if (name !== 'font') return undefined;
  return fontOf(sizeOfFont(size.trim()), familyIn(face));
}

function fontOf(size: TextSize | undefined, family: string | undefined): FontWrapper | undefined {
  if (!size && family === undefined) return undefined;
  return { type: 'font', ...(family !== undefined && { family }), ...(size && { size }) };
}

function sizeOfFont(written: string): TextSize | undefined {
  if (!/^[+-]?\d{1,2}$/.test(written)) return undefined;
  const place = /^[+-]/.test(written) ? USUAL + Number(written) : Number(written);
  const bounded = Math.min(Math.max(place, 1), FONT_SIZES.length);
  return sizeIn(FONT_SIZES[bounded - 1] ?? '');
}

function sizeIn(written: string): TextSize | undefined {
  const named = NAMED_SIZES[written.toLowerCase()];
  if (named !== undefined) return shareOf(named);
  const [, percent] = /^(\d{1,4}(?:\.\d{1,4})?)\s*%$/.exec(written) ?? [];
  if (percent !== undefined) return shareOf(Number(percent) / 100);
  const length = cssLength(written);
  if (!length || !(length.value > 0)) return undefined;
  if (length.unit === 'em') return shareOf(length.value);
  return { unit: 'pt', value: Math.min(Math.max(length.value, SMALLEST), LARGEST) };
}

/** A multiple of the size around it; the same size is none of its own. */
function shareOf(value: number): TextSize | undefined {
  if (!(value > 0) || value === 1) return undefined;
  return { unit: 'own', value: Math.min(Math.max(value, SMALLEST_SHARE), LARGEST_SHARE) };
}

/** The first family in a list that can be the name of a font. */
function familyIn(written: string): string | undefined {
  for (const each of written.split(',')) {
    const name = each
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim();
    if (SYSTEM.test(name)) return undefined;
    const family = GENERIC[name.toLowerCase()] ?? name;
    if (NAME.test(family)) return family;
  }
  return undefined;
}
