import type { Heading } from '../../document.js';
import type { Context } from '../context.js';
import { bookmarked } from '../field.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

export function heading(node: Heading, context: Context, writer: Writer): string {
  const anchor = context.environment.resolved.headings.get(node);
  const content = writer.inlines(node.children, context);
  const target = anchor ? bookmarked(content, anchor.bookmark, writer.ledger.nextBookmark()) : content;
  return paragraph(target, context, { style: `Heading${node.depth}`, styleLeft: 0, styleRight: 0 });
}
