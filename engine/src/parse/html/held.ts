import type { AnyNode } from 'domhandler';
import type { Token } from 'markdown-it';
import type { Block } from '../../model/document.js';
import { textOf } from './text.js';
import type { HtmlTree } from './tree.js';

/** What Markdown has read between tags: whole blocks, or running text. */
export type Held = { readonly blocks: readonly Block[] } | { readonly tokens: readonly Token[] };

/** The text of a node as it is written, white space and all, with that of what is held in it. */
export function textIn(node: AnyNode, tree: HtmlTree<Held>): string {
  return textOf(node, (inner) => {
    const held = tree.heldIn(inner);
    return held && 'tokens' in held ? held.tokens.map(({ content }) => content).join('') : undefined;
  });
}
