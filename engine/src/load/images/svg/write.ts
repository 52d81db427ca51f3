import { escapeAttribute, escapeText } from '../../../xml/escape.js';
import type { SvgElement } from './element.js';

/** Writes an element with its content. */
export function writeElement(element: SvgElement): string {
  const content = element.children
    .map((child) => (typeof child === 'string' ? escapeText(child) : writeElement(child)))
    .join('');
  const tag = tagOf(element);
  if (tag === undefined) return content;
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${attributes.join('')}>${content}</${tag}>`;
}

/** A link is written as a group; one without effect on its content is left out. */
function tagOf({ name, attributes, parent }: SvgElement): string | undefined {
  if (name !== 'a') return name;
  if (attributes.size === 0) return undefined;
  for (let outer = parent; outer; outer = outer.parent) if (outer.name === 'text') return 'tspan';
  return 'g';
}
