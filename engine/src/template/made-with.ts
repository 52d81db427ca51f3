import type { Template, TemplateBody } from '../model/template.js';
import { elementsOf, isElement, textOf, type XmlElement } from '../xml/element.js';

/** The name of the template that a file was made with. */
export function madeWithIn(properties: XmlElement | undefined): string | undefined {
  const name = elementsOf(properties).find((each) => each.name.endsWith(':Template'));
  return name && textOf(name);
}

export function isOfFootmark({ madeWith }: Pick<Template, 'madeWith'>): boolean {
  return madeWith?.startsWith('Footmark ') === true;
}

type Places = Pick<TemplateBody, 'before' | 'section' | 'references'>;

/**
 * The section of the text in a file of ours: whether it begins with a title page, without header and footer, is decided anew
 * for each text, unless somebody has since added pages before it or a header for the first page.
 */
export function openSection({ before, section, references }: Places): XmlElement {
  if (before.length > 0 || references.some(({ attributes }) => attributes['w:type'] === 'first'))
    return section;
  return {
    ...section,
    children: section.children.filter((child) => !isElement(child) || child.name !== 'w:titlePg'),
  };
}
