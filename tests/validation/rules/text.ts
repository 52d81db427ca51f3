import { children, elements } from '../../docx/elements';
import { type DocxPackage, storiesOf } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { type Problem, problem } from '../rule';

const TEXT_ELEMENTS = new Set(['w:t', 'w:delText', 'w:instrText', 'm:t', 'wp:align', 'wp:posOffset']);

/** Word refuses a file with text anywhere else. */
export function* textInItsPlace(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const element of elements(root)) {
      if (TEXT_ELEMENTS.has(element.nodeName)) continue;
      if (ownText(element).trim() !== '')
        yield problem(name, element, `holds the bare text "${ownText(element).trim()}"`);
    }
  }
}

/** Word shows a newline in w:t as a space and a tab as nothing; w:br and w:tab are meant. */
export function* noRawBreaks(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const element of elements(root, 'w:t'))
      if (/[\n\r\t]/.test(element.textContent ?? ''))
        yield problem(name, element, 'holds a raw newline or tab');
  }
}

export function* spacePreserved(file: DocxPackage): Iterable<Problem> {
  for (const { name, root } of storiesOf(file)) {
    for (const element of elements(root, 'w:t', 'w:instrText')) {
      const text = element.textContent ?? '';
      if (/^ | $/.test(text) && element.getAttribute('xml:space') !== 'preserve')
        yield problem(name, element, 'begins or ends with a space but does not preserve it');
    }
  }
}

function ownText(element: Element): string {
  if ([...children(element)].length === 0) return element.textContent ?? '';
  let text = '';
  for (let node = element.firstChild; node !== null; node = node.nextSibling)
    if (node.nodeType === 3) text += node.nodeValue;
  return text;
}
