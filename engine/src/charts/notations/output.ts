import { type NotedTable, tableOfNotes } from '../noted-table.js';
import { NotUnderstood } from './outcome.js';
import { readPlotly } from './plotly/index.js';
import { readVegaLite } from './vega-lite/index.js';

/** The chart in an output of a notebook, by its media type, as a table of our notation; or what of it is not understood. */
export function readOutput(media: string, value: unknown): NotedTable | { readonly fault: string } {
  try {
    return tableOfNotes(media.includes('plotly') ? readPlotly(value) : readVegaLite(value));
  } catch (error) {
    if (error instanceof NotUnderstood) return { fault: error.message };
    throw error;
  }
}
