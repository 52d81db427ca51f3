import type { Token } from 'markdown-it';
import type { Block } from '../../../model/document.js';
import { htmlBlocks, mayContinue } from '../../html/blocks.js';
import type { EmbeddedMarkdown } from '../../html/embedded-markdown.js';
import { HtmlTree } from '../../html/tree.js';
import { htmlSpansOf } from '../../rules/core/html-spans.js';
import { addTokens } from '../inlines/index.js';
import type { BlockHandler, TokenReader } from '../reader.js';

/** A block of HTML, with everything up to the end of its elements if that is in a later block. */
export const html: BlockHandler = (reader, token) => {
  const tree = new HtmlTree<EmbeddedMarkdown>();
  /** The elements that a later block of HTML closes. */
  const reaching = new Set<string>();
  const firstLine = reader.line;
  let line = firstLine;
  const write = (token: Token): boolean => {
    const { content, map } = token;
    const start = map ? map[0] + 1 : line;
    // The tree must count lines as the source does, also between two blocks of HTML.
    tree.write('\n'.repeat(Math.max(start - line, 0)) + content);
    line = start + content.split('\n').length - 1;
    for (const name of htmlSpansOf.get(token) ?? []) if (mayContinue(name)) reaching.add(name);
    return tree.closeUnless((name) => reaching.has(name));
  };
  const isWhole = write(token);
  for (const id of tree.openIds) reader.anchor(id);
  const after = isWhole ? readOn(reader, tree, write) : [];
  tree.end();
  return [...htmlBlocks(reader, tree, firstLine, addTokens), ...after];
};

/** Adds what follows to the tree while elements are open, and returns blocks that do not fit into it. */
function readOn(
  reader: TokenReader,
  tree: HtmlTree<EmbeddedMarkdown>,
  write: (token: Token) => boolean,
): readonly Block[] {
  while (tree.isOpen) {
    const next = reader.peek();
    if (!next || next.nesting === -1) break;
    if (next.type === 'html_block') {
      reader.next();
      if (!write(next)) break;
      continue;
    }
    const blocks = reader.block();
    if (!tree.embed({ blocks })) return blocks;
  }
  return [];
}
