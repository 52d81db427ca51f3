import type { Report } from '../api/notice.js';
import { notice } from '../api/notice.js';
import { formulaLabels } from '../latex/labels.js';
import type { Document, Paragraph } from '../model/document.js';
import type { FrontMatter, MarkdownLine } from '../model/metadata.js';
import { blockHandlers } from './read/blocks/index.js';
import { readInlines } from './read/inlines/index.js';
import { TokenReader } from './read/reader.js';
import type { LinkDefinitions } from './rules/core/link-definitions.js';
import { markdownIt } from './rules/markdown-it.js';

/**
 * Reads Markdown: CommonMark 0.31, GFM, definition lists, and notes in the forms `[^id]`, `[1]` and `^[text]`. The title and
 * subtitle of the front matter are read as Markdown, too.
 */
export function parse(
  markdown: string,
  { title, subtitle, ...metadata }: FrontMatter,
  report: Report,
): Document {
  const env: LinkDefinitions = {};
  const tokens = markdownIt().parse(markdown, env);
  const reader = new TokenReader(tokens, { blocks: blockHandlers, inlines: readInlines }, report);
  const lines = {
    ...(title && { title: readLine(reader, title, env) }),
    ...(subtitle && { subtitle: readLine(reader, subtitle, env) }),
  };
  const blocks = reader.blocksUntil(undefined);
  reportComments(reader);
  reportLeftOut(reader);
  reportUnused(env, report);
  return {
    blocks,
    definitions: reader.definitions,
    images: reader.images,
    formulas: reader.formulas,
    latexDefinitions: reader.latexDefinitions,
    abbreviations: reader.abbreviations,
    hasWikiLinks: reader.hasWikiLinks,
    formulaLabels: formulaLabels(reader.formulas),
    hasFormulaReferences: reader.hasFormulaReferences,
    ...lines,
    metadata,
  };
}

/** Reads one line of Markdown, which may refer to what the whole text defines. */
function readLine(reader: TokenReader, { markdown, line }: MarkdownLine, env: LinkDefinitions): Paragraph {
  const [inline] = markdownIt().parseInline(markdown, { ...env });
  reader.line = line;
  const children = reader.inlines(inline?.children);
  return { type: 'paragraph', ...reader.takeAnchors(), children, line };
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

const LEFT_OUT = {
  property: 'line(s) that Logseq has written for itself, such as id::',
  reference: 'reference(s) to blocks of Logseq that are not part of this document',
} as const;

function reportLeftOut({ leftOut, report }: TokenReader): void {
  for (const [kind, what] of Object.entries(LEFT_OUT)) {
    const own = leftOut.filter((each) => each.kind === kind);
    const [first] = own;
    if (first) report(notice('markup-left-out', `Left out ${own.length} ${what}`, first.line));
  }
}
