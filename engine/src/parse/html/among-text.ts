import type { Token } from 'markdown-it';
import type { Block, Inline } from '../../model/document.js';
import type { AddTokens } from '../read/inline-stack.js';
import type { TokenReader } from '../read/reader.js';
import { htmlBlocks, isBlockTag } from './blocks.js';
import type { EmbeddedMarkdown } from './embedded-markdown.js';
import { HtmlTree } from './tree.js';

/** Elements that must be read together with all of their content. */
const WHOLE = new Set(['math', 'ruby']);

const NAME = /^<\/?([a-z][a-z\d-]*)/i;

/** Whether running text contains HTML that splits it into blocks, such as a list, or that must be read as a tree. */
export function hasTree(tokens: readonly Token[]): boolean {
  return tokens.some((token) => {
    const name = nameOfTag(token);
    return isBlockTag(name) || WHOLE.has(name);
  });
}

function nameOfTag({ type, content }: Token): string {
  return type === 'html_inline' ? (NAME.exec(content)?.[1]?.toLowerCase() ?? '') : '';
}

/** The blocks of such a text, with the Markdown between the tags. */
export function blocksAmong(reader: TokenReader, tokens: readonly Token[], addTokens: AddTokens): Block[] {
  const tree = new HtmlTree<EmbeddedMarkdown>();
  for (const token of tokens) {
    if (token.type !== 'html_inline') hold(tree, token);
    else if (!tree.isDeep || token.content.startsWith('</')) tree.write(token.content);
  }
  tree.end();
  return htmlBlocks(reader, tree, reader.line, addTokens);
}

/** The text of a heading or a term, in which a formula is read as a tree; what splits text into blocks stays among its tags. */
export function lineAmong(reader: TokenReader, tokens: readonly Token[], addTokens: AddTokens): Inline[] {
  const names = tokens.map(nameOfTag);
  if (!names.some((name) => WHOLE.has(name)) || names.some(isBlockTag)) return reader.inlines(tokens);
  return blocksAmong(reader, tokens, addTokens).flatMap((block) =>
    block.type === 'paragraph' ? block.children : [],
  );
}

/** Adds Markdown to the tree: as text inside a tag and in elements that can only contain text. */
function hold(tree: HtmlTree<EmbeddedMarkdown>, token: Token): void {
  if (!tree.embed({ tokens: [token] })) tree.write(token.content);
}
