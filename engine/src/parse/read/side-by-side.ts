import type { Block, Image, Inline, SideBySide, SideColumn } from '../../model/document.js';
import type { PartLayout } from '../rules/block/part-layout.js';

/** Blocks beside each other: in the rows in which they are written, or in those of a layout. */
export function sideBySideIn(
  written: readonly (readonly Block[])[],
  layout: PartLayout | undefined,
): SideBySide {
  const rows = layout ? placed(written.flat(), layout) : written.map(sizedRow);
  const children = rows.flat();
  const line = children[0]?.line ?? 1;
  return {
    type: 'sideBySide',
    children,
    ...(rows.length > 1 && { rows: rows.map((row) => row.length) }),
    line,
  };
}

function placed(blocks: readonly Block[], layout: PartLayout): readonly (readonly SideColumn[])[] {
  const rows: SideColumn[][] = [];
  for (let at = 0; at < blocks.length; ) {
    const all = sharesOf(layout, rows.length, blocks.length);
    const shares = all.filter((share) => share > 0);
    const own = blocks.slice(at, at + shares.length);
    const sum = all.reduce((total, share) => total + Math.abs(share), 0);
    // The last row may have fewer parts, which are no wider than those above.
    const isEven = own.length === all.length && shares.every((share) => share === shares[0]);
    rows.push(own.map((block, index) => columnOf(block, isEven ? undefined : (shares[index] ?? 0) / sum)));
    at += shares.length;
  }
  return rows;
}

/** The shares of a row; rows beyond the layout are like its last. */
function sharesOf(layout: PartLayout, row: number, count: number): readonly number[] {
  switch (layout.by) {
    case 'columns':
      return evenly(layout.count);
    case 'rows':
      return evenly(Math.ceil(count / layout.count));
    case 'shares':
      return layout.rows[row] ?? layout.rows.at(-1) ?? [1];
  }
}

function evenly(count: number): readonly number[] {
  return Array.from({ length: count }, () => 1);
}

/** Pictures that all have shares of the line have columns as wide as those, and the room that is left around them. */
function sizedRow(blocks: readonly Block[]): readonly SideColumn[] {
  const shares = blocks.flatMap((block) => {
    const { unit, value = 0 } = pictureIn(block)?.width ?? {};
    return unit === 'line' ? [value] : [];
  });
  if (shares.length < blocks.length || blocks.length < 2) return blocks.map((block) => columnOf(block));
  const sum = shares.reduce((all, share) => all + share, 0);
  const isEven = shares.every((share) => share === shares[0]);
  const width = { unit: 'line', value: Math.min(sum, 1) } as const;
  return blocks.map((block, index) =>
    columnOf(withWidth(block, width), isEven ? undefined : (shares[index] ?? 0) / sum),
  );
}

/** Shares are kept to hundredths of a percent. */
function columnOf(block: Block, width?: number): SideColumn {
  return {
    ...(width === undefined ? {} : { width: Math.round(width * 1e4) / 1e4 }),
    children: [block],
    line: block.line,
  };
}

/** The picture that a part consists of. */
function pictureIn(block: Block): Image | undefined {
  const [only] = block.type === 'paragraph' ? block.children : [];
  return only && imageIn(only);
}

function imageIn(inline: Inline): Image | undefined {
  if (inline.type === 'image') return inline;
  return inline.type === 'link' && inline.children.length === 1 && inline.children[0]
    ? imageIn(inline.children[0])
    : undefined;
}

function withWidth(block: Block, width: Image['width']): Block {
  if (block.type !== 'paragraph' || width === undefined) return block;
  return { ...block, children: block.children.map((child) => sized(child, width)) };
}

function sized(inline: Inline, width: NonNullable<Image['width']>): Inline {
  if (inline.type === 'image') return { ...inline, width };
  return inline.type === 'link'
    ? { ...inline, children: inline.children.map((child) => sized(child, width)) }
    : inline;
}
