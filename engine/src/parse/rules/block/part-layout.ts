import type { Attributes } from '../../attributes.js';

/** How Quarto places what a div contains: so many in a row, in so many rows, or in rows of which each part has a share. */
export type PartLayout =
  | { readonly by: 'columns' | 'rows'; readonly count: number }
  | { readonly by: 'shares'; readonly rows: readonly (readonly number[])[] };

const MAX_IN_ROW = 12;
const MAX_ROWS = 100;

/** Quarto's `layout-ncol=2`, `layout-nrow=2`, `layout="[[70,30],[100]]"`; negative numbers are room between parts. */
export function partLayoutIn({ values }: Attributes): PartLayout | undefined {
  const columns = countIn(values.get('layout-ncol'));
  if (columns !== undefined) return { by: 'columns', count: Math.min(columns, MAX_IN_ROW) };
  const rowCount = countIn(values.get('layout-nrow'));
  if (rowCount !== undefined) return { by: 'rows', count: Math.min(rowCount, MAX_ROWS) };
  const rows = sharesIn((values.get('layout') ?? '').replace(/\s/g, ''));
  return rows.length > 0 ? { by: 'shares', rows } : undefined;
}

function countIn(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : undefined;
}

function sharesIn(written: string): readonly (readonly number[])[] {
  if (!/^\[(?:\[[\d.,-]+\](?:,\[[\d.,-]+\])*|[\d.,-]+)\]$/.test(written)) return [];
  const lists = written.match(/[\d.,-]+(?=\])/g) ?? [];
  return lists
    .slice(0, MAX_ROWS)
    .map((list) => list.split(',').map(Number).filter(Boolean).slice(0, MAX_IN_ROW))
    .filter((row) => row.some((share) => share > 0));
}
