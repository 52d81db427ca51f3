import type { Block, Columns, SideBySide, SideColumn } from '../model/document.js';

/** The line that opens text in columns. */
export function columnsFence({ count }: Columns): string {
  return count === 2 ? '::: {.columns}' : `::: {.columns columns=${count}}`;
}

/** The line that opens one of several columns side by side. */
export function columnFence({ width }: SideColumn): string {
  return width === undefined ? '::: {.column}' : `::: {.column width="${Number((width * 100).toFixed(2))}%"}`;
}

/** The parts of a figure with the caption of the whole below them. */
export function partsOf({ children, caption = [], line }: SideBySide): readonly Block[] {
  const parts = children.flatMap((column) => column.children);
  return caption.length === 0 ? parts : [...parts, { type: 'paragraph', children: caption, line }];
}

/** Whether blocks side by side are written as Quarto's divs with a layout: the parts of a figure, or several rows of one block each. */
export function hasLayout({ caption, rows, children }: SideBySide): boolean {
  return (
    (caption !== undefined || rows !== undefined) && children.every((column) => column.children.length === 1)
  );
}

/** The line that opens a div with a layout. */
export function layoutFence({ anchors = [], children, rows = [children.length] }: SideBySide): string {
  const [name] = anchors;
  const layout = `layout${layoutOf(children, rows)}`;
  return `::: {${name === undefined ? '' : `#${name} `}${layout}}`;
}

function layoutOf(children: readonly SideColumn[], rows: readonly number[]): string {
  const [count = 1] = rows;
  const isEven = rows.every((own) => own === count) && children.every(({ width }) => width === undefined);
  if (isEven) return `-ncol=${count}`;
  let first = 0;
  const written = rows.map((own) => {
    first += own;
    return `[${sharesOf(children.slice(first - own, first)).join(',')}]`;
  });
  return `="[${written.join(',')}]"`;
}

/** In percent; columns without a width share the rest, and a negative number is space without a column. */
function sharesOf(row: readonly SideColumn[]): readonly number[] {
  const given = row.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = row.filter(({ width }) => width === undefined).length;
  if (others === row.length) return row.map(() => 1);
  const shares = row.map(({ width = Math.max((1 - given) / others, 0.1) }) => percent(width));
  const room = others > 0 ? 0 : percent(1 - given);
  return room > 0 ? [...shares, -room] : shares;
}

function percent(share: number): number {
  return Number((share * 100).toFixed(2));
}
