import type { Element } from 'domhandler';
import { append, elementsIn, isWithin, remove } from './dom.js';

/** What is kept of a page that comes as a file of its own, which the HTML of a clipboard does not have. */
export interface Page {
  /** The names of places that links on the page lead to. */
  readonly linked: ReadonlySet<string>;
}

/** Reduces a page to its text, without what leads around the site, and tells what leads around the page. */
export function pageOf(root: Element): Page {
  const main = elementsIn(root).filter(({ name, attribs }) => name === 'main' || attribs.role === 'main');
  const [only, ...others] = main;
  if (only && others.length === 0) {
    const kept = [...only.children];
    for (const child of [...root.children]) remove(child);
    append(root, kept);
  }
  for (const node of elementsIn(root))
    if ((node.name === 'nav' || node.attribs.role === 'navigation') && isWithin(node, root)) remove(node);
  const linked = elementsIn(root).flatMap(({ name, attribs }) =>
    name === 'a' && attribs.href?.startsWith('#') ? [attribs.href.slice(1)] : [],
  );
  return { linked: new Set(linked) };
}
