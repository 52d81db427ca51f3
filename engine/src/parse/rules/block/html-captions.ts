import type { StateBlock } from 'markdown-it';
import { isOfPandoc } from '../conventions.js';
import { lineOf } from './block-lines.js';

/** `<div markdown="1">`, `<div class="grid" markdown>`. */
export const MARKDOWN_TAG =
  /^<[a-z][a-z\d-]*(?=\s)[^<>]*?\smarkdown(?:\s*=\s*(["']?)(?:1|block|span|true|)\1)?(?=[\s/>])[^<>]*>/i;

const CAPTION_LINE = /^(<(figcaption|summary)(?:\s[^<>]*)?>)([^\n]*)(<\/\2\s*>)\s*$/i;
/** The most lines of a figure above its caption. */
const MAX_FIGURE_LINES = 30;

/**
 * A caption or a summary on one line that is Markdown, because it or the figure around it says so, `<figure markdown="span">`, or the text is
 * for pandoc.
 */
export function captionOfMarkdown(
  state: StateBlock,
  text: string,
  startLine: number,
): RegExpExecArray | undefined {
  const isSummary = text.startsWith('<sum');
  const caption = isSummary || text.startsWith('<fig') ? CAPTION_LINE.exec(text) : null;
  if (!caption || caption[3]?.trim() === '') return undefined;
  if (isSummary) return isOfPandoc(state.env) ? caption : undefined;
  if (MARKDOWN_TAG.test(text)) return caption;
  for (let line = startLine - 1; line >= Math.max(0, startLine - MAX_FIGURE_LINES); line--)
    if (/^<figure\b/i.test(lineOf(state, line)))
      return MARKDOWN_TAG.test(lineOf(state, line)) ? caption : undefined;
  return undefined;
}

/** Writes the tags of a caption as HTML, and what is between them as a paragraph. */
export function pushCaption(
  state: StateBlock,
  [, open = '', , text = '', close = '']: RegExpExecArray,
  startLine: number,
): void {
  const map: [number, number] = [startLine, startLine + 1];
  pushHtml(state, `${open}\n`, map);
  state.push('paragraph_open', 'p', 1).map = map;
  const inline = state.push('inline', '', 0);
  inline.content = text.trim();
  inline.map = map;
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  pushHtml(state, `${close}\n`, map);
  state.line = startLine + 1;
}

export function pushHtml(state: StateBlock, content: string, map: [number, number]): void {
  const token = state.push('html_block', '', 0);
  token.map = map;
  token.content = content;
}
