import type { ChildNode, Element } from 'domhandler';
import { hasSibling, isBlankText, isElement, remove } from './dom.js';

/** Removes the text of a note or a comment, any ancestors that this leaves empty, and the rule before it. */
export function removeBody(body: Element, root: Element): void {
  let empty: Element = body;
  for (let { parent } = body; parent && isElement(parent) && parent !== root; { parent } = parent) {
    if (hasSibling(empty, (each) => !isBlankText(each) && !isRule(each))) break;
    empty = parent;
  }
  let before = empty.prev;
  while (before && isBlankText(before)) before = before.prev;
  if (before && isRule(before)) remove(before);
  // The spaces on both sides become one, or those of thousands of removed notes are looked at for each.
  if (empty.prev && isBlankText(empty.prev) && (!empty.next || isBlankText(empty.next))) remove(empty.prev);
  remove(empty);
}

function isRule(node: ChildNode): boolean {
  return isElement(node) && (node.name === 'hr' || node.name === 'br');
}
