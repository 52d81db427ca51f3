import { HEIGHTS } from '../metrics/fonts.js';
import type { TemplatePart } from '../model/template.js';
import { elementsOf, valOf } from '../xml/element.js';

/** Fonts that the layout has no metrics for, each with a font of about the same width that it has. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/courier|mono|consol|menlo|code|typewriter|等宽/i, 'Courier New'],
  [/georgia|gelasio|constantia|palatino|book antiqua|bookman|charter|baskerville|minion/i, 'Georgia'],
  [
    /times|tinos|cambria|caladea|liberation serif|garamond|serif|roman|mincho|song|simsun|宋|仿宋|楷|明朝|batang/i,
    'Times New Roman',
  ],
  [
    /arial|arimo|helvetica|liberation sans|verdana|tahoma|segoe|黑|gothic|hei|dejavu sans|open sans/i,
    'Arial',
  ],
  [/calibri|carlito|aptos|candara/i, 'Calibri'],
];
const MONOSPACED: ReadonlySet<string> = new Set(['Courier New', 'Consolas']);
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

  /** Whether all letters of a font are as wide. */
  isMonospaced(font: string | undefined): boolean {
    return MONOSPACED.has(this.of(font));
  }

  of(font: string | undefined): string {
    if (font === undefined) return 'Times New Roman';
    if (Object.hasOwn(HEIGHTS, font)) return font;
    const [, alike] = ALIKE.find(([names]) => names.test(font)) ?? [];
    return alike ?? BY_FAMILY[this.#families.get(font) ?? ''] ?? 'Calibri';
  }
}
