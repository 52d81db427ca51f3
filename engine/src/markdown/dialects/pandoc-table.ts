import type { Alignment, Block, Table, TableCell } from '../../model/document.js';
import { largest } from '../../text/long-arrays.js';
import { chartComment } from '../chart-marks.js';
import { widthOf } from '../fold.js';
import { frameOf } from '../frame.js';
import { rowOf } from '../table.js';
import type { Report, Writer } from './dialect.js';
import { captionOf, cellsOf, columnsOf } from './tables.js';

/** A table between pipes where each cell is one line, and otherwise one between grid lines. */
export function pandocTable(table: Table, writer: Writer, report: Report): string[] {
  if (table.rows.some(({ cells }) => cells.some(isMerged))) report('merged cells');
  const caption = captionOf(table, writer);
  const lines =
    table.rows.length === 0 ? [] : isOneLineEach(table) ? pipes(table, writer) : grid(table, writer);
  const chart = table.chart ? [chartComment(table.chart), ''] : [];
  return [...chart, ...lines, ...(caption === '' ? [] : ['', `: ${caption}`])];
}

function isMerged({ columnSpan = 1, rowSpan = 1 }: TableCell): boolean {
  return columnSpan > 1 || rowSpan > 1;
}

function isOneLineEach({ headerRows, rows }: Table): boolean {
  return (
    headerRows <= 1 &&
    rows.every(({ cells }) => cells.every((cell) => !isMerged(cell) && isOneLine(cell.children)))
  );
}

function isOneLine([only, ...others]: readonly Block[]): boolean {
  if (!only) return true;
  if (only.type !== 'paragraph' || others.length > 0 || frameOf(only) || only.caption) return false;
  return !only.children.some(({ type }) => type === 'break');
}

/** If a line is wider than this, the table is as wide as the page, and its columns are in proportion to the dashes below the header. */
const PAGE = 72;

function pipes({ align, headerRows, rows }: Table, writer: Writer): string[] {
  const texts = rows.map((row) => cellsOf(row, writer));
  const columns = largest(texts.map(({ length }) => length));
  const filled = texts.map((cells) => [
    ...cells,
    ...Array.from({ length: columns - cells.length }, () => ''),
  ]);
  const header = headerRows === 1 ? filled[0] : Array.from({ length: columns }, () => '');
  const isWide = filled.some((cells) => columnsIn(rowOf(cells)) > PAGE);
  const dashes = Array.from({ length: columns }, (_, column) => {
    if (!isWide) return dashesFor(3, align[column]);
    const widest = largest(filled.map((cells) => columnsIn(cells[column] ?? '')));
    return dashesFor(Math.min(40, Math.max(3, widest)), align[column]);
  });
  return [rowOf(header ?? []), rowOf(dashes), ...filled.slice(headerRows).map(rowOf)];
}

function dashesFor(count: number, align: Alignment | undefined): string {
  const start = align === 'left' || align === 'center' ? ':' : '';
  const end = align === 'right' || align === 'center' ? ':' : '';
  return `${start}${'-'.repeat(count)}${end}`;
}

/** A cell of the grid; a merged one has its text in the first of its places, and the others are empty. */
function gridOf(table: Table, writer: Writer): string[][][] {
  const columns = columnsOf(table);
  const taken = table.rows.map(() => new Set<number>());
  return table.rows.map(({ cells }, row) => {
    const texts = Array.from({ length: columns }, (): string[] => []);
    let column = 0;
    for (const { children, columnSpan = 1, rowSpan = 1 } of cells) {
      while (taken[row]?.has(column)) column++;
      texts[column] = writer.cell(children);
      for (let below = row; below < row + rowSpan; below++)
        for (let beside = column; beside < column + columnSpan; beside++) taken[below]?.add(beside);
      column += columnSpan;
    }
    return texts;
  });
}

function grid(table: Table, writer: Writer): string[] {
  const rows = gridOf(table, writer);
  const columns = largest(
    rows.map(({ length }) => length),
    1,
  );
  const widths = Array.from({ length: columns }, (_, column) =>
    largest(
      rows.flatMap((cells) => (cells[column] ?? []).map(columnsIn)),
      3,
    ),
  );
  const ruler = (sign: '-' | '=', isAligned: boolean): string =>
    `+${widths.map((width, column) => side(sign.repeat(width + 2), isAligned ? table.align[column] : undefined)).join('+')}+`;
  const hasHeader = table.headerRows > 0;
  return [
    ruler('-', !hasHeader),
    ...rows.flatMap((cells, row) => [
      ...rowLines(cells, widths),
      hasHeader && row === 0 ? ruler('=', true) : ruler('-', false),
    ]),
  ];
}

function side(dashes: string, align: Alignment | undefined): string {
  const start = align === 'left' || align === 'center' ? ':' : dashes.charAt(0);
  const end = align === 'right' || align === 'center' ? ':' : dashes.charAt(0);
  return start + dashes.slice(1, -1) + end;
}

function rowLines(cells: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const height = largest(
    cells.map(({ length }) => length),
    1,
  );
  return Array.from({ length: height }, (_, line) => {
    const parts = widths.map((width, column) => {
      const text = cells[column]?.[line] ?? '';
      return ` ${text}${' '.repeat(width - columnsIn(text))} `;
    });
    return `|${parts.join('|')}|`;
  });
}

/** The width of a text in columns, as pandoc counts them: an emoji of several characters takes two. */
function columnsIn(text: string): number {
  const signs = text.replace(JOINED_EMOJI, '\u{1f600}');
  let columns = 0;
  for (const sign of signs) columns += widthOf(sign);
  return columns;
}

const JOINED_EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)+|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})/gu;
