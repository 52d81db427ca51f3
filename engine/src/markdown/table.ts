import { cellCss } from '../css/cell-look.js';
import type { Alignment, Block, Inline, Table, TableCell, TableRow } from '../model/document.js';
import { chartAttributes, chartComment, isInCaption } from './chart-marks.js';
import { frameOf } from './frame.js';
import type { InlineWriter } from './inlines.js';
import { CAPTION, CELL } from './places.js';

interface Blocks {
  readonly inlines: InlineWriter;
  readonly htmlElement: (name: string, blocks: readonly Block[], attributes?: string) => string[];
}

/** Writes tables: with pipes where every cell is one line of text, and as HTML where cells are merged or hold blocks. */
export class TableWriter {
  constructor(private readonly blocks: Blocks) {}

  write(table: Table): string[] {
    const { blocks } = this;
    if (hasPipes(table)) return pipes(table, blocks.inlines);
    return htmlTable(table, (name, children, attributes) => blocks.htmlElement(name, children, attributes));
  }
}

/** A table as HTML; `element` writes an element that contains blocks. */
export function htmlTable(
  { align, anchors = [], caption, headerRows, rows, widths }: Table,
  element: Blocks['htmlElement'],
): string[] {
  const part = (name: string, own: readonly TableRow[]): string[] =>
    own.length === 0
      ? []
      : [`<${name}>`, ...own.flatMap((row) => htmlRow(row, align, name === 'thead', element)), `</${name}>`];
  return [
    anchors[0] === undefined ? '<table>' : `<table id="${anchors[0]}">`,
    ...(caption ? element('caption', [{ type: 'paragraph', children: caption, line: 1 }]) : []),
    ...(widths ? [`<colgroup>${widths.map(column).join('')}</colgroup>`] : []),
    ...part('thead', rows.slice(0, headerRows)),
    ...part('tbody', rows.slice(headerRows)),
    '</table>',
  ];
}

function column(share: number | undefined): string {
  return share === undefined ? '<col>' : `<col width="${percent(share)}%">`;
}

/** In hundredths of a percent, without zeros at the end. */
function percent(share: number): string {
  return String(Number((share * 100).toFixed(2)));
}

function htmlRow(
  { cells }: TableRow,
  align: Table['align'],
  isHeader: boolean,
  element: Blocks['htmlElement'],
): string[] {
  const written = cells.map((cell, index) =>
    element(
      isHeader || cell.header ? 'th' : 'td',
      cell.children,
      attributes(cell, cell.align ?? align[index]),
    ),
  );
  const isShort = written.every(({ length }) => length === 1);
  return isShort ? [`<tr>${written.flat().join('')}</tr>`] : ['<tr>', ...written.flat(), '</tr>'];
}

function attributes({ columnSpan = 1, rowSpan = 1, look }: TableCell, align: Alignment | undefined): string {
  return [
    columnSpan > 1 ? ` colspan="${columnSpan}"` : '',
    rowSpan > 1 ? ` rowspan="${rowSpan}"` : '',
    align ? ` align="${align}"` : '',
    look ? ` style="${cellCss(look)}"` : '',
  ].join('');
}

/** Whether a table can be written with pipes. */
export function hasPipes({ caption, headerRows, rows, widths }: Table): boolean {
  const [header] = rows;
  // Only a caption can say how wide the columns are.
  if (widths && (!caption || widths.includes(undefined) || !addsUp(widths))) return false;
  const hasColumns = headerRows === 1 && header !== undefined && header.cells.length > 0;
  return hasColumns && rows.every(({ cells }) => cells.length > 0 && cells.every(isPlainCell));
}

function isPlainCell({ children, columnSpan, rowSpan, header, align, look }: TableCell): boolean {
  if (columnSpan || rowSpan || header || align || look || children.length > 1) return false;
  const [only] = children;
  return !only || (only.type === 'paragraph' && !frameOf(only) && !only.anchors);
}

function addsUp(widths: Table['widths'] = []): boolean {
  return Math.abs(widths.reduce<number>((sum, share = 0) => sum + share, 0) - 1) < 0.001;
}

function pipes(table: Table, inlines: InlineWriter): string[] {
  const {
    align,
    caption,
    chart,
    rows: [header, ...rows],
  } = table;
  const textsOf = (row: TableRow | undefined): string[] =>
    (row?.cells ?? []).map(({ children }) => inlines.write(textOf(children), CELL));
  const first = textsOf(header);
  const saysChart = caption !== undefined && chart !== undefined && isInCaption(chart);
  return [
    ...(chart && !saysChart ? [chartComment(chart)] : []),
    rowOf(first),
    rowOf(first.map((_, index) => ALIGNMENT_ROW[align[index] ?? 'none'])),
    ...rows.map((row) => rowOf(textsOf(row))),
    ...(caption ? ['', `: ${inlines.write(caption, CAPTION)}${captionAttributes(table, saysChart)}`] : []),
  ];
}

function captionAttributes(
  { anchors, widths, chart }: Pick<Table, 'anchors' | 'widths' | 'chart'>,
  saysChart: boolean,
): string {
  const own = [
    ...(anchors ? [`#${anchors[0]}`] : []),
    ...(saysChart && chart ? chartAttributes(chart) : []),
    ...(widths ? [`tbl-colwidths="[${widths.map((share = 0) => percent(share)).join(',')}]"`] : []),
  ];
  return own.length === 0 ? '' : ` {${own.join(' ')}}`;
}

function textOf([only]: TableCell['children']): readonly Inline[] {
  return only?.type === 'paragraph' ? only.children : [];
}

/** The delimiter cell below the header for a column of this alignment. */
export const ALIGNMENT_ROW = { none: '---', left: ':---', center: ':---:', right: '---:' } as const;

/** A row between pipes. */
export function rowOf(texts: readonly string[]): string {
  return `|${texts.map((text) => ` ${text} `.replace(/^ {2}$/, '  ')).join('|')}|`;
}
