import { elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import { type Problem, problem } from '../rule';

const STYLES = 'word/styles.xml';
const USES = new Map([
  ['w:pStyle', 'paragraph'],
  ['w:rStyle', 'character'],
  ['w:tblStyle', 'table'],
]);

export function* stylesDefined(file: DocxPackage): Iterable<Problem> {
  const defined = new Map<string, string>();
  for (const style of elements(file.parts.get(STYLES)?.root, 'w:style')) {
    const id = style.getAttribute('w:styleId') ?? '';
    if (defined.has(id)) yield problem(STYLES, style, `style id ${id} is used twice`);
    defined.set(id, style.getAttribute('w:type') ?? '');
  }
  for (const { name, root } of file.parts.values()) {
    for (const element of elements(root, ...USES.keys())) {
      const id = element.getAttribute('w:val') ?? '';
      if (defined.get(id) !== USES.get(element.nodeName))
        yield problem(name, element, `there is no ${USES.get(element.nodeName)} style ${id}`);
    }
  }
  for (const element of elements(file.parts.get(STYLES)?.root, 'w:basedOn', 'w:next', 'w:link')) {
    const id = element.getAttribute('w:val') ?? '';
    if (!defined.has(id)) yield problem(STYLES, element, `there is no style ${id}`);
  }
}
