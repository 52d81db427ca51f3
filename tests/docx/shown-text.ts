import { ancestorNamed, elements } from './elements';
import type { Element } from './xml';

const TEXTS = [
  'w:t',
  'w:delText',
  'w:noBreakHyphen',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:footnoteRef',
  'w:endnoteRef',
] as const;

/** The text of a paragraph as Word shows it, without its number, and without formulas, checkboxes and shapes, which are drawn. */
export function shownText(paragraph: Element): string {
  let text = '';
  for (const element of elements(paragraph, ...TEXTS))
    if (ancestorNamed(element, 'w:p') === paragraph && !isCheckbox(element)) text += textOf(element);
  return text;
}

function textOf(element: Element): string {
  if (element.nodeName === 'w:t' || element.nodeName === 'w:delText') return element.textContent;
  if (element.nodeName === 'w:noBreakHyphen') return '\u2011';
  const note = ancestorNamed(element, 'w:footnote', 'w:endnote') ?? element;
  return note.getAttribute('w:id') ?? '';
}

function isCheckbox(element: Element): boolean {
  const control = ancestorNamed(element, 'w:sdt');
  return control !== undefined && [...elements(control, 'w14:checkbox')].length > 0;
}
