import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { isBlank, isElement } from './nodes.js';
import type { HtmlReader } from './reader.js';

/** Code, with its language where highlighters look for it: `<code class="language-js">`, `<pre lang="js">`. */
export function code(node: Element, reader: HtmlReader): Block[] {
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  const inner = only && isElement(only) && only.name === 'code' && others.length === 0 ? only : node;
  const named = /(?:^|\s)lang(?:uage)?-(\S+)/.exec(
    `${inner.attribs.class ?? ''} ${node.attribs.class ?? ''}`,
  );
  const lang = named?.[1] ?? node.attribs.lang ?? '';
  return [{ type: 'code', lang, value: reader.text(inner).replace(/^\n|\n$/g, ''), line: reader.line(node) }];
}
