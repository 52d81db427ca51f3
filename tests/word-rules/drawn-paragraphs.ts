import type {
  PageDrawing,
  PlacedBlock,
  PlacedParagraph,
  PlacedRow,
  PlacedTable,
} from '@footmark/engine/pages';
import { elements } from '../docx/elements';
import type { Element } from '../docx/xml';
import { paragraphsOf, textOfLine } from '../pages/drawn';

/** The beginning of a paragraph on the pages, up to the end of the page if it goes on there. */
export interface DrawnParagraph {
  readonly text: string;
  /** The number of its first page. */
  readonly page: number;
  readonly isWhole: boolean;
}

/** All paragraphs with their numbers; those of headings are a part of their text. */
export function drawnParagraphs(
  pages: readonly PageDrawing[],
  blocksOf: (page: PageDrawing) => readonly PlacedBlock[],
): readonly DrawnParagraph[] {
  const pageOf = new Map<PlacedParagraph, number>();
  for (const page of pages)
    for (const paragraph of paragraphsOf(blocksOf(page))) pageOf.set(paragraph, page.number);
  return [...inOrderOfText(pages.flatMap(blocksOf))]
    .filter(({ begins }) => begins)
    .map((paragraph) => ({
      text: withoutSpaces(`${paragraph.marker?.text ?? ''}${paragraph.lines.map(textOfLine).join('')}`),
      page: pageOf.get(paragraph) ?? 0,
      isWhole: paragraph.ends,
    }))
    .filter(({ text }) => text !== '');
}

/**
 * The paragraphs of pages in the order of the text: where a single row goes on over pages, such as that of columns, the pages show the
 * beginnings of all its cells before the rest of the first one.
 */
function* inOrderOfText(blocks: readonly PlacedBlock[]): Generator<PlacedParagraph, void> {
  let cells: PlacedBlock[][] = [];
  for (const block of blocks) {
    const row = block.type === 'table' ? onlyRow(block) : undefined;
    const goesOn = block.type === 'table' && !block.begins && row?.cells.length === cells.length;
    if (!goesOn) {
      for (const cell of cells) yield* inOrderOfText(cell);
      cells = row ? row.cells.map(() => []) : [];
    }
    if (row) for (const [index, cell] of row.cells.entries()) cells[index]?.push(...cell.blocks);
    else yield* paragraphsOf([block]);
  }
  for (const cell of cells) yield* inOrderOfText(cell);
}

function onlyRow({ rows }: PlacedTable): PlacedRow | undefined {
  const [row, ...others] = rows;
  return others.length === 0 && row?.isRepeated === false ? row : undefined;
}

/**
 * The paragraphs of pages beside those of the file: the pages have what follows a break of a page or a column as a paragraph of its own.
 */
export function besideWritten(
  drawn: readonly DrawnParagraph[],
  written: readonly { readonly text: string; readonly element: Element }[],
): readonly DrawnParagraph[] {
  const joined: DrawnParagraph[] = [];
  let at = 0;
  for (const { text, element } of written) {
    const first = drawn[at++];
    if (!first) break;
    const hasBreak = [...elements(element, 'w:br')].some((found) => found.hasAttribute('w:type'));
    let whole = first.text;
    while (hasBreak && whole.length < text.length && at < drawn.length) whole += drawn[at++]?.text ?? '';
    joined.push({ ...first, text: whole });
  }
  return [...joined, ...drawn.slice(at)];
}

export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00ad]+/g, '');
}
