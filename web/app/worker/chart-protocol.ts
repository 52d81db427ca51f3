import type { ChartMarks, ShownChart } from '@footmark/engine/pages';
import type { PortableOptions } from './text-protocol';

/* Messages between the page and its worker about a table that is shown as a chart. Part of `protocol.ts`. */

export interface ChartRequest {
  readonly kind: 'show-chart';
  readonly id: number;
  /** The table, with its caption and a comment above it. */
  readonly markdown: string;
  /** The front matter of its text, if there is some. */
  readonly frontMatter: string;
  /** What is to be said of the chart; without marks in it, the table is to be one. Default: what the table says. */
  readonly wanted?: { readonly marks: ChartMarks | undefined };
  readonly options: PortableOptions;
}

export interface ChartReply {
  readonly kind: 'chart-shown';
  readonly id: number;
  /** The table as it is wanted. */
  readonly markdown: string;
  /** Undefined if it is no table. */
  readonly chart: ShownChart | undefined;
}
