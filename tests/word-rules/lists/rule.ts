import { shownText } from '../../docx/shown-text';
import type { Element } from '../../docx/xml';
import { besideWritten, type DrawnParagraph, drawnParagraphs, withoutSpaces } from '../drawn-paragraphs';
import type { Difference, WordRule } from '../rule';
import { paragraphsIn } from '../stories';
import { numbersIn, ORDERS } from './counting';

/** The numbers and bullets that Word counts (ECMA-376 Part 1, 17.9) are those of the pages. */
export const lists: WordRule = function* ({ file, pages }) {
  const body = drawnParagraphs(pages, (page) => page.body);
  const notes = drawnParagraphs(pages, (page) => page.notes?.blocks ?? []);
  for (const order of ORDERS) {
    const numbers = numbersIn(file, order(file));
    const counted = (paragraphs: readonly Element[]): readonly Counted[] =>
      paragraphs
        .map((element) => ({
          element,
          text: withoutSpaces(`${numbers.get(element) ?? ''}${shownText(element)}`),
        }))
        .filter(({ text }) => text !== '');
    const text = [...paragraphsIn(file, 'document'), ...paragraphsIn(file, 'endnotes')];
    yield* differences(counted(text), body);
    yield* differences(counted(paragraphsIn(file, 'footnotes')), notes);
  }
};

/** A paragraph with its number. */
interface Counted {
  readonly element: Element;
  readonly text: string;
}

function* differences(
  counted: readonly Counted[],
  drawn: readonly DrawnParagraph[],
): Generator<Difference, void> {
  const drawnOnes = besideWritten(drawn, counted);
  for (let index = 0; index < Math.max(counted.length, drawnOnes.length); index++) {
    const { text = '', isWhole = true } = drawnOnes[index] ?? {};
    const word = counted[index]?.text ?? '';
    // Capitals that a style asks for are drawn, and not written.
    const [written, ours] = [word.toUpperCase(), text.toUpperCase()];
    if (isWhole ? written !== ours : !written.startsWith(ours)) yield { word, ours: text };
  }
}
