import type { PlacedBlock } from '@footmark/engine/pages';
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
  return [...drawnParagraphs(blocks)]
    .filter(({ begins }) => begins)
    .map(({ marker, lines, ends }) => ({
      text: withoutSpaces(`${marker?.text ?? ''}${lines.map(textOfLine).join('')}`),
      isWhole: ends,
    }))
    .filter(({ text }) => text !== '');
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
