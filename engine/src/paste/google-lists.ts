import type { Element } from 'domhandler';
import { append, childrenOf, elementsIn, isBlankText, isElement, isWithin, remove } from './dom.js';

/**
 * Nests the lists of pages that Google Docs publishes or exports: it writes every stretch of items of one level as a list beside the
 * others, with the list and the level, from 0, in a class: `lst-kix_abc-1`.
 */
export function googleLists(root: Element): void {
  for (const list of elementsIn(root)) {
    const level = levelOf(list);
    const before = isWithin(list, root) ? previousElement(list) : undefined;
    if (level !== undefined && before && isContinued(list, before)) place(list, level, before);
  }
}

/** The level that the class of a list gives, from 0. */
function levelOf({ name, attribs }: Element): number | undefined {
  const level = /^[ou]l$/.test(name)
    ? /(?:^|\s)lst-kix_\w+-(\d)(?:\s|$)/.exec(attribs.class ?? '')?.[1]
    : undefined;
  return level === undefined ? undefined : Number(level);
}

/** Whether a list goes on with the one before it: an inner level does, and so does what Google does not mark as a start. */
function isContinued(list: Element, before: Element): boolean {
  const [level, outer] = [levelOf(list), levelOf(before)];
  if (level === undefined || outer === undefined) return false;
  return level > outer || (level === outer && !/(?:^|\s)start(?:\s|$)/.test(list.attribs.class ?? ''));
}

/** Puts the items of a list of this level into the lists that begin with `list`, which stays the outermost. */
function place(added: Element, level: number, list: Element): void {
  const item = childrenOf(list).filter(isElement).at(-1);
  if ((levelOf(list) ?? 0) >= level || !item) {
    append(list, childrenOf(added));
    remove(added);
    return;
  }
  const inner = childrenOf(item).filter(isElement).at(-1);
  if (inner && levelOf(inner) !== undefined) place(added, level, inner);
  else append(item, [added]);
}

function previousElement({ prev }: Element): Element | undefined {
  let node = prev;
  while (node && isBlankText(node)) node = node.prev;
  return node && isElement(node) ? node : undefined;
}
