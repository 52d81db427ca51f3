import type { StateBlock, StateInline } from 'markdown-it';
import { type BlockRow, ENDS_ANY, type InlineRow, type ReadIn } from '../row.js';
import { beginsWith, lineOf, recordUnclosedBlock } from './block-lines.js';
import { isFenced } from './fences.js';

/** Elsewhere, they are code of Jupyter or MATLAB, or percentages. */
const IN_OBSIDIAN: ReadIn = { dialects: ['obsidian'], orUndecided: true, sign: '%%…%%' };

/**
 * Obsidian's comments, `%%…%%`: within a line, or from a line that begins with the signs to one that ends with
 * them. The token is `comment`, or `comment_block` between blocks. Two percent signs elsewhere are kept: `100%%`,
 * `%%time`, `%%%%`.
 *
 * @example
 * %%
 * hidden
 *
 * more
 * %%
 * @example
 * %% of several
 * lines %%
 */
export const commentBlocks: BlockRow = {
  kind: 'block',
  name: 'comment_block',
  dialect: 'Obsidian',
  needs: ['%%'],
  readIn: IN_OBSIDIAN,
  alt: ENDS_ANY,
  read: block,
};

/**
 * @example
 * a %%hidden%% b
 */
export const comments: InlineRow = {
  kind: 'inline',
  name: 'comment',
  dialect: 'Obsidian',
  needs: ['%'],
  readIn: IN_OBSIDIAN,
  read: inline,
};

const OPENING = /^%%(?!%)/;
const CLOSING = /(?<!%)%%$/;

function block(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!beginsWith(state, startLine, '%')) return false;
  const first = lineOf(state, startLine).trimEnd();
  if (!OPENING.test(first)) return false;
  const end = endOfBlock(state, first, startLine, endLine);
  if (end === undefined) return false;
  if (silent) return true;
  state.line = end + 1;
  state.push('comment_block', '', 0).map = [startLine, state.line];
  return true;
}

/** The line that ends the comment. With text after it on its first line, a comment is part of running text. */
function endOfBlock(
  state: StateBlock,
  first: string,
  startLine: number,
  endLine: number,
): number | undefined {
  const closed = first.indexOf('%%', 2);
  if (closed >= 0) return closed === first.length - 2 && CLOSING.test(first) ? startLine : undefined;
  for (let line = startLine + 1; line < endLine; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    if (isFenced(state, line)) continue;
    const text = lineOf(state, line).trimEnd();
    if (CLOSING.test(text)) return line;
    if (OPENING.test(text)) return undefined;
  }
  recordUnclosedBlock(state, endLine, '%%');
  return undefined;
}

const COMMENT = /%%(?!%)((?:[^%]|%(?!%)){1,5000})%%(?![%\p{L}\p{N}])/uy;

function inline(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== PERCENT || /[\p{L}\p{N}%]/u.test(src.charAt(pos - 1))) return false;
  COMMENT.lastIndex = pos;
  const [comment] = COMMENT.exec(src) ?? [];
  if (comment === undefined || pos + comment.length > posMax) return false;
  if (!silent) state.push('comment', '', 0).content = comment;
  state.pos += comment.length;
  // One space between the words is enough, and none is needed at the end.
  if (/^(?:\s|$)/.test(src.charAt(pos - 1)) && src.charAt(state.pos) === ' ') state.pos++;
  if (!silent && state.pos >= posMax) dropFinalSpace(state);
  return true;
}

function dropFinalSpace({ tokens }: StateInline): void {
  const before = tokens.at(-2);
  if (before?.type === 'text') before.content = before.content.trimEnd();
}

const PERCENT = 0x25;
