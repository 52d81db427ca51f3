import type { Token } from 'markdown-it';
import type { Block } from '../../document.js';
import type { TokenReader } from '../reader.js';
import { htmlBlocks, isBlockTag } from './blocks.js';
import type { Held } from './held.js';
import { readTag } from './tag.js';
import { HtmlTree } from './tree.js';

/** Whether the running text of a Markdown cell has HTML in it that makes blocks of it, such as a list. */
export function hasBlockTags(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ type, content }) => type === 'html_inline' && isBlockTag(readTag(content)?.name ?? ''),
  );
}

/** The blocks of such a cell, whose Markdown stands between the tags. */
export function cellBlocks(reader: TokenReader, tokens: readonly Token[]): Block[] {
  const tree = new HtmlTree<Held>();
  for (const token of tokens) {
    if (token.type !== 'html_inline') tree.hold({ tokens: [token] });
    else if (!tree.isDeep || token.content.startsWith('</')) tree.write(token.content);
  }
  tree.end();
  return htmlBlocks(reader, tree, reader.line);
}
