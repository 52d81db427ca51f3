import type { Element } from 'domhandler';
import { pushAll } from '../text/long-arrays.js';
import {
  append,
  childrenOf,
  element,
  elementsIn,
  isBlankText,
  isElement,
  isWithin,
  remove,
  replace,
  styleOf,
  textOf,
} from './dom.js';
import { CSS_TYPES } from './list-markers.js';

/**
 * Nests lists as HTML does, in the item above them: Google Docs and OneNote write them beside it; Evernote, Lexical and LibreOffice in an
 * item of their own, without a mark. A list that holds nothing but lists is only indented, and they take its place.
 */
export function nestedLists(root: Element): void {
  for (const node of elementsIn(root)) {
    const { parent } = node;
    if (!isList(node) || !parent || !isElement(parent) || !isList(parent)) continue;
    const item = element('li');
    replace(node, [item]);
    append(item, [node]);
  }
  // The innermost comes first, since it may leave the item around it without text of its own.
  for (const list of elementsIn(root).reverse()) if (isList(list) && isWithin(list, root)) settleItems(list);
  for (const list of elementsIn(root)) if (list.name === 'ol') settleNumbers(list);
}

function isList({ name }: Element): boolean {
  return name === 'ul' || name === 'ol';
}

/** Moves lists that have an item of their own to the item before it. */
function settleItems(list: Element): void {
  const kept: Element[] = [];
  const first: Element[] = [];
  for (const item of childrenOf(list).filter(isElement)) {
    const inner = item.name === 'li' ? listsIn(item) : undefined;
    if (!inner || inner.length === 0) {
      kept.push(item);
      continue;
    }
    remove(item);
    // An empty item before it has only been its number.
    for (let last = kept.at(-1); last && isEmptyItem(last); last = kept.at(-1)) {
      remove(last);
      kept.pop();
    }
    const before = kept.at(-1);
    if (before?.name === 'li') append(before, inner);
    else pushAll(first, inner);
  }
  if (first.length > 0) lift(first, list);
}

/** The lists in an item or a box that shows nothing else; undefined if it does. */
function listsIn(node: Element): Element[] | undefined {
  const lists: Element[] = [];
  for (const child of childrenOf(node)) {
    if (isBlankText(child) || (isElement(child) && !isList(child) && showsNothing(child))) continue;
    const inner = isElement(child)
      ? isList(child)
        ? [child]
        : child.name === 'div' && listsIn(child)
      : false;
    if (!inner) return undefined;
    pushAll(lists, inner);
  }
  return lists;
}

/** Whether an element has neither text nor anything that is shown without text, as the link of an icon. */
function showsNothing(node: Element): boolean {
  return (
    textOf(node).trim() === '' &&
    [node, ...elementsIn(node)].every(({ name }) => /^(?:a|b|br|div|em|font|i|span|strong)$/.test(name))
  );
}

function isEmptyItem(node: Element): boolean {
  return node.name === 'li' && childrenOf(node).every(isBlankText);
}

/** Puts the lists of a first item before its list, or their items among its own if they are of the same kind. */
function lift(lists: readonly Element[], list: Element): void {
  const items = childrenOf(list).filter((child) => !isBlankText(child));
  const last = lists.at(-1);
  if (items.length === 0) replace(list, lists);
  else if (last && last.name === list.name) {
    append(last, items);
    replace(list, lists);
  } else replace(list, [...lists, list]);
}

/** The number format and the start that the items give, or the style. */
function settleNumbers(list: Element): void {
  const items = childrenOf(list)
    .filter(isElement)
    .filter(({ name }) => name === 'li');
  const [first] = items;
  const styles = [list, ...items.slice(0, 1)].map((each) => styleOf(each));
  const type = styles.map((style) => CSS_TYPES.get(style.get('list-style-type') ?? '')).find((each) => each);
  if (type !== undefined && list.attribs.type === undefined) list.attribs.type = type;
  const value = first?.attribs.value;
  if (value !== undefined && /^\d+$/.test(value) && list.attribs.start === undefined)
    list.attribs.start = value;
}
