/*
 * From Markdown to the document model. In: the text, and its front matter as values. Out: a `Document` (model/), with what
 * looked wrong as notices. Nothing here knows Word, other texts, or what a reference leads to.
 *
 * Read in this order: `syntax/`, the table of all syntax, which gives markdown-it its rules in their order; `rules/`, these
 * rules, from characters to tokens; `read/`, from tokens to nodes, with `html/` for HTML in the text; `attributes.ts`, the one
 * grammar of `{#id .class}`. `dialect/` decides beforehand in which dialect the text is written, and `conventions.ts` what
 * follows from it. `front.ts` and `metadata.ts` read front matter. `site-markup/` rewrites the markup of site generators first,
 * in texts that have some. `pieces/` reads a text again while it is being written, only where it has changed, with the same
 * rules.
 */
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
 * `decided` is the dialect of the text, by default what it shows, and null if nothing shows one.
 */
export function parse(
  markdown: string,
  frontMatter: FrontMatter,
  report: Report,
  readsCitations = false,
  decided: DecidedDialect | null = decideDialect(markdown, { citesSources: readsCitations }) ?? null,
): Document {
  const conventions = conventionsOf([evidenceIn(markdown)], frontMatter, decided?.dialect);
  const state = blockTokens(markdown, { readsCitations, ...conventions });
  const text = readTokens(state);
  return joined(readFront(frontMatter, state.env), [text], report, decided ?? undefined);
}
