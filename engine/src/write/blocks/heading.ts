import type { Heading } from '../../document.js';
import type { Context } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { bookmarked } from '../field.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

export function heading(node: Heading, context: Context, writer: Writer): string {
  const rightToLeft = isRightToLeft(node.children);
  const directed = { ...context, rightToLeft, alignment: node.align ?? context.alignment };
  const { headings, contents } = context.environment.resolved;
  const names = [headings.get(node)?.bookmark, contents.get(node)?.bookmark];
  const content = names.reduce<string>(
    (text, name) => (name === undefined ? text : bookmarked(text, name, writer.ledger.nextBookmark())),
    writer.inlines(node.children, directed),
  );
  return paragraph(content, directed, { style: `Heading${node.depth}`, styleLeft: 0, styleRight: 0 });
}
