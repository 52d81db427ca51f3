import type { StateBlock } from 'markdown-it';
import { type Attributes, attributesAt, NO_ATTRIBUTES } from '../../attributes.js';
import type { Closing } from '../row.js';
import { isFenced } from './fences.js';

const CLOSING = /^:{3,}$/;
/**
 * The markers that may precede a line of colons: those of quotes, and that of an item or definition that begins with
 * it.
 */
const CONTAINER = /^(?:[\s>]|(?:[:*+-]|\d{1,9}[.)])[ \t]+(?=.*:::))+/;
/** A div ends at a line of colons alone, after those that end the divs in it. */
export function closingOfDiv({ 0: sign, input }: RegExpExecArray): Closing | undefined {
  return openingOf(input) && { sign, lastLine: lastLineOfDiv };
}

function lastLineOfDiv(state: StateBlock, startLine: number, endLine: number): number | undefined {
  const lastLine = pairsOf(state).get(startLine);
  // Below the text of an item, a block that belongs to no item ends both, as in HackMD.
  const isBelowItem = (state.sCount[startLine] ?? 0) < state.blkIndent;
  if (lastLine === undefined || isBelowItem) return lastLine;
  return lastLine >= endLine || leavesItem(state, startLine, lastLine) ? undefined : lastLine;
}

/** The first line of a div. */
export interface DivOpening {
  /** The word after the colons, if there is one; attributes may follow it. */
  readonly name: string;
  readonly attributes: Attributes;
  /** The title in square brackets, or else the rest of the line; often empty. */
  readonly after: string;
}

const COLONS = /^:{3,}[ \t]*/;
const NAME = /([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]*(?=\{))?/iy;

export function openingOf(line: string): DivOpening | undefined {
  const [colons] = COLONS.exec(line) ?? [];
  if (colons === undefined) return undefined;
  NAME.lastIndex = colons.length;
  const [before = '', name = '', bracketed] = NAME.exec(line) ?? [];
  const found = attributesAt(line, colons.length + before.length, 'words');
  if (name === '' && !found) return undefined;
  const rest = line.slice(found?.end ?? colons.length + before.length);
  const words = rest.replace(/:+$/, '').trim();
  if (words.includes('{') || /:(?!\s)/.test(words)) return undefined;
  return { name, attributes: found?.attributes ?? NO_ATTRIBUTES, after: bracketed ?? words };
}

function leavesItem(state: StateBlock, startLine: number, lastLine: number): boolean {
  for (let line = startLine + 1; line <= lastLine; line++)
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return true;
  return false;
}

const pairs = new WeakMap<StateBlock, ReadonlyMap<number, number>>();

/**
 * The closing line of each opening one. It is determined once per text, so that many unclosed ones do not take
 * long.
 */
function pairsOf(state: StateBlock): ReadonlyMap<number, number> {
  let found = pairs.get(state);
  if (!found) {
    found = findPairs(state);
    pairs.set(state, found);
  }
  return found;
}

function findPairs(state: StateBlock): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (const [index, line] of state.src.split('\n').entries()) {
    if (isFenced(state, index)) continue;
    const text = line.replace(CONTAINER, '').trimEnd();
    if (CLOSING.test(text)) {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    } else if (openingOf(text)) open.push(index);
  }
  return found;
}
