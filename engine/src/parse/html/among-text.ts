import type { Token } from 'markdown-it';
import type { Block } from '../../model/document.js';
import type { TokenReader } from '../read/reader.js';
import { htmlBlocks, isBlockTag } from './blocks.js';
import type { Held } from './held.js';
import { HtmlTree } from './tree.js';

/** What means something only as a whole, with all that is in it. */
const WHOLE = new Set(['math', 'ruby']);

const NAME = /^<\/?([a-z][a-z\d-]*)/i;

/** Whether running text has HTML in it that makes blocks of it, such as a list, or must be read as a tree. */
export function hasTree(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, content }) => {
    if (type !== 'html_inline') return false;
    const name = NAME.exec(content)?.[1]?.toLowerCase() ?? '';
    return isBlockTag(name) || WHOLE.has(name);
  });
}

/** The blocks of such a text, whose Markdown stands between the tags. */
export function blocksAmong(reader: TokenReader, tokens: readonly Token[]): Block[] {
  const tree = new HtmlTree<Held>();
  for (const token of tokens) {
    if (token.type !== 'html_inline') hold(tree, token);
    else if (!tree.isDeep || token.content.startsWith('</')) tree.write(token.content);
  }
  tree.end();
  return htmlBlocks(reader, tree, reader.line);
}

/** Amid a tag, and in an element that has only text, what Markdown has read is text. */
function hold(tree: HtmlTree<Held>, token: Token): void {
  if (!tree.hold({ tokens: [token] })) tree.write(token.content);
}
