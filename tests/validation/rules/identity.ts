import { elements } from '../../docx/elements';
import { type DocxPackage, storiesOf } from '../../docx/package';
import { type Problem, problem } from '../rule';

/** Two drawings with the same id make some versions of Word offer to repair the file. */
export const drawingIds = (file: DocxPackage): Iterable<Problem> => unique(file, 'wp:docPr', 'id');

export const bookmarkIds = (file: DocxPackage): Iterable<Problem> => unique(file, 'w:bookmarkStart', 'w:id');

/** Word compares bookmark names without regard to case and drops the later of two that are equal. */
export const bookmarkNames = (file: DocxPackage): Iterable<Problem> =>
  unique(file, 'w:bookmarkStart', 'w:name');

function* unique(file: DocxPackage, elementName: string, attribute: string): Iterable<Problem> {
  const seen = new Set<string>();
  for (const { name, root } of storiesOf(file)) {
    for (const element of elements(root, elementName)) {
      const value = (element.getAttribute(attribute) ?? '').toLowerCase();
      if (seen.has(value)) yield problem(name, element, `${attribute} "${value}" is used twice in the file`);
      seen.add(value);
    }
  }
}

const BOOKMARK_NAME = /^[\p{L}_][\p{L}\p{M}\p{Nd}_]{0,39}$/u;

export function* bookmarkNameForm(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const element of elements(root, 'w:bookmarkStart')) {
      const bookmark = element.getAttribute('w:name') ?? '';
      if (!BOOKMARK_NAME.test(bookmark))
        yield problem(name, element, `"${bookmark}" is no bookmark name for Word`);
    }
  }
}

export function* bookmarkPairs(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    const open = new Set<string>();
    for (const element of elements(root, 'w:bookmarkStart', 'w:bookmarkEnd')) {
      const id = element.getAttribute('w:id') ?? '';
      if (element.nodeName === 'w:bookmarkStart') open.add(id);
      else if (!open.delete(id)) yield problem(name, element, `ends bookmark ${id}, which is not open`);
    }
    for (const id of open) yield problem(name, root, `bookmark ${id} has no end`);
  }
}
