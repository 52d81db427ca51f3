import type { Details } from '../../document.js';
import { type Context, inDetails } from '../context.js';
import { leadLine } from '../lead-line.js';
import type { Writer } from '../writer.js';

/** The summary as a line of its own above its text: Word folds away nothing but what stands below headings. */
export function details({ summary, children }: Details, context: Context, writer: Writer): string {
  const line = summary.length === 0 ? '' : leadLine(summary, 'DetailsSummary', context, writer);
  return line + writer.blocks(children, inDetails(context));
}
