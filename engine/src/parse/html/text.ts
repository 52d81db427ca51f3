import type { AnyNode } from 'domhandler';

/**
 * The text in a node as written, including white space. It does not recurse, since nesting is not limited.
 * `textAt` returns the text of placeholder nodes.
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
