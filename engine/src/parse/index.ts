import type { Document } from '../document.js';
import type { Metadata } from '../metadata.js';
import type { Report } from '../notice.js';
import { notice } from '../notice.js';
import { blockHandlers } from './blocks/index.js';
import { readInlines } from './inlines/index.js';
import { markdownIt } from './markdown-it.js';
import { TokenReader } from './reader.js';

/** Reads Markdown: CommonMark 0.31, GFM, definition lists, and notes in the forms `[^id]`, `[1]` and `^[text]`; `metadata` becomes the document's. */
export function parse(markdown: string, metadata: Metadata, report: Report): Document {
  const tokens = markdownIt().parse(markdown, {});
  const reader = new TokenReader(tokens, { blocks: blockHandlers, inlines: readInlines }, report);
  const blocks = reader.blocksUntil(undefined);
  reportComments(reader);
  return {
    blocks,
    definitions: reader.definitions,
    images: reader.images,
    formulas: reader.formulas,
    abbreviations: reader.abbreviations,
    hasWikiLinks: reader.hasWikiLinks,
    hasFormulaReferences: reader.hasFormulaReferences,
    metadata,
  };
}

function reportComments({ comments, report }: TokenReader): void {
  const [first] = comments;
  if (first === undefined) return;
  const message = `Left out ${comments.length} comment(s) between %% signs`;
  report(notice('comment-left-out', message, first));
}
