import type { Token } from 'markdown-it';
import type { Block, List, ListItem } from '../../../model/document.js';
import { markingOf } from '../../rules/block/marked-lists.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { takeTaskMarker } from '../task-marker.js';

export const list: BlockHandler = (reader, token) => {
  const { line } = reader;
  const ordered = token.type === 'ordered_list_open';
  const close = ordered ? 'ordered_list_close' : 'bullet_list_close';
  const items: ReadItem[] = [];
  let spread = false;
  for (let open = reader.next(); open && open.type !== close; open = reader.next()) {
    spread ||= isLoose(reader);
    // An example's name is that of its first paragraph.
    const name = open.attrGet('id');
    if (name !== null) reader.anchor(String(name));
    const item = listItem(reader);
    if (item) items.push(item);
  }
  if (items.length === 0) return [];
  const areTasks = items.some(({ checked }) => checked !== undefined);
  const children: readonly ListItem[] = areTasks
    ? items.map((item) => ({ ...item, checked: item.checked ?? takeTaskMarker(item.children, true) }))
    : items;
  const numbered = ordered ? undefined : numberedIn(children, line);
  if (numbered) return [numbered];
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

interface ReadItem extends ListItem {
  readonly children: Block[];
}

/** The list that the items of a list of bullets are, if each is one numbered item and they count on: `- 1. One`, `- 2. Two`. */
function numberedIn(items: readonly ListItem[], line: number): List | undefined {
  const lists = items.flatMap(({ children: [only, ...others] }) =>
    only?.type === 'list' && only.ordered && only.children.length === 1 && others.length === 0 ? [only] : [],
  );
  const [first] = lists;
  if (!first || lists.length < Math.max(2, items.length)) return undefined;
  const countOn = lists.every(
    ({ start, style, delimiter }, index) =>
      start === first.start + index && style === first.style && delimiter === first.delimiter,
  );
  if (!countOn) return undefined;
  return {
    ...first,
    spread: lists.some(({ spread }) => spread),
    children: lists.flatMap((list) => list.children),
    line,
  };
}

/** Reads an item; `undefined` if everything in it is left out of the document. */
function listItem(reader: TokenReader): ReadItem | undefined {
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
