import type { ListNumbering } from '../model/composed.js';
import type { NumberStyle } from '../model/names/number-styles.js';
import { itemStyle, type ParagraphStyleId } from '../model/names/style-ids.js';

/** The markers of a list of a Word template. */
export interface WordTemplateMarker {
  readonly format: 'bullet' | NumberStyle;
  /** The text around the number, in which `%1` stands for that of the first level (17.9.11). */
  readonly text: string;
  /** Counted from 0. */
  readonly level: number;
  /** How the numbers of the levels above are written, from the first. */
  readonly above: readonly NumberStyle[];
  /** Where the text of an item begins, and how far the marker precedes it, in twips; undefined if unspecified. */
  readonly left: number | undefined;
  readonly hanging: number | undefined;
  /** How much of the marker stands before that place: none, half or all of it (ECMA-376 Part 1, 17.9.7). */
  readonly shareBefore: 0 | 0.5 | 1;
}

/** The marker of an item in a Word template: bullets only in their own style, numbers anywhere. */
export function wordTemplateMarker(
  { markers }: { readonly markers: ReadonlyMap<ParagraphStyleId, WordTemplateMarker> },
  numbering: ListNumbering,
): WordTemplateMarker | undefined {
  if (numbering.format === 'bullet' ? !numbering.isOfStyle : !isPlainNumber(numbering)) return undefined;
  return markers.get(itemStyle(numbering));
}

/** Whether the template decides how an item is counted: letters and Roman numerals were chosen by the author. */
export function isPlainNumber({ format }: Pick<ListNumbering, 'format'>): boolean {
  return format === 'decimal.' || format === 'decimal)';
}
