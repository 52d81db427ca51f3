import type { Chart } from '../model/chart.js';

/** A chart as a notation describes it, or why there is none. */
export type ChartOutcome =
  | { readonly chart: Chart; readonly keepsTable?: true; readonly remarks: readonly string[] }
  /** A few words that can follow a colon. */
  | { readonly fault: string };

/** The most series that Word reads in a chart, and the most numbers that are worth drawing. */
export const MAX_SERIES = 255;
export const MAX_VALUES = 10_000;
