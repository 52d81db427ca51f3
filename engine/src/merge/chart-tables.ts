import { decimalSignIn, readNumbers } from '../charts/read-numbers.js';
import type { ChartMarks, DecimalSign } from '../model/chart.js';
import { NO_METADATA } from '../model/metadata.js';
import { plainText } from '../model/nodes/plain-text.js';
import { parse } from '../parse/index.js';
import { pushAll } from '../text/long-arrays.js';
import type { Line, Section } from './canonical.js';
import { isRow, textOf } from './lines.js';

/** A chart in the Markdown of a document: the lines of its table, with the comment above or the caption below that makes it one. */
export interface ChartTable {
  readonly lines: readonly Line[];
  /** The rows of the table without the one of dashes, the headings first. */
  readonly rows: readonly Line[];
  readonly cells: readonly (readonly string[])[];
  readonly marks: ChartMarks;
  /** The comment or the caption. */
  readonly saying: Line;
  readonly isCaptioned: boolean;
}

/** The charts in a section, in their order. */
export function chartTablesIn({ lines }: Section): readonly ChartTable[] {
  const found: ChartTable[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || !isRow(line)) continue;
    const first = at;
    while (isNextRow(lines[at + 1])) at++;
    const rows = lines.slice(first, at + 1);
    const [above, below] = [lines[first - 1], lines[at + 1]];
    if (above && !above.isCode && above.body.startsWith('<!-- chart:'))
      pushAll(found, readTable([above, ...rows], rows, above));
    else if (below && !below.isCode && /^: .*\{[^{}]*\.chart\b[^{}]*\}$/.test(below.body))
      pushAll(found, readTable([...rows, below], rows, below));
  }
  return found;
}

function isNextRow(line: Line | undefined): boolean {
  return line !== undefined && isRow(line) && line.blank === undefined;
}

function readTable(lines: readonly Line[], rows: readonly Line[], saying: Line): readonly ChartTable[] {
  // In an item or a quote, all lines have its markers before them.
  const bare = lines.map((line) => ({ ...line, text: line.text.replace(/^[ >]+/, '') }));
  const { blocks } = parse(textOf(bare), NO_METADATA, () => undefined);
  const [table] = blocks;
  if (table?.type !== 'table' || !table.chart) return [];
  const cells = table.rows.map((row) =>
    row.cells.map(({ children: [only] }) =>
      only?.type === 'paragraph' ? plainText(only.children).trim() : '',
    ),
  );
  return [
    {
      ...{ lines, rows: rows.filter((_, index) => index !== 1), cells, marks: table.chart, saying },
      isCaptioned: table.caption !== undefined,
    },
  ];
}

/** Whether both tables have as many rows and columns. */
export function hasSameShape(one: ChartTable['cells'], other: ChartTable['cells']): boolean {
  return one.length === other.length && one.every((row, index) => row.length === other[index]?.length);
}

/**
 * The sign before the decimals with which a table of a document says what a chart says; undefined if it is another chart. Code always
 * has a point, and the document the sign of its language.
 */
export function signOfSame(code: ChartTable['cells'], shown: ChartTable['cells']): DecimalSign | undefined {
  const usual = decimalSignIn(shown.slice(1).flat(), '.');
  return [usual, usual === '.' ? (',' as const) : ('.' as const)].find((sign) =>
    isSameTable(code, shown, sign),
  );
}

/** Whether a chart of code is as a table shows it, whatever the form of its numbers. */
export function isSameTable(
  code: ChartTable['cells'],
  shown: ChartTable['cells'],
  sign: DecimalSign = '.',
): boolean {
  return (
    hasSameShape(code, shown) &&
    code.every((row, at) => row.every((text, column) => isSame(text, shown[at]?.[column] ?? '', sign)))
  );
}

function isSame(code: string, shown: string, sign: DecimalSign): boolean {
  if (withSingleSpaces(code) === shown) return true;
  const [number, other] = [Number(code), numberIn(shown, sign)];
  return code !== '' && other !== undefined && Math.abs(number - other) <= Math.abs(number) * 1e-9;
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The number in a cell. */
export function numberIn(text: string, sign: DecimalSign): number | undefined {
  return readNumbers([text], sign)?.values[0];
}
