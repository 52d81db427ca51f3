import { HEIGHTS, isMeasured } from '../metrics/fonts.js';
import { SIMILAR_FONTS } from '../metrics/similar-fonts.js';
import type { TemplatePart } from '../model/template.js';
import { elementsOf, valOf } from '../xml/element.js';

/** Fonts without metrics, each with a font of about the same width that has metrics. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/courier|mono|consol|menlo|code|typewriter|等宽/i, 'Courier New'],
  // Latin letters are half as wide as ideographs, unlike in similar fonts from other foundries.
  [
    /^(?:n?simsun|simhei|fangsong|kaiti|mingliu|ms mincho|ms gothic|新?宋体|黑体|仿宋|楷体|細明體|ＭＳ 明朝|ＭＳ ゴシック)/i,
    'SimSun',
  ],
  [/caladea/i, 'Cambria'],
  [/palatino|pagella/i, 'Book Antiqua'],
  [/century|schola/i, 'Century Schoolbook'],
  [/bookman|bonum/i, 'Bookman Old Style'],
  [/garamond/i, 'Garamond'],
  [/franklin/i, 'Franklin Gothic Book'],
  [/myriad/i, 'Myriad Pro'],
  [/georgia|gelasio|constantia|charter|baskerville/i, 'Georgia'],
  [/times|tinos|liberation serif|serif|roman|mincho|song|宋|楷|明朝|batang|minion/i, 'Times New Roman'],
  [/segoe/i, 'Segoe UI'],
  [/source sans/i, 'Source Sans Pro'],
  [/arial|arimo|helvetica|liberation sans|黑|gothic|hei|dejavu sans/i, 'Arial'],
  [/calibri|carlito|candara/i, 'Calibri'],
];
const MONOSPACED: ReadonlySet<string> = new Set(['Courier New', 'Consolas']);
/** Longer names first: "Aptos Display" before "Aptos". */
const MEASURED = [...Object.keys(HEIGHTS), ...Object.keys(SIMILAR_FONTS)].sort().reverse();
/** Variants whose width differs from that of their family; most weights are about as wide. */
const OTHER_WIDTH = /narrow|cond|wide|black|mono|slab|serif/i;
const BY_FAMILY: Readonly<Record<string, string>> = {
  roman: 'Times New Roman',
  swiss: 'Arial',
  modern: 'Courier New',
};

/**
 * Finds a font with known metrics for each font of a template: the font itself, a similar one, or one of the same
 * family.
 */
export class MeasuredFonts {
  readonly #families = new Map<string, string>();

  constructor(table: TemplatePart | undefined) {
    for (const font of elementsOf(table?.root))
      this.#families.set(font.attributes['w:name'] ?? '', valOf(font, 'w:family') ?? '');
  }

  /** Whether all letters of a font have the same width. */
  isMonospaced(font: string | undefined): boolean {
    return MONOSPACED.has(this.of(font));
  }

  of(font: string | undefined): string {
    if (font === undefined) return 'Times New Roman';
    if (isMeasured(font)) return font;
    const family = MEASURED.find(
      (name) => font.startsWith(`${name} `) && !OTHER_WIDTH.test(font.slice(name.length)),
    );
    const [, alike] = ALIKE.find(([names]) => names.test(font)) ?? [];
    return family ?? alike ?? BY_FAMILY[this.#families.get(font) ?? ''] ?? 'Calibri';
  }
}
