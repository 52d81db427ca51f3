import type { ChildNode } from 'domhandler';
import { childrenOf, isElement } from './dom.js';

const BLOCK = /^(?:address|aside|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tr|ul)$/;

/** The visible text of a tree, roughly: each block is on lines of its own. */
export function visibleText(nodes: readonly ChildNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += node.data;
    if (!isElement(node)) continue;
    if (node.name === 'x-code') text += node.attribs.value ?? '';
    const inner = visibleText(childrenOf(node));
    text += BLOCK.test(node.name) ? `\n${inner}\n` : inner;
  }
  return text;
}
