import type { ChildNode, Element } from 'domhandler';
import { childrenOf, isElement } from '../../engine/src/paste/dom.js';
import { parseClipboard } from '../../engine/src/paste/parse-clipboard.js';

/** What one pass over the tree of a clipboard leaves of its HTML. */
export function after(pass: (root: Element) => unknown, html: string): string {
  const root = parseClipboard(html);
  pass(root);
  return htmlOf(childrenOf(root));
}

/** Nodes as HTML, with attributes as they are. */
export function htmlOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (!isElement(node)) return '';
      const attributes = Object.entries(node.attribs).map(([name, value]) =>
        value === '' ? ` ${name}` : ` ${name}="${value}"`,
      );
      return `<${node.name}${attributes.join('')}>${htmlOf(childrenOf(node))}</${node.name}>`;
    })
    .join('')
    .replace(/<\/(?:br|hr|img)>/g, '');
}
