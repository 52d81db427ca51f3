import { elementsOf, isElement, textOf, type XmlElement } from '../xml/element.js';
import { fieldOf } from './field.js';
import type { NoteKey, Relations } from './reading.js';

/** All names of bookmarks that links and fields of a part refer to. */
export function referencesIn(root: XmlElement, names: Set<string>): void {
  let instruction = '';
  const visit = (element: XmlElement): void => {
    const { name, attributes } = element;
    if (name === 'w:hyperlink' && attributes['w:anchor'] !== undefined) names.add(attributes['w:anchor']);
    if (name === 'w:fldSimple') addReference(attributes['w:instr'] ?? '', names);
    if (name === 'w:instrText') instruction += textOf(element);
    if (name === 'w:fldChar') {
      addReference(instruction, names);
      instruction = '';
    }
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  visit(root);
}

/** Whether a part has fields that cite sources, with which a bibliography is made anew. */
export function citesIn(element: XmlElement): boolean {
  if (element.name === 'w:instrText') return CITES.test(textOf(element));
  if (element.name === 'w:fldSimple' && CITES.test(element.attributes['w:instr'] ?? '')) return true;
  return elementsOf(element).some(citesIn);
}

const CITES = /\bCSL_CITATION\b|^\s*CITATION\s/;

function addReference(instruction: string, names: Set<string>): void {
  if (instruction.trim() === '') return;
  const field = fieldOf(instruction);
  if (field.kind === 'reference') names.add(field.bookmark);
  if (field.kind === 'link' && field.anchor !== '') names.add(field.anchor);
}

/** Bookmarks around the marks of notes, which fields repeat (17.16.5.39). */
export function markedNotesIn(root: XmlElement, notes: Map<string, NoteKey>): void {
  const open = new Map<string, string>();
  const visit = (element: XmlElement): void => {
    const { name, attributes } = element;
    if (name === 'w:bookmarkStart') open.set(attributes['w:id'] ?? '', attributes['w:name'] ?? '');
    else if (name === 'w:bookmarkEnd') open.delete(attributes['w:id'] ?? '');
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote';
      for (const bookmark of open.values())
        if (!notes.has(bookmark)) notes.set(bookmark, { kind, id: attributes['w:id'] ?? '' });
    } else for (const child of elementsOf(element)) visit(child);
  };
  visit(root);
}

/** Where a link leads: to an address, to a bookmark, or to a bookmark at an address (17.16.22). */
export function addressIn(attributes: Readonly<Record<string, string>>, relations: Relations): string {
  const related = relations.get(attributes['r:id'] ?? '');
  const anchor = attributes['w:anchor'];
  const address = related?.external ? related.url : '';
  if (anchor === undefined) return address;
  return `${address}#${anchor}`;
}
