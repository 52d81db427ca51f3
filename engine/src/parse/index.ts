import type { Report } from '../api/notice.js';
import type { Document } from '../model/document.js';
import type { FrontMatter } from '../model/metadata.js';
import { conventionsOf, evidenceIn } from './conventions.js';
import { type DecidedDialect, decideDialect } from './dialect/decide.js';
import { readFront } from './front.js';
import { joined } from './joined.js';
import { blockTokens, readTokens } from './parsed-text.js';

/**
 * Parses Markdown: CommonMark 0.31, GFM, definition lists, and footnotes in the forms `[^id]`, `[1]` and `^[text]`. The title
 * and subtitle in front matter are parsed as Markdown as well. Citations are recognized only if the text has sources.
 * `decided` is the dialect of the text, by default what it shows.
 */
export function parse(
  markdown: string,
  frontMatter: FrontMatter,
  report: Report,
  readsCitations = false,
  decided: DecidedDialect | undefined = decideDialect(markdown, { citesSources: readsCitations }),
): Document {
  const conventions = conventionsOf([evidenceIn(markdown)], frontMatter, decided?.dialect);
  const state = blockTokens(markdown, { readsCitations, ...conventions });
  const text = readTokens(state);
  return joined(readFront(frontMatter, state.env), [text], report, decided);
}
