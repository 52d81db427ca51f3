import type { TemplateStyles } from '../model/template.js';
import { childOf, elementsOf, textOf, valOf, type XmlElement } from '../xml/element.js';

/** The number of characters in each paragraph style, and of tables in each table style: usage says more than a style's name. */
export function usageIn(document: XmlElement, { all }: TemplateStyles): ReadonlyMap<string, number> {
  const usage = new Map<string, number>();
  const standard = all.find(({ isDefault, type }) => isDefault && type === 'paragraph')?.id;
  const count = (id: string | undefined, by: number): void => {
    if (id !== undefined && by > 0) usage.set(id, (usage.get(id) ?? 0) + by);
  };
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:tbl') count(valOf(childOf(element, 'w:tblPr'), 'w:tblStyle'), 1);
    if (element.name === 'w:p') {
      const text = textOf(element)
        .replace(/\{\{[^{}]*\}\}/g, '')
        .trim();
      count(valOf(childOf(element, 'w:pPr'), 'w:pStyle') ?? standard, text.length);
    } else for (const child of elementsOf(element)) visit(child);
  };
  visit(document);
  return usage;
}
