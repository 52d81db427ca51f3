/** How Quarto places what a div contains: so many in a row, in so many rows, or in rows of which each part has a share. */
export type PartLayout =
  | { readonly by: 'columns' | 'rows'; readonly count: number }
  | { readonly by: 'shares'; readonly rows: readonly (readonly number[])[] };

const MAX_IN_ROW = 12;
const MAX_ROWS = 100;

/** Quarto's `layout-ncol=2`, `layout-nrow=2`, `layout="[[70,30],[100]]"`; negative numbers are room between parts. */
export function partLayoutIn(attributes: string): PartLayout | undefined {
  const [, axis, digits] = /(?:^|\s)layout-n(col|row)=["']?(\d{1,3})(?=["'\s]|$)/.exec(attributes) ?? [];
  const count = Number(digits);
  if (axis === 'col' && count >= 1) return { by: 'columns', count: Math.min(count, MAX_IN_ROW) };
  if (axis === 'row' && count >= 1) return { by: 'rows', count: Math.min(count, MAX_ROWS) };
  const [, double, single] = /(?:^|\s)layout=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  const rows = sharesIn((double ?? single ?? '').replace(/\s/g, ''));
  return rows.length > 0 ? { by: 'shares', rows } : undefined;
}

function sharesIn(written: string): readonly (readonly number[])[] {
  if (!/^\[(?:\[[\d.,-]+\](?:,\[[\d.,-]+\])*|[\d.,-]+)\]$/.test(written)) return [];
  const lists = written.match(/[\d.,-]+(?=\])/g) ?? [];
  return lists
    .slice(0, MAX_ROWS)
    .map((list) => list.split(',').map(Number).filter(Boolean).slice(0, MAX_IN_ROW))
    .filter((row) => row.some((share) => share > 0));
}
