import type { AnyNode } from 'domhandler';

/**
 * The text in a node as it is written, white space and all; without recursion, since nodes nest without bound. `textAt`
 * gives the text of a node that stands for something else.
 */
export function textOf(node: AnyNode, textAt?: (node: AnyNode) => string | undefined): string {
  const open: AnyNode[] = [node];
  let text = '';
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') text += next.data;
    else if ('children' in next) for (let child = next.lastChild; child; child = child.prev) open.push(child);
    else text += textAt?.(next) ?? '';
  }
  return text;
}
