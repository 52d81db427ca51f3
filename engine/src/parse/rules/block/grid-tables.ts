import type { StateBlock } from 'markdown-it';
import { largest } from '../../../text/long-arrays.js';
import { rounded } from '../../table-widths.js';
import { lineOf } from './block-lines.js';
import { type GridLayout, gridLayout } from './grid-layout.js';
import { type ColumnAlignment, pushGrid, type WrittenGrid } from './table-tokens.js';

/** The top of a grid: its columns, and how they align. */
export const GRID = /^\+(?:[-:=]+\+)+$/;
/** A line across the whole grid, which may be below its header. */
const ACROSS = /^\+[-:=+]+\+$/;

/** How often each of many lines that stand together is tried as a part of a grid, and how many lines may be tried in any case. */
const MOST_TRIES = 4;
const MOST_LINES = 2000;
/** Where the lines of the last grid that is none end, and how many were tried as one, each time from a later line on. */
const brokenGrids = new WeakMap<
  StateBlock,
  { readonly end: number; readonly most: number; readonly tried: number }
>();

/** Reads pandoc's grid tables, with merged cells and blocks in cells; the line after it, or `undefined` if there is none here. */
export function pushGridTable(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): number | undefined {
  const top = lineOf(state, startLine).trim();
  if (!GRID.test(top)) return undefined;
  const lines: string[] = [];
  let end = startLine;
  for (; end < endLine && !state.isEmpty(end) && (state.sCount[end] ?? 0) >= state.blkIndent; end++) {
    const line = lineOf(state, end).trimEnd();
    if (!/^[+|]/.test(line)) break;
    lines.push(line);
  }
  // A grid that never closes, or is broken, begins anew at each of its lines.
  const broken = brokenGrids.get(state);
  const { most, tried } =
    broken?.end === end ? broken : { most: Math.max(lines.length * MOST_TRIES, MOST_LINES), tried: 0 };
  if (tried > most || !ACROSS.test(lines.at(-1) ?? '')) return undefined;
  const grid = gridIn(lines) ?? gridIn(lines.map(filled)) ?? gridIn(evened(lines));
  if (!grid) {
    brokenGrids.set(state, { end, most, tried: tried + lines.length });
    return undefined;
  }
  if (!silent) pushGrid(state, [startLine, end], grid);
  return end;
}

function gridIn(lines: readonly string[]): WrittenGrid | undefined {
  const width = lines[0]?.length ?? 0;
  const padded = lines.map((line) => line.padEnd(width));
  if (padded.some(({ length }) => length !== width)) return undefined;
  const across = padded.map((line) => ACROSS.test(line));
  const layout = gridLayout(padded.map((line, index) => (across[index] ? line.replace(/[=:]/g, '-') : line)));
  if (!layout) return undefined;
  const header = padded.findIndex((line, index) => across[index] && index > 0 && line.includes('='));
  const row = layout.rowEdges.indexOf(header);
  // A line of equals signs at the bottom is above a footer, not below a header.
  const headerRows = row > 0 && row < layout.rowCount ? row : 0;
  const rule = (headerRows > 0 ? padded[header] : padded[0]) ?? '';
  return { layout: unfilled(layout), headerRows, align: alignments(rule, layout), widths: shares(layout) };
}

function alignments(rule: string, { edges }: GridLayout): readonly ColumnAlignment[] {
  return edges.slice(0, -1).map((edge, column) => {
    const part = rule.slice(edge + 1, edges[column + 1]);
    const [isLeft, isRight] = [part.startsWith(':'), part.endsWith(':')];
    if (isLeft && isRight) return 'center';
    return isLeft ? 'left' : isRight ? 'right' : undefined;
  });
}

/** The share of each column of the table's width. */
function shares({ edges }: GridLayout): readonly number[] {
  const total = (edges.at(-1) ?? 0) - (edges[0] ?? 0);
  return edges.slice(0, -1).map((edge, column) => rounded(((edges[column + 1] ?? 0) - edge) / total));
}

/** Characters that are as wide as two others where they are drawn: those of East Asia (Unicode Standard Annex 11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
/** Stands for the second half of such a character; no text has it. */
const HALF = '\ufdd3';

function filled(line: string): string {
  return line.replace(WIDE, `$&${HALF}`);
}

/** The lines with the same length, although the text in some of their last cells is longer or shorter than it should be. */
function evened(lines: readonly string[]): readonly string[] {
  const first = lines[0]?.length ?? 0;
  if (lines.some((line) => line.length !== first && ACROSS.test(line))) return lines;
  const width = largest(lines.map(({ length }) => length));
  return lines.map((line) => {
    const space = line.endsWith('+') ? '-' : ' ';
    return `${line.slice(0, -1)}${space.repeat(width - line.length)}${line.slice(-1)}`;
  });
}

function unfilled(layout: GridLayout): GridLayout {
  const cells = layout.cells.map((cell) => ({
    ...cell,
    lines: cell.lines.map((line) => line.replaceAll(HALF, '')),
  }));
  return { ...layout, cells };
}
