import type { AnyNode } from 'domhandler';
import type { Token } from 'markdown-it';
import type { Block } from '../../model/document.js';
import type { HtmlTree } from './tree.js';

/** Markdown read between tags: whole blocks, or running text. */
export type EmbeddedMarkdown = { readonly blocks: readonly Block[] } | { readonly tokens: readonly Token[] };

/** The text of a node as written, including white space and the text of the Markdown in it. */
export function textIn(node: AnyNode, tree: HtmlTree<EmbeddedMarkdown>): string {
  return textOf(node, (inner) => {
    const embedded = tree.embeddedIn(inner);
    return embedded && 'tokens' in embedded
      ? embedded.tokens.map(({ content }) => content).join('')
      : undefined;
  });
}

/**
 * The text in a node as written, including white space. It does not recurse, since nesting is not limited.
 * `textAt` returns the text of placeholder nodes.
 */
function textOf(node: AnyNode, textAt?: (node: AnyNode) => string | undefined): string {
  const open: AnyNode[] = [node];
  let text = '';
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') text += next.data;
    else if ('children' in next) for (let child = next.lastChild; child; child = child.prev) open.push(child);
    else text += textAt?.(next) ?? '';
  }
  return text;
}
