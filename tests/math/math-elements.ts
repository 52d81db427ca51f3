import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readXml } from '../../engine/src/ooxml/read-xml.js';
import type { XmlElement } from '../../engine/src/xml/element.js';

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

/** An equation of Office Math with the given content, whose names have the prefix `m:`. */
export function officeMath(content: string): XmlElement {
  return readXml(`<m:oMath xmlns:m="${NAMESPACE}">${content}</m:oMath>`, 'equation', (what) => {
    throw new Error(what);
  }).root;
}

/** Runs of an equation, one for each text. */
export const runs = (...texts: readonly string[]): string =>
  texts.map((text) => `<m:r><m:t>${text}</m:t></m:r>`).join('');

/** An argument of an object of Office Math, such as `e` or `num`, with text or elements in it. */
export const argument = (name: string, content: string): string =>
  `<m:${name}>${content.startsWith('<') ? content : runs(content)}</m:${name}>`;

/** The element `math`, or the one element that is given, as a page has it. */
export function mathml(html: string): Element {
  const [node] = parseDocument(html.startsWith('<math') ? html : `<math>${html}</math>`).children;
  if (node?.type !== 'tag') throw new Error('There is no element.');
  return node;
}
