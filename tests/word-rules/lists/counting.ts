import { ancestorNamed, childNamed, elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { paragraphsIn } from '../stories';
import { ListCounter } from './counter';
import { itemFinder } from './items';

/** Paragraphs in the order in which they are counted; each group is counted on its own. */
type Order = readonly (readonly Element[])[];

/**
 * The ways in which Word may count the items in notes, about which nothing is specified: on their own, after those of the text,
 * or where the text refers to a note.
 */
export const ORDERS: readonly ((file: DocxPackage) => Order)[] = [
  notesApart,
  (file) => [[...paragraphsIn(file, 'document'), ...notesOf(file)]],
  notesAtReferences,
];

export function notesApart(file: DocxPackage): Order {
  return [paragraphsIn(file, 'document'), notesOf(file)];
}

function notesOf(file: DocxPackage): readonly Element[] {
  return [...paragraphsIn(file, 'footnotes'), ...paragraphsIn(file, 'endnotes')];
}

function notesAtReferences(file: DocxPackage): Order {
  const byNote = new Map<string, Element[]>();
  for (const paragraph of notesOf(file)) {
    const note = ancestorNamed(paragraph, 'w:footnote', 'w:endnote')?.getAttribute('w:id') ?? '';
    byNote.set(note, [...(byNote.get(note) ?? []), paragraph]);
  }
  const notes = (paragraph: Element): readonly Element[] =>
    [...elements(paragraph, 'w:footnoteReference', 'w:endnoteReference')].flatMap(
      (reference) => byNote.get(reference.getAttribute('w:id') ?? '') ?? [],
    );
  return [paragraphsIn(file, 'document').flatMap((paragraph) => [paragraph, ...notes(paragraph)])];
}

/** The numbers and bullets of the paragraphs that have one, as Word counts them. */
export function numbersIn(file: DocxPackage, order: Order): ReadonlyMap<Element, string> {
  const { itemOf } = itemFinder(file);
  const numbers = new Map<Element, string>();
  for (const group of order) {
    const counter = new ListCounter();
    for (const paragraph of group) {
      const item = endsOnlySection(paragraph) ? undefined : itemOf(paragraph);
      if (item) numbers.set(paragraph, counter.next(item));
    }
  }
  return numbers;
}

/** The end of a section in a paragraph without text is a mark, which has no number. */
function endsOnlySection(paragraph: Element): boolean {
  const properties = childNamed(paragraph, 'w:pPr');
  if (!properties || childNamed(properties, 'w:sectPr') === undefined) return false;
  return [...elements(paragraph, 'w:t', 'w:tab', 'w:br', 'w:drawing', 'w:fldChar', 'm:t')].length === 0;
}
