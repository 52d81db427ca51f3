import type { Element } from 'domhandler';
import { type Held, textIn } from './held.js';
import { isElement } from './nodes.js';
import type { HtmlTree } from './tree.js';

/** The LaTeX source of a formula, which programs that render formulas include in the MathML. */
export function texOf(math: Element, tree: HtmlTree<Held>): string | undefined {
  const open = [...math.children];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (/^application\/x-tex$/i.test(node.attribs.encoding ?? '')) return textIn(node, tree).trim();
    for (const child of node.children) open.push(child);
  }
  return undefined;
}
