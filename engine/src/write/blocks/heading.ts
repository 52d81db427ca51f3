import type { Heading } from '../../document.js';
import type { Context } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { bookmarkedAll } from '../field.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

export function heading(node: Heading, context: Context, writer: Writer): string {
  const rightToLeft = isRightToLeft(node.children);
  const directed = { ...context, rightToLeft, alignment: node.align ?? context.alignment };
  const { headings, contents, targets } = context.environment.resolved;
  const names = [headings.get(node)?.bookmark, contents.get(node)?.bookmark, ...(targets.get(node) ?? [])];
  const content = bookmarkedAll(writer.inlines(node.children, directed), names, () =>
    writer.ledger.nextBookmark(),
  );
  return paragraph(content, directed, { style: `Heading${node.depth}`, styleLeft: 0, styleRight: 0 });
}
