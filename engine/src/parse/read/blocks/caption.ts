import type { Block, Inline } from '../../../model/document.js';
import { chartOfTable, widthsOfTable } from '../../rules/block/table-tokens.js';
import { unreadClasses } from '../../rules/unread-attributes.js';
import type { BlockHandler, TokenReader } from '../reader.js';

/** Reads a caption and the identifier after it. Its opening token has just been consumed. */
export function readCaption(
  reader: TokenReader,
  open: { attrGet(name: string): string | number | null },
): { readonly caption: readonly Inline[]; readonly name: string | undefined } {
  const text = reader.expect('inline').children;
  const { result: caption, names } = reader.named(() => reader.inlines(text));
  reader.next();
  const name = open.attrGet('id');
  reader.hasNumbered = true;
  return { caption, name: name === null ? names[0] : String(name) };
}

/** A caption above a table or code block. If the block already has a caption, this one becomes text. */
export const caption: BlockHandler = (reader, open) => {
  const { line } = reader;
  const { caption, name } = readCaption(reader, open);
  const below: readonly Block[] = reader.peek() ? reader.block() : [];
  const [first, ...others] = below;
  reader.leaveOutClasses(unreadClasses.get(open), first?.type === 'table' ? 'tableClass' : 'class', line);
  if ((first?.type !== 'table' && first?.type !== 'code') || first.caption)
    return [{ type: 'paragraph', children: caption, line }, ...below];
  const anchors = [...(name === undefined ? [] : [name]), ...(first.anchors ?? [])];
  const widths = widthsOfTable.get(open);
  const chart = chartOfTable.get(open);
  const sized =
    first.type === 'table' ? { ...first, ...(widths && { widths }), ...(chart && { chart }) } : first;
  return [{ ...sized, caption, ...(anchors.length > 0 && { anchors }) }, ...others];
};
