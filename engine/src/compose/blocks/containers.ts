import type { ComposedBlock } from '../../model/composed.js';
import type { Blockquote, Details } from '../../model/document.js';
import type { Composer } from '../composer.js';
import { type Context, inDetails, inQuote } from '../context.js';
import { leadLine } from '../lead-line.js';

export function blockquote({ children }: Blockquote, context: Context, composer: Composer): ComposedBlock[] {
  return composer.blocks(children, inQuote(context));
}

/** The summary becomes a separate line above the text: Word can collapse only text below headings. */
export function details(node: Details, context: Context, composer: Composer): ComposedBlock[] {
  const { summary, children, line } = node;
  const source = { first: line, last: line };
  const lead = summary.length === 0 ? [] : [leadLine(summary, 'DetailsSummary', context, composer, source)];
  return [...lead, ...composer.blocks(children, inDetails(context))];
}
