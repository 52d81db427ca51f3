import { isOn } from '../../ooxml/attribute-values.js';
import { counted } from '../../text/counted.js';
import { childOf, type XmlElement } from '../../xml/element.js';
import type { Losses } from '../losses.js';

/*
 * Characters of the fonts Symbol and Wingdings, which Word identifies by their code points in these fonts
 * (`w:sym`, ECMA-376 Part 1, 17.3.3.30).
 */

const SYMBOL: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  ...pairs(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  ...pairs(0xa3, '≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
  ...pairs(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑'),
  ...pairs(0x22, '∀'),
  ...pairs(0x24, '∃'),
  ...pairs(0x27, '∋'),
  ...pairs(0x40, '≅'),
  ...pairs(0x5c, '∴'),
  ...pairs(0x5e, '⊥'),
  ...pairs(0x2d, '−'),
  ...pairs(0xf1, '〉∫'),
]);

const WINGDINGS: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs(0x4a, '☺😐☹'),
  ...pairs(0x6c, '●❍■□'),
  ...pairs(0x6f, '□'),
  ...pairs(0x71, '❑❒'),
  ...pairs(0x9f, '•'),
  ...pairs(0xa7, '▪☐'),
  ...pairs(0xd8, '➢'),
  ...pairs(0xdf, '←→↑↓'),
  ...pairs(0xe0, '→'),
  ...pairs(0xe8, '➔'),
  ...pairs(0xef, '⇦⇨⇧⇩⇔'),
  ...pairs(0xfb, '✗✓☒☑'),
]);

function pairs(from: number, signs: string): (readonly [string, string])[] {
  return Array.from(signs, (sign, index) => [String(from + index), sign] as const);
}

/** The Unicode character for a code point of a symbol font; undefined if unknown. */
function symbolSign(font: string, code: string): string | undefined {
  const place = Number.parseInt(code, 16);
  if (!Number.isFinite(place)) return undefined;
  const own = place >= 0xf000 && place <= 0xf0ff ? place - 0xf000 : place;
  const table = /^symbol/i.test(font) ? SYMBOL : /^wingdings$/i.test(font) ? WINGDINGS : undefined;
  const known = table?.[String(own)];
  if (known !== undefined) return known;
  if (table && own >= 0x20 && own < 0x7f && !/[A-Za-z]/.test(String.fromCharCode(own)))
    return String.fromCharCode(own);
  return place < 0xe000 && place >= 0x20 && !table ? String.fromCodePoint(place) : undefined;
}

/** Characters that have elements of their own. */
export const SIGN_ELEMENTS = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
} as const;

/** Whether a checkbox character is ticked; undefined for any other character. */
export function tickOf(sign: string): boolean | undefined {
  if (/^[☐□❏❐❑❒]$/u.test(sign)) return false;
  return /^[☑☒🗹🗷]$/u.test(sign) ? true : undefined;
}

/** The character of a `w:sym` element; an unknown one is reported and replaced. */
export function symbolText(attributes: Readonly<Record<string, string>>, losses: Losses): string {
  const font = attributes['w:font'] ?? '';
  const sign = symbolSign(font, attributes['w:char'] ?? '');
  if (sign === undefined)
    losses.add(
      'word-left-out',
      `symbol ${font}`,
      (count) =>
        `${counted(count, 'character')} of the font ${font} ${count === 1 ? 'is' : 'are'} not known, and shown as \uFFFD`,
    );
  return sign ?? '\uFFFD';
}

/** Whether the checkbox of a content control is ticked; undefined for other controls. */
export function tickIn(control: XmlElement): boolean | undefined {
  const box = childOf(childOf(control, 'w:sdtPr'), 'w14:checkbox');
  return box && isOn(childOf(box, 'w14:checked')?.attributes['w14:val']);
}
