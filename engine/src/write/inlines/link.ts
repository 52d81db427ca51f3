import type { ComposedInline, ComposedLink } from '../../model/composed.js';
import { escapeAttribute } from '../../xml/escape.js';
import type { Writer } from '../writer.js';

/** An address is a relationship; a target in the document is named by its bookmark. */
export function writeLink(
  { target, tooltip, content }: ComposedLink,
  writer: Writer,
  writeInlines: (content: readonly ComposedInline[], writer: Writer) => string,
): string {
  const text = writeInlines(content, writer);
  const address =
    target.kind === 'bookmark'
      ? `w:anchor="${target.bookmark}"`
      : `r:id="${writer.ledger.hyperlink(writer.story, target.url)}"`;
  const hint = tooltip === '' ? '' : ` w:tooltip="${escapeAttribute(tooltip)}"`;
  return `<w:hyperlink ${address}${hint} w:history="1">${text}</w:hyperlink>`;
}
