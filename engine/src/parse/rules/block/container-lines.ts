import type { Env, StateBlock } from 'markdown-it';
import type { Closing, ClosingLine, Container, ContainerLines, ContainerRow, LinesRow } from '../row.js';
import { lineOf } from './block-lines.js';
import { isFenced } from './fences.js';

/** Limits the search for an end, so that many unclosed containers do not take long. */
const MAX_LINES = 1000;

/** The rule of a container, as the parser knows rules. */
export function ruleOf({ container, accepts, read }: ContainerRow): LinesRow['read'] {
  return (state, startLine, endLine, silent) => {
    const lines = containerAt(state, container, startLine, endLine);
    if (!lines || accepts?.(state, lines) === false) return false;
    if (silent) return true;
    read(state, lines);
    state.line = lines.nextLine;
    return true;
  };
}

function containerAt(
  state: StateBlock,
  { open, close }: Container,
  startLine: number,
  endLine: number,
): ContainerLines | undefined {
  const opening = open.exec(lineOf(state, startLine).trimEnd());
  const closing = opening && close(opening);
  const lastLine = closing ? lastLineOf(state, closing, startLine, endLine) : undefined;
  return opening && lastLine !== undefined
    ? { opening, startLine, lastLine, nextLine: lastLine + 1 }
    : undefined;
}

/**
 * The line that ends what begins on `startLine`. That there is none may be due to where the text ends: this is recorded, so that
 * the pieces of a text that is still written reach as far as their blocks.
 */
export function lastLineOf(
  state: StateBlock,
  closing: Closing,
  startLine: number,
  endLine: number,
): number | undefined {
  if ('isLast' in closing) return firstThatEnds(state, closing, startLine, endLine);
  const lastLine = closing.lastLine(state, startLine, endLine);
  if (lastLine === undefined && closing.sign !== undefined) recordUnclosedBlock(state, endLine, closing.sign);
  return lastLine;
}

function firstThatEnds(
  state: StateBlock,
  { sign, mayBeOnFirstLine, skipsCode, maxLines = MAX_LINES, isLast }: ClosingLine,
  startLine: number,
  endLine: number,
): number | undefined {
  const limit = Math.min(endLine, startLine + maxLines);
  for (let line = mayBeOnFirstLine ? startLine : startLine + 1; line < limit; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    if (skipsCode && line > startLine && isFenced(state, line)) continue;
    const found = isLast(lineOf(state, line).trimEnd());
    if (found === 'never') return undefined;
    if (found) return line;
  }
  recordUnclosedBlock(state, limit, sign);
  return undefined;
}

/** Set in the environment where the end of a block has been searched up to the end of the text. */
export interface UnclosedBlocks extends Env {
  /** What the lines contain that would end them. */
  awaited?: Set<string>;
}

/**
 * Records that nothing ends a block before `endLine`. If the text continues there and has what its last line contains, `sign`,
 * more of the text must be searched. Of what takes in whatever follows, the sign is empty.
 */
export function recordUnclosedBlock(state: StateBlock, endLine: number, sign: string): void {
  // The parser has one more line than the text.
  if (endLine < state.bMarks.length - 1) return;
  const env: UnclosedBlocks = state.env;
  env.awaited ??= new Set();
  env.awaited.add(sign);
}
