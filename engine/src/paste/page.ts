import type { Element } from 'domhandler';
import { append, childrenOf, elementsIn, isElement, isWithin, remove } from './dom.js';

/** The elements kept from a page in a file, in addition to those of a clipboard. */
export interface Page {
  /** The ids that links on the page refer to. */
  readonly linked: ReadonlySet<string>;
}

/** Reduces a page to its text, without the site's navigation, and returns the ids that links within the page refer to. */
export function pageOf(root: Element): Page {
  const main = elementsIn(root).filter(({ name, attribs }) => name === 'main' || attribs.role === 'main');
  const [only, ...others] = main;
  if (only && others.length === 0) {
    const kept = childrenOf(only);
    for (const child of childrenOf(root)) remove(child);
    append(root, kept);
  }
  for (const node of elementsIn(root)) if (isNavigation(node) && isWithin(node, root)) remove(node);
  const linked = elementsIn(root).flatMap(({ name, attribs }) =>
    name === 'a' && attribs.href?.startsWith('#') ? [attribs.href.slice(1)] : [],
  );
  return { linked: new Set(linked) };
}

function isNavigation({ name, attribs }: Element): boolean {
  return name === 'nav' || attribs.role === 'navigation';
}

/** Removes the version and date that Asciidoctor prints below a page. */
export function withoutStamp(root: Element): void {
  for (const node of elementsIn(root)) if (isStamp(node)) remove(node);
}

function isStamp(node: Element): boolean {
  return (
    node.attribs.id === 'footer' &&
    childrenOf(node).some((child) => isElement(child) && child.attribs.id === 'footer-text')
  );
}
