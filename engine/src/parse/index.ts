import type { Document } from '../document.js';
import type { Metadata } from '../metadata.js';
import type { Report } from '../notice.js';
import { notice } from '../notice.js';
import { blockHandlers } from './blocks/index.js';
import { readInlines } from './inlines/index.js';
import { markdownIt } from './markdown-it.js';
import { TokenReader } from './reader.js';
import type { LinkDefinitions } from './syntax/link-definitions.js';

/** Reads Markdown: CommonMark 0.31, GFM, definition lists, and notes in the forms `[^id]`, `[1]` and `^[text]`; `metadata` becomes the document's. */
export function parse(markdown: string, metadata: Metadata, report: Report): Document {
  const env: LinkDefinitions = {};
  const tokens = markdownIt().parse(markdown, env);
  const reader = new TokenReader(tokens, { blocks: blockHandlers, inlines: readInlines }, report);
  const blocks = reader.blocksUntil(undefined);
  reportComments(reader);
  reportUnused(env, report);
  return {
    blocks,
    definitions: reader.definitions,
    images: reader.images,
    formulas: reader.formulas,
    latexDefinitions: reader.latexDefinitions,
    abbreviations: reader.abbreviations,
    hasWikiLinks: reader.hasWikiLinks,
    hasFormulaReferences: reader.hasFormulaReferences,
    metadata,
  };
}

function reportUnused({ unusedDefinitions: [first, ...others] = [] }: LinkDefinitions, report: Report): void {
  if (!first) return;
  const message =
    others.length === 0
      ? `Link definition [${first.label}] is used nowhere; it was left out`
      : `${others.length + 1} link definitions, the first [${first.label}], are used nowhere; they were left out`;
  report(notice('link-definition-unused', message, first.line));
}

function reportComments({ comments, report }: TokenReader): void {
  const [first] = comments;
  if (first === undefined) return;
  const message = `Left out ${comments.length} comment(s) between %% signs`;
  report(notice('comment-left-out', message, first));
}
