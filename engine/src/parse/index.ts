import type { Report } from '../api/notice.js';
import type { Document } from '../model/document.js';
import type { FrontMatter } from '../model/metadata.js';
import { readFront } from './front.js';
import { joined } from './joined.js';
import { blockTokens, readTokens } from './parsed-text.js';
import { isMyst } from './rules/block/myst/names.js';

/**
 * Parses Markdown: CommonMark 0.31, GFM, definition lists, and footnotes in the forms `[^id]`, `[1]` and `^[text]`. The title
 * and subtitle in front matter are parsed as Markdown as well. Citations are recognized only if the text has sources.
 */
export function parse(
  markdown: string,
  frontMatter: FrontMatter,
  report: Report,
  readsCitations = false,
): Document {
  const state = blockTokens(markdown, { readsCitations, isMyst: isMyst(markdown) });
  const text = readTokens(state);
  return joined(readFront(frontMatter, state.env), [text], report);
}
