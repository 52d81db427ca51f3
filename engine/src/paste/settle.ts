import type { Block, Document, Inline, Mark, MarkType, Paragraph, Table } from '../model/document.js';
import { mapChildren } from '../model/nodes/children.js';

/** A document as a person would have written it: two line breaks become the end of a paragraph. */
export function settled(document: Document): Document {
  const definitions = new Map(
    [...document.definitions].map(([key, note]) => [
      key,
      { ...note, children: settledBlocks(note.children) },
    ]),
  );
  return { ...document, blocks: settledBlocks(document.blocks), definitions };
}

function settledBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'paragraph') return paragraphsOf(block);
    const settledBlock = mapChildren(block, {
      inlines: (inlines) => withoutOuterBreaks(tidied(inlines)),
      blocks: settledBlocks,
    });
    return [settledBlock.type === 'table' ? withAlignedColumns(settledBlock) : settledBlock];
  });
}

/** An alignment that all cells of a column have is the column's. */
function withAlignedColumns(table: Table): Table {
  const [first] = table.rows;
  const align = (first?.cells ?? []).map((_, column) => {
    const [one, ...others] = new Set(
      table.rows.flatMap(({ cells }) => cells[column] ?? []).map((cell) => cell.align),
    );
    return others.length === 0 ? one : undefined;
  });
  const isOfColumns = table.rows.every(({ cells }) =>
    cells.every((cell, column) => cell.align === align[column]),
  );
  if (!isOfColumns) return table;
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map(({ align: _, ...cell }) => cell),
  }));
  return { ...table, align, rows };
}

/** Splits paragraphs at two line breaks, and drops line breaks at their ends. */
function paragraphsOf(paragraph: Paragraph): Paragraph[] {
  const children = tidied(paragraph.children);
  const parts: Inline[][] = [[]];
  for (const [index, inline] of children.entries()) {
    const isDouble = inline.type === 'break' && children[index + 1]?.type === 'break';
    if (isDouble) parts.push([]);
    else parts.at(-1)?.push(inline);
  }
  return parts
    .map((part) => withoutOuterBreaks(part))
    .filter((part) => part.length > 0)
    .map((children) => ({ ...paragraph, children }));
}

/**
 * Tidies marks: neighbours with the same mark are joined (programs split them where their own metadata begins), spaces at
 * the ends move out, and empty marks go.
 */
function tidied(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (isMark(inline) && last && isMark(last) && last.type === inline.type)
      result[result.length - 1] = { ...last, children: [...last.children, ...inline.children] };
    else result.push(inline);
  }
  return result.flatMap((inline): Inline[] => {
    if (inline.type === 'link') return [{ ...inline, children: tidied(inline.children) }];
    return isMark(inline) ? hoisted({ ...inline, children: tidied(inline.children) }) : [inline];
  });
}

function isMark(inline: Inline): inline is Mark {
  return MARKS.has(inline.type);
}

const MARKS: ReadonlySet<string> = new Set<MarkType>([
  ...(['emphasis', 'strong', 'delete', 'underline', 'subscript', 'superscript', 'highlight'] as const),
  ...(['keyboard', 'monospace'] as const),
]);

/** A mark, with the spaces and breaks at its ends around it. */
function hoisted(mark: Mark): Inline[] {
  const children = [...mark.children];
  const before: Inline[] = [];
  const after: Inline[] = [];
  for (let first = children[0]; first; first = children[0]) {
    const [, space = '', rest = ''] =
      first.type === 'text' ? (/^(\s*)([\s\S]*)$/.exec(first.value) ?? []) : [];
    if (first.type !== 'break' && space === '') break;
    before.push(first.type === 'break' ? first : { type: 'text', value: space });
    children.splice(0, 1, ...(rest === '' ? [] : [{ type: 'text', value: rest } as const]));
  }
  for (let last = children.at(-1); last; last = children.at(-1)) {
    const [, rest = '', space = ''] =
      last.type === 'text' ? (/^([\s\S]*?)(\s*)$/.exec(last.value) ?? []) : [];
    if (last.type !== 'break' && space === '') break;
    after.unshift(last.type === 'break' ? last : { type: 'text', value: space });
    children.splice(-1, 1, ...(rest === '' ? [] : [{ type: 'text', value: rest } as const]));
  }
  return [...before, ...(children.length > 0 ? [{ ...mark, children }] : []), ...after];
}

const isOuter = (inline: Inline | undefined): boolean =>
  inline?.type === 'break' || (inline?.type === 'text' && inline.value.trim() === '');

function withoutOuterBreaks(inlines: readonly Inline[]): readonly Inline[] {
  let [start, end] = [0, inlines.length];
  while (start < end && isOuter(inlines[start])) start++;
  while (end > start && isOuter(inlines[end - 1])) end--;
  return inlines.slice(start, end).map((inline, index, all) => {
    if (inline.type !== 'text') return inline;
    const isAfterBreak = index === 0 || all[index - 1]?.type === 'break';
    const isBeforeBreak = index === all.length - 1 || all[index + 1]?.type === 'break';
    const value = isAfterBreak ? inline.value.replace(/^[ \u00a0]+/, '') : inline.value;
    return { type: 'text', value: isBeforeBreak ? value.replace(/[ \u00a0]+$/, '') : value };
  });
}
