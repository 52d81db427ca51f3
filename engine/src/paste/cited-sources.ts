import type { Element } from 'domhandler';
import { closest, elementsIn, hasClass, isWithin, remove, textOf } from './dom.js';

/** The address of the source that an element marks: a link with a number or the name of a site, or with the address in an attribute. */
export function citedBy(node: Element): string | undefined {
  const { attribs } = node;
  const given =
    attribs['data-pplx-citation-url'] ?? attribs['data-citation-url'] ?? attribs['data-source-url'];
  if (given && /^https?:/.test(given)) return given;
  if (node.name !== 'a' || !/^https?:/.test(attribs.href ?? '')) return undefined;
  const isNamed =
    /(?:^|[\s_-])citation(?:[\s_-]|$)/i.test(attribs.class ?? '') ||
    pillAround(node) !== undefined ||
    closest(node, (parent) => hasClass(parent, 'ac-anchor')) !== undefined;
  const isNumber =
    /^\[?\d{1,3}\]?$/.test(textOf(node).trim()) &&
    (closest(node, ({ name }) => name === 'sup') !== undefined ||
      elementsIn(node).some(({ name }) => name === 'sup'));
  return isNamed || isNumber ? attribs.href : undefined;
}

/** What stands around a source and the count of others, as one word on the screen. */
export function pillAround(node: Element): Element | undefined {
  return closest(node, ({ attribs }) => /citation/i.test(attribs['data-testid'] ?? ''));
}

/** `+1`, for the sources that were not copied. */
export function removeCounts(pill: Element): void {
  for (const node of elementsIn(pill))
    if (isWithin(node, pill) && /^\s*\+\d{1,2}\s*$/.test(textOf(node))) remove(node);
}
