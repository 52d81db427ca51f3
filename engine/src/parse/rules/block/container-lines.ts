import type { StateBlock } from 'markdown-it';
import type { Container, ContainerLines, ContainerRow, LinesRow } from '../row.js';
import { beginsWith, lineOf, recordUnclosedBlock } from './block-lines.js';

/** Limits the search for an end, so that many unclosed containers do not take long. */
const MAX_LINES = 1000;

/** The rule of a container, as the parser knows rules. */
export function ruleOf({ container, read }: ContainerRow): LinesRow['read'] {
  return (state, startLine, endLine, silent) => {
    const lines = containerAt(state, container, startLine, endLine);
    if (!lines) return false;
    if (silent) return true;
    if (!read(state, lines)) return false;
    state.line = lines.lastLine + 1;
    return true;
  };
}

function containerAt(
  state: StateBlock,
  { firstCharacter, open, close }: Container,
  startLine: number,
  endLine: number,
): ContainerLines | undefined {
  if (!beginsWith(state, startLine, firstCharacter)) return undefined;
  const opening = open.exec(lineOf(state, startLine).trimEnd());
  const closing = opening && close(opening);
  if (!closing) return undefined;
  const limit = Math.min(endLine, startLine + MAX_LINES);
  for (let line = closing.mayBeOnFirstLine ? startLine : startLine + 1; line < limit; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    const isLast = closing.isLast(lineOf(state, line).trimEnd());
    if (isLast === 'never') return undefined;
    if (isLast) return { opening, closing, startLine, lastLine: line };
  }
  recordUnclosedBlock(state, limit, closing.sign);
  return undefined;
}
