import type { Token } from 'markdown-it';
import type { Block, List, ListItem } from '../../../model/document.js';
import { markingOf } from '../../rules/block/marked-lists.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { takeTaskMarker } from '../task-marker.js';

export const list: BlockHandler = (reader, token) => {
  const { line } = reader;
  const ordered = token.type === 'ordered_list_open';
  const close = ordered ? 'ordered_list_close' : 'bullet_list_close';
  const children: ListItem[] = [];
  let spread = false;
  for (let open = reader.next(); open && open.type !== close; open = reader.next()) {
    spread ||= isLoose(reader);
    // An example's name is that of its first paragraph.
    const name = open.attrGet('id');
    if (name !== null) reader.anchor(String(name));
    const item = listItem(reader);
    if (item) children.push(item);
  }
  if (children.length === 0) return [];
  if (markingOf.get(token)?.style === 'example') reader.hasNumbered = true;
  return [
    {
      type: 'list',
      ordered,
      start: startOf(token.attrGet('start')),
      ...markingIn(token),
      spread,
      children,
      line,
    },
  ];
};

/** Reads an item; `undefined` if everything in it is left out of the document. */
function listItem(reader: TokenReader): ListItem | undefined {
  const { line, omissions } = reader;
  const children: Block[] = reader.blocksUntil('list_item_close');
  if (children.length === 0 && reader.omissions > omissions) return undefined;
  const checked = takeTaskMarker(children);
  return { checked, children, line };
}

/** markdown-it marks the paragraphs of a tight list as hidden. */
function isLoose(reader: TokenReader): boolean {
  const first = reader.peek();
  return first?.type === 'paragraph_open' && !first.hidden;
}

function startOf(attribute: string | number | null): number {
  return attribute === null ? 1 : Number(attribute);
}

function markingIn(token: Token): Pick<List, 'delimiter' | 'style'> {
  const marking = markingOf.get(token);
  if (!marking) return { delimiter: token.markup === ')' ? ')' : '.' };
  const { delimiter, style } = marking;
  return { delimiter, ...(style !== 'decimal' && { style }) };
}
