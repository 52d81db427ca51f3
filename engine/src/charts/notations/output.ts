import { type NotedTable, tableOfNotes } from '../noted-table.js';
import { NotUnderstood } from './outcome.js';
import { readPlotly } from './plotly/index.js';
import { readVegaLite } from './vega-lite/index.js';

/** The chart in an output of a notebook, by its media type, as a table of our notation; undefined if it is not understood as a whole. */
export function readOutput(media: string, value: unknown): NotedTable | undefined {
  try {
    return tableOfNotes(media.includes('plotly') ? readPlotly(value) : readVegaLite(value));
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}
