import { type ColumnNeed, contentWidths, equalWidths } from './column-widths.js';
import type { Block, Table } from './document.js';

/** What is decided about tables and pages before either is written. */
export interface PagePlan {
  /** The body in the order of the text; at least one section. */
  readonly sections: readonly Section[];
  /** What the columns want of those tables whose widths go by what they hold. */
  readonly columns: ReadonlyMap<Table, readonly ColumnNeed[]>;
}

/** A part of the body whose pages are all upright, or all on their side. */
export interface Section {
  readonly landscape: boolean;
  readonly blocks: readonly Block[];
}

/** The widths of a table's columns, in twips that add up to `total`. */
export function columnWidths(
  plan: Pick<PagePlan, 'columns'>,
  table: Table,
  columns: number,
  total: number,
): number[] {
  const needs = plan.columns.get(table);
  return needs ? contentWidths(total, needs) : equalWidths(total, columns);
}
