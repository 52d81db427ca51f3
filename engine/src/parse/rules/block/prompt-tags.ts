import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_ANY } from '../row.js';
import { lineOf } from './block-lines.js';
import { isOfPrompt, readWrittenTag } from './written-tag.js';

/**
 * The tags around the parts of a prompt, alone on their lines: `<instructions>`, `</example>`. Each is a paragraph that shows the tag, and
 * what is between them is Markdown.
 *
 * @example
 * <instructions>
 * - one
 * </instructions>
 * <example>
 * two
 * </example>
 */
export const promptTags: BlockRow = {
  kind: 'block',
  name: 'prompt_tag',
  dialect: 'any',
  needs: ['<'],
  readIn: { dialects: ['prompt'], sign: '<…>' },
  firstCharacters: '<',
  alt: ENDS_ANY,
  read: promptTag,
};

const LONE = /^<\/?[a-z][\w.-]*(?:[ \t][^<>]*)?>$/i;
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** A name that no tag of HTML can have (CommonMark 0.31.2, 6.6), so that CommonMark reads a paragraph. */
const NO_HTML = /^<\/?[^\s>]*[_.]/;
const UNDERLINE = /^[ ]{0,3}(?:=+|-+)[ \t]*$/;

function promptTag(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const text = lineOf(state, startLine).trim();
  const tag = LONE.test(text) ? readWrittenTag(text) : undefined;
  if (!tag || !isOfPrompt(tag, true)) return false;
  const isHeading = startLine + 1 < endLine && UNDERLINE.test(lineOf(state, startLine + 1));
  if (isHeading && NO_HTML.test(text)) return false;
  if (silent) return true;
  state.line = startLine + 1;
  state.push('paragraph_open', 'p', 1).map = [startLine, state.line];
  const token = state.push('inline', '', 0);
  token.map = [startLine, state.line];
  token.content = text.replace(PUNCTUATION, '\\$&');
  token.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}
