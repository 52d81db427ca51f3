import type { TemplateStyles } from '../model/template.js';
import { childOf, isElement, valOf, withChild, withChildren, type XmlElement } from '../xml/element.js';

/**
 * Blocks whose paragraphs have no place in the outline: covers have titles, names and the title of the contents in styles with one, and an
 * update of the contents of the text would list them (`TOC \u`, ECMA-376 Part 1, 17.3.1.20). Word's own headings stay as they are.
 */
export function outsideOutline(blocks: readonly XmlElement[], { all }: TemplateStyles): XmlElement[] {
  const byId = new Map(all.map((style) => [style.id, style]));
  const isListed = (id: string | undefined, seen: readonly string[] = []): boolean => {
    const style = id === undefined || seen.includes(id) ? undefined : byId.get(id);
    if (!style) return false;
    const own = valOf(childOf(style.element, 'w:pPr'), 'w:outlineLvl');
    return own === undefined
      ? isListed(valOf(style.element, 'w:basedOn'), [...seen, style.id])
      : Number(own) < BODY_TEXT;
  };
  const changed = (element: XmlElement): XmlElement => {
    const inner = withChildren(element, (child) => [isElement(child) ? changed(child) : child]);
    if (element.name !== 'w:p') return inner;
    const properties = childOf(inner, 'w:pPr');
    const style = valOf(properties, 'w:pStyle');
    const isOfWord = HEADING.test(byId.get(style ?? '')?.name ?? '');
    if (!properties || isOfWord || !isListed(style)) return inner;
    const placed = withChild(properties, OUTSIDE, (name) => AFTER_OUTLINE.has(name));
    return withChildren(inner, (child) => [child === properties ? placed : child]);
  };
  return blocks.map(changed);
}

const BODY_TEXT = 9;
const HEADING = /^heading [1-9]$/i;
const OUTSIDE: XmlElement = {
  name: 'w:outlineLvl',
  attributes: { 'w:val': String(BODY_TEXT) },
  children: [],
};
/** 17.3.1.26. */
const AFTER_OUTLINE: ReadonlySet<string> = new Set(
  ['divId', 'cnfStyle', 'rPr', 'sectPr', 'pPrChange'].map((name) => `w:${name}`),
);
