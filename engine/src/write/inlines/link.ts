import type { Inline, Link } from '../../document.js';
import { notice } from '../../notice.js';
import { escapeAttribute } from '../../xml/escape.js';
import { type Context, hasMark, withMark } from '../context.js';
import { linkTarget } from '../link-target.js';
import type { Writer } from '../writer.js';

/** Word shows no longer tooltips. */
const MAX_TOOLTIP = 259;

export function link({ url, title, children, line }: Link, context: Context, writer: Writer): string {
  if (hasMark(context, 'link')) return writer.inlines(children, context);
  const { report, resolved } = context.environment;
  const target = linkTarget(url, resolved.bookmarks);
  if (target.kind === 'refused') {
    if (target.code) report(notice(target.code, target.message, line));
    return writer.inlines(children, context);
  }
  // A link without text shows its address: else it would be lost.
  const shown: readonly Inline[] = children.length === 0 ? [{ type: 'text', value: url }] : children;
  const content = writer.inlines(shown, withMark(context, 'link'));
  if (content === '') return '';
  const address =
    target.kind === 'heading'
      ? `w:anchor="${target.bookmark}"`
      : `r:id="${writer.ledger.hyperlink(context.story, target.url)}"`;
  const tooltip = title === '' ? '' : ` w:tooltip="${escapeAttribute(title.slice(0, MAX_TOOLTIP))}"`;
  return `<w:hyperlink ${address}${tooltip} w:history="1">${content}</w:hyperlink>`;
}
