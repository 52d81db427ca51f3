import type { StateInline } from 'markdown-it';
import { type Closing, type ContainerRow, ENDS_ANY, type InlineRow, type ReadIn } from '../row.js';

const SIGN = '%%';
const OPENING = /^%%(?!%)/;
const CLOSING = /(?<!%)%%$/;

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
export const commentBlocks: ContainerRow = {
  kind: 'block',
  name: 'comment_block',
  dialect: 'Obsidian',
  needs: ['%%'],
  readIn: IN_OBSIDIAN,
  alt: ENDS_ANY,
  firstCharacters: '%',
  container: { open: OPENING, close: closingOf },
  read(state, { startLine, lastLine }) {
    state.push('comment_block', '', 0).map = [startLine, lastLine + 1];
  },
};

/**
 * @example
 * a %%hidden%% b
 */
export const comments: InlineRow = {
  kind: 'inline',
  name: 'comment',
  dialect: 'Obsidian',
  firstCharacters: '%',
  readIn: IN_OBSIDIAN,
  read: inline,
};

/** With text after it on its first line, a comment is part of running text. */
function closingOf({ input }: RegExpExecArray): Closing {
  const closed = input.indexOf(SIGN, SIGN.length);
  let isFirst = true;
  return {
    sign: SIGN,
    mayBeOnFirstLine: true,
    skipsCode: true,
    // Drawings are kept in comments, and the next comment ends the search.
    maxLines: Number.POSITIVE_INFINITY,
    isLast(line) {
      if (closed >= 0) return (closed === input.length - SIGN.length && CLOSING.test(line)) || 'never';
      if (isFirst) isFirst = false;
      else if (CLOSING.test(line)) return true;
      else if (OPENING.test(line)) return 'never';
      return false;
    },
  };
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
