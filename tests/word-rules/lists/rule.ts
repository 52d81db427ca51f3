import type { PlacedBlock, PlacedParagraph, PlacedRow, PlacedTable } from '@footmark/engine/pages';
import { shownText } from '../../docx/shown-text';
import type { Element } from '../../docx/xml';
import { paragraphsOf as drawnParagraphs, textOfLine } from '../../pages/drawn';
import type { Difference, WordRule } from '../rule';
import { paragraphsIn } from '../stories';
import { numbersIn, ORDERS } from './counting';

/** The numbers and bullets that Word counts (ECMA-376 Part 1, 17.9) are those of the pages. */
export const lists: WordRule = function* ({ file, pages }) {
  const body = drawn(pages.flatMap((page) => page.body));
  const notes = drawn(pages.flatMap((page) => page.notes?.blocks ?? []));
  for (const order of ORDERS) {
    const numbers = numbersIn(file, order(file));
    const counted = (paragraphs: readonly Element[]): readonly string[] =>
      paragraphs
        .map((each) => withoutSpaces(`${numbers.get(each) ?? ''}${shownText(each)}`))
        .filter((text) => text !== '');
    const text = [...paragraphsIn(file, 'document'), ...paragraphsIn(file, 'endnotes')];
    yield* differences(counted(text), body);
    yield* differences(counted(paragraphsIn(file, 'footnotes')), notes);
  }
};

/** The beginning of a paragraph on the pages, up to the end of the page if it goes on there. */
interface DrawnParagraph {
  readonly text: string;
  readonly isWhole: boolean;
}

/** All paragraphs with their numbers; those of headings are a part of their text. */
function drawn(blocks: readonly PlacedBlock[]): readonly DrawnParagraph[] {
  return [...inOrderOfText(blocks)]
    .filter(({ begins }) => begins)
    .map(({ marker, lines, ends }) => ({
      text: withoutSpaces(`${marker?.text ?? ''}${lines.map(textOfLine).join('')}`),
      isWhole: ends,
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
    else yield* drawnParagraphs([block]);
  }
  for (const cell of cells) yield* inOrderOfText(cell);
}

function onlyRow({ rows }: PlacedTable): PlacedRow | undefined {
  const [row, ...others] = rows;
  return others.length === 0 && row?.isRepeated === false ? row : undefined;
}

function* differences(
  counted: readonly string[],
  drawnOnes: readonly DrawnParagraph[],
): Generator<Difference, void> {
  for (let index = 0; index < Math.max(counted.length, drawnOnes.length); index++) {
    const { text = '', isWhole = true } = drawnOnes[index] ?? {};
    const word = counted[index] ?? '';
    if (isWhole ? word !== text : !word.startsWith(text)) yield { word, ours: text };
  }
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00ad]+/g, '');
}
