/*
 * Charts as data: what a notation says is drawn, and what Word, the pages and a description make of it.
 */

import type { PictureLength } from './inlines.js';
import type { EmbeddedImage } from './media.js';

/** What a text says of the chart that a table is shown as: `.chart type=column .stacked`, or `<!-- chart: column, stacked -->`. */
export interface ChartMarks {
  /** The values by their keys, in their order; the kind is that of `type`. */
  readonly values: readonly (readonly [key: string, value: string])[];
  /** What has no value: `stacked`, `with-table`. */
  readonly words: readonly string[];
}

export const CHART_KINDS = [
  'column',
  'bar',
  'line',
  'area',
  'pie',
  'doughnut',
  'scatter',
  'bubble',
  'radar',
] as const;

/** `column` has vertical bars, `bar` horizontal ones. */
export type ChartKind = (typeof CHART_KINDS)[number];

/** A chart of at least one series. */
export interface Chart {
  readonly kind: ChartKind;
  /** Whether the values of a category are on top of each other, or shares of their sum. */
  readonly stacking?: 'stacked' | 'percent';
  /** The title in it; a caption is below or above it. */
  readonly title?: string;
  readonly categories: ChartCategories;
  readonly series: readonly ChartSeries[];
  /** The axis of the categories, or of the first numbers of points. */
  readonly x: ChartAxis;
  /** That of the values. */
  readonly y: ChartAxis;
  /** A second one for values, on the right; used if a series is. */
  readonly y2: ChartAxis;
  /** Whether the values are written beside what is drawn. */
  readonly hasLabels: boolean;
  readonly legend: 'bottom' | 'right' | 'top' | 'left' | 'none';
  /** The size that its author asks for. */
  readonly width?: PictureLength;
  readonly height?: PictureLength;
  /** What it shows, in words: its alternative text. */
  readonly description: string;
}

/** What the values belong to, as many as there are rows. Days are counted since 30 December 1899, as in spreadsheets. */
export type ChartCategories =
  | { readonly is: 'text'; readonly heading: string; readonly values: readonly string[] }
  | { readonly is: 'days'; readonly heading: string; readonly values: readonly number[] }
  /** The x of points. */
  | {
      readonly is: 'numbers';
      readonly heading: string;
      readonly values: readonly (number | undefined)[];
      readonly format: ChartNumberFormat;
    };

export interface ChartSeries {
  readonly name: string;
  /** One for each category; undefined for a gap. */
  readonly values: readonly (number | undefined)[];
  readonly format: ChartNumberFormat;
  /** Whether it is a line across the columns of the others, or points that a line joins. */
  readonly isLine?: true;
  /** Whether its values are those of the axis on the right. */
  readonly isRight?: true;
  /** The areas of bubbles, with their heading. */
  readonly sizes?: Pick<ChartSeries, 'name' | 'values' | 'format'>;
}

export interface ChartAxis {
  readonly title?: string;
  readonly min?: number;
  readonly max?: number;
}

/** How numbers are written. A percentage is stored as a share: 0.12 for 12 %. */
export interface ChartNumberFormat {
  readonly decimals: number;
  /** Whether thousands are separated. */
  readonly isGrouped: boolean;
  readonly isPercent: boolean;
  /** A currency or a unit, with the space that is between it and the number. */
  readonly before: string;
  readonly after: string;
}

export const PLAIN_NUMBER: ChartNumberFormat = {
  decimals: 0,
  isGrouped: false,
  isPercent: false,
  before: '',
  after: '',
};

/** The sign before decimals. */
export type DecimalSign = '.' | ',';

/** How charts look: what they share with the document that they are in. */
export interface ChartLook {
  /** The colours of the series, one after the other: RGB, `RRGGBB`. At least one. */
  readonly colors: readonly string[];
  /** The name of the font of their letters. */
  readonly font: string;
  /** Whether white paper is drawn behind it, for a picture that may be anywhere; a page has its own paper. */
  readonly hasPaper: boolean;
}

/** A chart of a text with what draws it. */
export interface LoadedChart {
  readonly chart: Chart;
  /** Whether the table with its numbers is below it. */
  readonly keepsTable?: true;
  /** The picture that is in its place where Word cannot have it, or is not to. */
  readonly picture?: EmbeddedImage;
  /** Draws it at the size that it has where a line is so wide and the text of a page so high, in EMU. */
  readonly draw: (line: number, room: number, look: ChartLook) => DrawnChart;
}

/** A chart as an SVG, with its size in EMU. */
export interface DrawnChart {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}
