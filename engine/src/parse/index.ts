import type { Report } from '../api/notice.js';
import type { Document } from '../model/document.js';
import type { FrontMatter } from '../model/metadata.js';
import { readFront } from './front.js';
import { joined } from './joined.js';
import { blockTokens, readTokens } from './parsed-text.js';
import { isMyst } from './rules/block/myst/names.js';

/**
 * Reads Markdown: CommonMark 0.31, GFM, definition lists, and notes in the forms `[^id]`, `[1]` and `^[text]`. The title and
 * subtitle of the front matter are read as Markdown, too. Citations are read in a text that has sources.
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
