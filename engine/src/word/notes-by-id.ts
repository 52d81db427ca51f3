import { elementsOf, type XmlElement } from '../xml/element.js';

/** Notes by their ids, without the separator lines (17.11.23). */
export function notesOf(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const notes = elementsOf(root).filter(
    ({ attributes }) => !/separator|notice/i.test(attributes['w:type'] ?? 'normal'),
  );
  return new Map(notes.map((note) => [note.attributes['w:id'] ?? '', note]));
}
