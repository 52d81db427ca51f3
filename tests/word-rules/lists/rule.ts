import { shownText } from '../../docx/shown-text';
import type { Element } from '../../docx/xml';
import { type DrawnParagraph, drawnParagraphs, withoutSpaces } from '../drawn-paragraphs';
import type { Difference, WordRule } from '../rule';
import { paragraphsIn } from '../stories';
import { numbersIn, ORDERS } from './counting';

/** The numbers and bullets that Word counts (ECMA-376 Part 1, 17.9) are those of the pages. */
export const lists: WordRule = function* ({ file, pages }) {
  const body = drawnParagraphs(pages, (page) => page.body);
  const notes = drawnParagraphs(pages, (page) => page.notes?.blocks ?? []);
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
