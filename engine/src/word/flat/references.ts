import { TERMS } from '../../language/terms-by-language.js';
import { isOn } from '../../ooxml/attribute-values.js';
import { elementsOf, isElement, textOf, type XmlElement } from '../../xml/element.js';
import { isCitationTag } from '../file/citations.js';
import type { NoteKey, Reading, Relations } from '../reading.js';
import { fieldOf } from './field.js';

/** The names of all bookmarks that links and fields of a part refer to. */
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
    for (const child of element.children) if (isElement(child) && mayRefer(child)) visit(child);
  };
  visit(root);
}

/** Whether an element may contain references. Properties and text, which make up most of a document, cannot. */
function mayRefer({ name }: XmlElement): boolean {
  return name !== 'w:rPr' && name !== 'w:pPr' && name !== 'w:t' && name !== 'w:tcPr';
}

/** Whether a bookmark is kept: if something refers to it, or if its name is that of a numbered element. */
export function isNamed(bookmark: string, { referenced }: Pick<Reading, 'referenced'>): boolean {
  return referenced.has(bookmark) || /^(?:h_)?(?:fig|tbl|tab|lst|eqn?)_/.test(bookmark);
}

/** Whether a part has citation fields, from which a bibliography is regenerated. */
export function citesIn(element: XmlElement): boolean {
  if (element.name === 'w:instrText') return CITES.test(textOf(element));
  if (element.name === 'w:tag') return isCitationTag(element.attributes['w:val'] ?? '');
  if (element.name === 'w:fldSimple' && CITES.test(element.attributes['w:instr'] ?? '')) return true;
  return element.children.some((child) => isElement(child) && mayRefer(child) && citesIn(child));
}

const CITES = /\bCSL_CITATION\b|^\s*CITATION\s/;

function addReference(instruction: string, names: Set<string>): void {
  if (instruction.trim() === '') return;
  const field = fieldOf(instruction);
  // Page numbers of captions and headings are referred to only in tables of contents.
  if (field.kind === 'reference' && !(field.isPage && /^_Toc/.test(field.bookmark)))
    names.add(field.bookmark);
  if (field.kind === 'link' && field.anchor !== '') names.add(field.anchor);
}

/** Our bookmarks around note references. LibreOffice writes them empty, directly before the reference. */
const OWN_NOTE_MARK = /^_RefNote\d+$/;

/** Collects the bookmarks around note references, which `NOTEREF` fields repeat (17.16.5.39). */
export function markedNotesIn(root: XmlElement, notes: Map<string, NoteKey>): void {
  const open = new Map<string, string>();
  const before = new Set<string>();
  const visit = (element: XmlElement): void => {
    const { name, attributes } = element;
    if (name === 'w:bookmarkStart') open.set(attributes['w:id'] ?? '', attributes['w:name'] ?? '');
    else if (name === 'w:bookmarkEnd') {
      const ended = open.get(attributes['w:id'] ?? '') ?? '';
      open.delete(attributes['w:id'] ?? '');
      if (OWN_NOTE_MARK.test(ended)) before.add(ended);
    } else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote';
      for (const bookmark of [...open.values(), ...before])
        if (!notes.has(bookmark)) notes.set(bookmark, { kind, id: attributes['w:id'] ?? '' });
      before.clear();
    } else {
      if (name === 'w:p') before.clear();
      for (const child of element.children) {
        if (!isElement(child)) continue;
        if (child.name === 'w:t') before.clear();
        if (mayRefer(child)) visit(child);
      }
    }
  };
  visit(root);
}

/** The note that a note of ours only points to ("See footnote 1"), since it represents a repeated reference to that note. */
export function repeatedNote(
  note: XmlElement | undefined,
  marked: ReadonlyMap<string, NoteKey>,
): NoteKey | undefined {
  const texts: string[] = [];
  const fields: string[] = [];
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:t') texts.push(textOf(element));
    if (element.name === 'w:instrText') fields.push(textOf(element));
    for (const child of elementsOf(element)) visit(child);
  };
  if (note) visit(note);
  const bookmark = fields.length === 1 ? /^\s*NOTEREF (_RefNote\d+)/.exec(fields[0] ?? '')?.[1] : undefined;
  return bookmark !== undefined && SEE_WORDS.has(withoutNumber(texts.join('')))
    ? marked.get(bookmark)
    : undefined;
}

function withoutNumber(text: string): string {
  return text.replace(/[#\p{Nd}\p{Cf}\s]+/gu, ' ').trim();
}

const SEE_WORDS: ReadonlySet<string> = new Set(
  Object.values(TERMS).map(({ seeFootnote }) => withoutNumber(seeFootnote)),
);

/** The target of a link: an address, a bookmark, or a bookmark at an address (17.16.22). */
export function addressIn(attributes: Readonly<Record<string, string>>, relations: Relations): string {
  const related = relations.get(attributes['r:id'] ?? '');
  const anchor = attributes['w:anchor'];
  const address = related?.external ? related.url : '';
  if (anchor === undefined) return address;
  return `${address}#${anchor}`;
}

/** Whether a note reference has a custom mark, which is the text after it (17.11.14). */
export function hasOwnNoteMark({ attributes }: XmlElement): boolean {
  const follows = attributes['w:customMarkFollows'];
  return isOn(follows);
}
