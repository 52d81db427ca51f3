import type { StateBlock, StateInline } from 'markdown-it';
import { type BlockRow, ENDS_NOTHING, type InlineRow } from '../row.js';
import { startOf } from './block-lines.js';
import { drawingOf } from './drawing.js';

/** The maximum number of lines of a drawing; pasted ones are shorter. */
const MAX_LINES = 5000;

/** The maximum nesting, so that the search through a text of nothing but opening tags soon ends. */
const MAX_DEPTH = 50;

const START = /<svg(?=[\s>])/iy;
const TAG = /<(\/?)svg(?=[\s/>])[^<>]*>/gi;

/**
 * Drawings in the text itself, `<svg …>…</svg>`, become images with a `data:` address, named after their titles.
 * In a block of their own they may contain blank lines, which would end HTML.
 *
 * @example
 * <svg width="9">
 *
 * <title>A</title>
 * </svg>
 */
export const svgBlocks: BlockRow = {
  kind: 'block',
  name: 'svg',
  dialect: 'HTML',
  needs: ['<'],
  firstCharacters: '<',
  alt: ENDS_NOTHING,
  read: drawingBlock,
};

/**
 * @example
 * a <svg><title>A</title></svg> b
 */
export const svgInText: InlineRow = {
  kind: 'inline',
  name: 'svg',
  dialect: 'HTML',
  firstCharacters: '<',
  read: drawing,
};

function drawing(state: StateInline, silent: boolean): boolean {
  START.lastIndex = state.pos;
  if (!START.test(state.src)) return false;
  const end = endOf(state, state.pos);
  if (end === undefined) return false;
  if (!silent) pushImage(state, state.src.slice(state.pos, end));
  state.pos = end;
  return true;
}

function pushImage(state: StateInline, markup: string): void {
  const { url, alt } = drawingOf(markup);
  const token = state.push('image', 'img', 0);
  const title = new state.Token('text', '', 0);
  title.content = alt;
  token.children = [title];
  token.attrs = [['src', url]];
}

/** A paragraph with the lines from `<svg` to `</svg>`, which must contain nothing else. */
function drawingBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = startOf(state, startLine);
  START.lastIndex = start;
  if (!START.test(state.src)) return false;
  const end = endOf(state, start);
  if (end === undefined) return false;
  let line = startLine;
  while ((state.eMarks[line] ?? 0) < end)
    if (++line >= Math.min(endLine, startLine + MAX_LINES)) return false;
  if (state.src.slice(end, state.eMarks[line]).trim() !== '') return false;
  if (silent) return true;
  state.line = line + 1;
  state.push('paragraph_open', 'p', 1).map = [startLine, state.line];
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(startLine, state.line, state.blkIndent, false).trim();
  inline.map = [startLine, state.line];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}

/** Facts about a source: the position of its last closing tag, and how far opening tags are nested too deeply. */
interface Known {
  readonly lastEnd: number;
  tooDeepUntil: number;
}

const known = new WeakMap<object, Known>();

/** The end of the drawing that begins at `start`, including nested ones. */
function endOf(state: StateBlock | StateInline, start: number): number | undefined {
  const facts = known.get(state) ?? {
    lastEnd: state.src.toLowerCase().lastIndexOf('</svg'),
    tooDeepUntil: 0,
  };
  known.set(state, facts);
  if (start > facts.lastEnd || start < facts.tooDeepUntil) return undefined;
  let depth = 0;
  TAG.lastIndex = start;
  for (let tag = TAG.exec(state.src); tag; tag = TAG.exec(state.src)) {
    if (!tag[0].endsWith('/>')) depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return TAG.lastIndex;
    if (depth <= MAX_DEPTH) continue;
    facts.tooDeepUntil = TAG.lastIndex;
    return undefined;
  }
  return undefined;
}
