import { formatCode } from '../../charts/number-format.js';
import { columnLetters } from '../../charts/unique-names.js';
import type { Chart, ChartNumberFormat } from '../../model/chart.js';

/** A column of the sheet of a chart: what the cells hold, and how they are shown. */
export interface SheetColumn {
  readonly heading: string;
  /** Text, numbers, or nothing. */
  readonly cells: readonly (string | number | undefined)[];
  /** The code of the format of numbers; undefined for text. */
  readonly code?: string;
}

/** The code of days in sheets and in charts. */
const DAY_CODE = 'yyyy-mm-dd';

/** The columns of a chart's sheet: the categories, then each series, a bubble's sizes after its values. */
export function sheetOf({ categories, series }: Chart): readonly SheetColumn[] {
  const code =
    categories.is === 'text'
      ? undefined
      : categories.is === 'days'
        ? DAY_CODE
        : formatCode(categories.format);
  const first = {
    // Word, too, writes a space where there is no heading.
    heading: categories.heading === '' ? ' ' : categories.heading,
    cells: categories.values,
    ...(code !== undefined && { code }),
  };
  return [first, ...series.flatMap((each) => [column(each), ...(each.sizes ? [column(each.sizes)] : [])])];
}

function column({
  name,
  values,
  format,
}: {
  readonly name: string;
  readonly values: SheetColumn['cells'];
  readonly format: ChartNumberFormat;
}): SheetColumn {
  return { heading: name, cells: values, code: formatCode(format) };
}

/** The cells of a column below its heading, counted from 0, as formulas of a chart name them. */
export function rangeOf(column: number, rows: number): string {
  const letters = columnLetters(column);
  return `Sheet1!$${letters}$2:$${letters}$${rows + 1}`;
}

export function headingCell(column: number): string {
  return `Sheet1!$${columnLetters(column)}$1`;
}
