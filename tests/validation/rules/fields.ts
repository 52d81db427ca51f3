import { ancestorNamed, elements } from '../../docx/elements';
import { type DocxPackage, type Part, storiesOf } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { type Problem, problem } from '../rule';

/** A field that marks a place for the index; it has no result (ECMA-376 Part 1, 17.16.5.76). */
const MARKS_PLACE = /^\s*XE\s/;

/**
 * Every complex field has begin, separate and end, in that order, within one story; fields may be nested. Only those that mark
 * a place have no result.
 */
export function* fieldBalance(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    const open: ('begin' | 'separate' | 'mark')[] = [];
    for (const element of [...elements(root, 'w:fldChar', 'w:instrText')]) {
      if (element.nodeName === 'w:instrText') {
        if (open.at(-1) === 'begin' && MARKS_PLACE.test(element.textContent ?? ''))
          open[open.length - 1] = 'mark';
        continue;
      }
      const type = element.getAttribute('w:fldCharType');
      if (type === 'begin') open.push('begin');
      else if (type === 'separate') {
        if (open.pop() !== 'begin') yield problem(name, element, 'separates a field that did not begin');
        open.push('separate');
      } else if (!['separate', 'mark'].includes(open.pop() ?? ''))
        yield problem(name, element, 'ends a field that has no cached result');
    }
    if (open.length > 0) yield problem(name, root, `${open.length} fields have no end`);
  }
}

const TO_BOOKMARK = /^\s*(NOTEREF|PAGEREF|REF)\s+"?([^\s"]+)/;

export function* fieldTargets(file: DocxPackage): Iterable<Problem> {
  const bookmarks = bookmarkNamesOf(file);
  for (const part of storiesOf(file)) {
    for (const { element, text } of instructions(part)) {
      const [, field, bookmark] = TO_BOOKMARK.exec(text) ?? [];
      if (bookmark !== undefined && !bookmarks.has(bookmark))
        yield problem(part.name, element, `${field} names the bookmark ${bookmark}, which does not exist`);
    }
  }
}

export function* anchorTargets(file: DocxPackage): Iterable<Problem> {
  const bookmarks = bookmarkNamesOf(file);
  for (const { name, root } of storiesOf(file)) {
    for (const link of elements(root, 'w:hyperlink')) {
      const anchor = link.getAttribute('w:anchor');
      if (anchor !== null && !bookmarks.has(anchor) && link.getAttribute('r:id') === null)
        yield problem(name, link, `links to the bookmark ${anchor}, which does not exist`);
    }
  }
}

/** Never ours, but the own pages of somebody's template may show a date or a property of the file; an argument would set it. */
const TEMPLATE_FIELD =
  /^\s*(?:(?:CREATE|PRINT|SAVE)?DATE|TITLE|SUBJECT|AUTHOR|KEYWORDS|COMMENTS|(?:DOCPROPERTY|INFO)\s+"?[a-z]+"?)(?:\s+\\[*@]\s*(?:\w+|"[^"\\]*"))*\s*$/i;

const WRITTEN_FIELD =
  /^\s*(PAGE|NUMPAGES|REF|NOTEREF|PAGEREF|SEQ|TOC|STYLEREF|TITLE|AUTHOR)\b[\p{L}\p{M}\p{N}_\s\\"*-]*$/u;

/** Citations for Word, and for Zotero, whose fields Word itself ignores, as it ignores that around a chapter's bibliography. */
const WRITTEN_CITATION =
  /^\s*(?:CITATION [A-Za-z\d_]+(?: (?:\\m [A-Za-z\d_]+|\\[pfsv] "[^"\\]*"|\\n))*|BIBLIOGRAPHY|ADDIN FOOTMARK_BIBLIOGRAPHY|ADDIN ZOTERO_ITEM CSL_CITATION \{.*\}|ADDIN ZOTERO_BIBL \{.*\} CSL_BIBLIOGRAPHY)\s*$/s;

/** The index and its entries. The author's words are in quotation marks, which they cannot end. */
const WRITTEN_INDEX = /^\s*(?:XE "(?:[^"\\]|\\["\\:])*"(?: \\t "(?:[^"\\]|\\["\\])*")?|INDEX \\e ", ")\s*$/u;

/** A field can read files and start programs (DDE, INCLUDETEXT): only the harmless ones are ever written. */
export function* harmlessFields(file: DocxPackage): Iterable<Problem> {
  for (const part of storiesOf(file)) {
    for (const { element, text } of instructions(part))
      if (
        ![WRITTEN_FIELD, WRITTEN_CITATION, WRITTEN_INDEX, TEMPLATE_FIELD].some((written) =>
          written.test(text),
        )
      )
        yield problem(part.name, element, `unexpected field instruction "${text.trim()}"`);
  }
}

/** Both make Word ask the reader a question, or renumber pages wrongly, when the file is opened. */
export function* noUpdateRequests(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of file.parts.values()) {
    for (const element of elements(root)) {
      if (element.nodeName === 'w:updateFields')
        yield problem(name, element, 'makes Word ask at every opening');
      if (element.getAttribute('w:dirty') !== null) yield problem(name, element, 'has w:dirty');
    }
  }
}

function* instructions(part: Part): Iterable<{ readonly element: Element; readonly text: string }> {
  for (const element of elements(part.root, 'w:instrText', 'w:fldSimple')) {
    if (ancestorNamed(element, 'w:del') !== undefined) continue;
    yield { element, text: element.getAttribute('w:instr') ?? element.textContent ?? '' };
  }
}

function bookmarkNamesOf(file: DocxPackage): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { root } of storiesOf(file))
    for (const element of elements(root, 'w:bookmarkStart')) names.add(element.getAttribute('w:name') ?? '');
  return names;
}
