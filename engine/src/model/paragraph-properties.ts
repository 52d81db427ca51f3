/* The properties of a composed paragraph, in addition to those of its style. Lengths are twips. */

import type { Format } from './format.js';

/** A background, lines, or both. Word puts neighbours with equal frames and indents into one (ECMA-376 Part 1, 17.3.1.24). */
export interface ParagraphFrame {
  /** An RGB colour. */
  readonly shading?: string;
  readonly border?: NonNullable<Format['border']>;
  /** Whether the paragraph above is in the same frame. */
  readonly joinsAbove?: true;
  /** The twips between it and the paragraph below, if that is in the same frame. */
  readonly gapBelow?: number;
}

/** Positions from the left edge of the column, in twips. */
export interface ParagraphTabs {
  /** A stop of the style that does not apply. */
  readonly clear?: number;
  readonly left?: number;
  readonly right?: number;
  /** Whether dots lead to the stop on the right. */
  readonly dots?: boolean;
}

/** Direct indents of a paragraph; missing ones are those of the style. */
export interface Indents {
  readonly left?: number;
  readonly right?: number;
  readonly hanging?: number;
  readonly firstLine?: number;
}

export interface Spacing {
  readonly before?: number;
  readonly after?: number;
  /** Whether there is also space between paragraphs of the same style, whatever the style says. */
  readonly always: boolean;
}
