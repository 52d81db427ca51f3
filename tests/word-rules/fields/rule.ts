import { shownText } from '../../docx/shown-text';
import type { Element } from '../../docx/xml';
import { besideWritten, drawnParagraphs, withoutSpaces } from '../drawn-paragraphs';
import { notesApart, numbersIn } from '../lists/counting';
import type { Subject, WordRule } from '../rule';
import { paragraphsIn } from '../stories';
import { judgedFields } from './comparison';
import { contentsOf } from './entries';
import type { Story } from './story';
import { type PageOf, Update } from './update';

/** An update of all fields (F9) changes nothing: what the file has stored is what Word would show (ECMA-376 Part 1, 17.16). */
export const fields: WordRule = function* (subject) {
  const { file } = subject;
  const update = new Update(file, () => () => undefined);
  for (const { field, word, ours, isSame } of judgedFields(subject.file, drawnPages(subject))) {
    const { name, args } = field.instruction;
    const of = `${[name, ...args].join(' ')}: `;
    if (!isSame) yield { word: of + word, ours: of + ours };
    if (name !== 'TOC') continue;
    for (const { kind, rules, stored } of contentsOf(field, update, file, (letter) => letter).entries)
      if (rules !== stored) yield { word: `${kind} of ${of}${rules}`, ours: stored };
  }
};

/** The pages on which paragraphs are drawn. */
function drawnPages({ file, pages }: Subject): (text: Story) => PageOf {
  const numbers = numbersIn(file, notesApart(file));
  const written = [...paragraphsIn(file, 'document'), ...paragraphsIn(file, 'endnotes')]
    .map((element) => ({
      element,
      text: withoutSpaces(`${numbers.get(element) ?? ''}${shownText(element)}`),
    }))
    .filter(({ text }) => text !== '');
  const drawn = besideWritten(
    drawnParagraphs(pages, (page) => page.body),
    written,
  );
  const pageOf = new Map<Element, number>();
  for (const [index, { element }] of written.entries()) pageOf.set(element, drawn[index]?.page ?? 0);
  return ({ pieces }) =>
    (at) => {
      for (const { paragraph } of pieces.slice(at)) {
        const page = pageOf.get(paragraph);
        if (page !== undefined) return String(page);
      }
      return undefined;
    };
}
