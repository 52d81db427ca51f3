import { ancestorNamed, children, elements } from '../../docx/elements';
import { type DocxPackage, storiesOf } from '../../docx/package';
import { type Problem, problem } from '../rule';

const KINDS = [
  { part: 'word/footnotes.xml', note: 'w:footnote', reference: 'w:footnoteReference', mark: 'w:footnoteRef' },
  { part: 'word/endnotes.xml', note: 'w:endnote', reference: 'w:endnoteReference', mark: 'w:endnoteRef' },
] as const;

export function* noteReferences(file: DocxPackage): Iterable<Problem> {
  for (const kind of KINDS) {
    const notes = new Set<string>();
    for (const note of elements(file.parts.get(kind.part)?.root, kind.note))
      notes.add(note.getAttribute('w:id') ?? '');
    const used = new Set<string>();
    for (const { name, root } of storiesOf(file)) {
      for (const reference of elements(root, kind.reference)) {
        const id = reference.getAttribute('w:id') ?? '';
        if (!notes.has(id)) yield problem(name, reference, `there is no ${kind.note} ${id}`);
        if (Number(id) < 1)
          yield problem(name, reference, `refers to ${id}, which is kept for the separators`);
        // Word shows a note once, at its first reference; a second one corrupts its numbering.
        if (used.has(id)) yield problem(name, reference, `${kind.note} ${id} already has a reference`);
        used.add(id);
      }
    }
  }
}

/** The separators have the ids -1 and 0; notes start at 1. */
export function* noteIds(file: DocxPackage): Iterable<Problem> {
  for (const { part, note } of KINDS) {
    const seen = new Set<string>();
    for (const element of elements(file.parts.get(part)?.root, note)) {
      const id = element.getAttribute('w:id') ?? '';
      const separator = element.getAttribute('w:type') !== null;
      if (seen.has(id)) yield problem(part, element, `id ${id} is used twice`);
      if (separator ? Number(id) > 0 : Number(id) < 1)
        yield problem(part, element, `must not have the id ${id}`);
      seen.add(id);
    }
  }
}

/** 17.11.14: a note reference inside a note is not conformant. */
export function* noReferenceInsideNote(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const element of elements(root, 'w:footnoteReference', 'w:endnoteReference'))
      if (ancestorNamed(element, 'w:footnote', 'w:endnote') !== undefined)
        yield problem(name, element, 'is inside a note');
  }
}

export function* noteShape(file: DocxPackage): Iterable<Problem> {
  for (const { part, note, mark } of KINDS) {
    for (const element of elements(file.parts.get(part)?.root, note)) {
      const blocks = [...children(element)];
      if (blocks.at(-1)?.nodeName !== 'w:p') yield problem(part, element, 'does not end with w:p');
      if (element.getAttribute('w:type') !== null) continue;
      const marks = [...elements(element, mark)].length;
      if (marks !== 1) yield problem(part, element, `has ${marks} ${mark}, expected one`);
    }
  }
}
