import type { AnyNode } from 'domhandler';
import type { Token } from 'markdown-it';
import type { Block } from '../../model/document.js';
import { textOf } from './text.js';
import type { HtmlTree } from './tree.js';

/** Markdown read between tags: whole blocks, or running text. */
export type Held = { readonly blocks: readonly Block[] } | { readonly tokens: readonly Token[] };

/** The text of a node as written, including white space and the text of the Markdown in it. */
export function textIn(node: AnyNode, tree: HtmlTree<Held>): string {
  return textOf(node, (inner) => {
    const held = tree.heldIn(inner);
    return held && 'tokens' in held ? held.tokens.map(({ content }) => content).join('') : undefined;
  });
}
