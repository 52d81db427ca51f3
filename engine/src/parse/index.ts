import type { Document } from '../document.js';
import type { Report } from '../notice.js';
import { blocksUntil } from './blocks/index.js';
import { markdownIt } from './markdown-it.js';
import { TokenReader } from './reader.js';

/** Reads Markdown: CommonMark 0.31, GFM, and notes in the forms `[^id]`, `[1]` and `^[text]`. */
export function parse(markdown: string, report: Report): Document {
  const tokens = markdownIt().parse(withoutByteOrderMark(markdown), {});
  const reader = new TokenReader(tokens, report);
  const blocks = blocksUntil(reader, undefined);
  return { blocks, definitions: reader.definitions, images: reader.images };
}

function withoutByteOrderMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
