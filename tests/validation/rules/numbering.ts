import { children, elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import { type Problem, problem } from '../rule';

const NUMBERING = 'word/numbering.xml';

export function* numberingDefined(file: DocxPackage): Iterable<Problem> {
  const root = file.parts.get(NUMBERING)?.root;
  const nums = new Set<string>();
  const abstracts = new Set<string>();
  for (const element of elements(root, 'w:num')) nums.add(element.getAttribute('w:numId') ?? '');
  for (const element of elements(root, 'w:abstractNum'))
    abstracts.add(element.getAttribute('w:abstractNumId') ?? '');
  for (const element of elements(root, 'w:abstractNumId')) {
    const id = element.getAttribute('w:val') ?? '';
    if (!abstracts.has(id)) yield problem(NUMBERING, element, `there is no w:abstractNum ${id}`);
  }
  for (const part of file.parts.values()) {
    for (const element of elements(part.root, 'w:numId')) {
      const id = element.getAttribute('w:val') ?? '';
      // 17.9.18: 0 removes the numbering that a style sets.
      if (id !== '0' && !nums.has(id)) yield problem(part.name, element, `there is no w:num ${id}`);
    }
  }
}

export function* abstractNumbersFirst(file: DocxPackage): Iterable<Problem> {
  const root = file.parts.get(NUMBERING)?.root;
  if (root === undefined) return;
  let seenNum = false;
  for (const element of children(root)) {
    if (element.nodeName === 'w:num') seenNum = true;
    else if (element.nodeName === 'w:abstractNum' && seenNum)
      yield problem(NUMBERING, element, 'stands after a w:num');
  }
}

export function* levelsComplete(file: DocxPackage): Iterable<Problem> {
  const root = file.parts.get(NUMBERING)?.root;
  for (const element of elements(root, 'w:abstractNum')) {
    const levels = [...elements(element, 'w:lvl')].map((level) => level.getAttribute('w:ilvl'));
    if (levels.join() !== '0,1,2,3,4,5,6,7,8')
      yield problem(NUMBERING, element, `has the levels ${levels.join()}`);
  }
}
