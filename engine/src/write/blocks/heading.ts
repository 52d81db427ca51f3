import type { Heading } from '../../document.js';
import type { Context } from '../context.js';
import { bookmarked } from '../field.js';
import { writeInlines } from '../inlines/index.js';
import type { Ledger } from '../ledger.js';
import { paragraph } from '../paragraph.js';

export function heading(node: Heading, context: Context, ledger: Ledger): string {
  const anchor = context.environment.resolved.headings.get(node);
  const content = writeInlines(node.children, context, ledger);
  const target = anchor ? bookmarked(content, anchor.bookmark, ledger.nextBookmark()) : content;
  return paragraph(target, context, { style: `Heading${node.depth}`, styleLeft: 0, styleRight: 0 });
}
