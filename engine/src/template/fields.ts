import { isElement, textOf, type XmlElement } from '../xml/element.js';
import type { DropList } from './dropped.js';

/**
 * The fields that a template may keep: they show facts about the document. Others can run programs, fetch files or prompt
 * the reader (`DDEAUTO`, `INCLUDETEXT`, `MACROBUTTON`, `FILLIN` …), or need data that is not available.
 */
const HARMLESS: ReadonlySet<string> = new Set(
  (
    'PAGE NUMPAGES SECTION SECTIONPAGES NUMWORDS NUMCHARS STYLEREF TITLE SUBJECT AUTHOR KEYWORDS COMMENTS LASTSAVEDBY ' +
    'DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME REVNUM FILENAME FILESIZE DOCPROPERTY INFO TOC TC INDEX XE ' +
    'SEQ REF PAGEREF NOTEREF SYMBOL QUOTE IF COMPARE = SET LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT EQ ADVANCE'
  ).split(' '),
);

type Field = { readonly parts: XmlElement[]; code: string; inCode: boolean };

/**
 * The elements to remove so that the harmful fields of a story become plain text: their `w:fldChar` and `w:instrText`
 * elements. A field may begin in one paragraph and end in another.
 */
export function harmfulFields(root: XmlElement, dropped: DropList): ReadonlySet<XmlElement> {
  const removed = new Set<XmlElement>();
  const open: Field[] = [];
  const judge = ({ parts, code }: Field): void => {
    if (isHarmless(code)) return;
    dropped.add('fields');
    for (const part of parts) removed.add(part);
  };
  const visit = (element: XmlElement): void => {
    const field = open.at(-1);
    if (element.name === 'w:fldChar') {
      const type = element.attributes['w:fldCharType'];
      if (type === 'begin') open.push({ parts: [element], code: '', inCode: true });
      else if (!field) removed.add(element);
      else {
        field.parts.push(element);
        field.inCode = false;
        if (type === 'end') judge(open.pop() ?? field);
      }
    } else if (element.name === 'w:instrText' && field) {
      field.parts.push(element);
      if (field.inCode) field.code += textOf(element);
    }
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  visit(root);
  // Word would treat everything after an unclosed field as part of it.
  for (const { parts } of open) for (const part of parts) removed.add(part);
  return removed;
}

export function isHarmless(code: string): boolean {
  const [word = ''] = code.trim().split(/[\s"]/);
  return HARMLESS.has(word.startsWith('=') ? '=' : word.toUpperCase());
}

/** The fields of an element: their instructions, concatenated, and the number of fields still open at its end. */
interface FieldsIn {
  readonly code: string;
  readonly depth: number;
}

export function fieldsIn(element: XmlElement): FieldsIn {
  const { name, attributes } = element;
  if (name === 'w:fldChar') {
    const type = attributes['w:fldCharType'];
    return { code: '', depth: type === 'begin' ? 1 : type === 'end' ? -1 : 0 };
  }
  if (name === 'w:instrText') return { code: textOf(element), depth: 0 };
  let code = name === 'w:fldSimple' ? (attributes['w:instr'] ?? '') : '';
  let depth = 0;
  for (const child of element.children) {
    if (!isElement(child)) continue;
    const inner = fieldsIn(child);
    code += inner.code;
    depth += inner.depth;
  }
  return { code, depth };
}
