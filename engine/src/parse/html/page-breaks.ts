import type { AnyNode } from 'domhandler';
import type { Block } from '../../model/document.js';
import { isElement } from './nodes.js';
import type { HtmlReader } from './reader.js';

const COMMENT = /^\s*(?:page-?break|new-?page)\s*$/i;

/** A comment such as `<!-- pagebreak -->`, or an element whose style has a page break before or after it. */
export function pageBreaks(node: AnyNode, reader: HtmlReader): Block[] | undefined {
  const pageBreak = { type: 'pageBreak', line: reader.line(node) } as const;
  if (node.type === 'comment') return COMMENT.test(node.data) ? [pageBreak] : undefined;
  const style = isElement(node) ? (node.attribs.style ?? '') : '';
  const before = /break-before:\s*(?:always|page)/i.test(style);
  const after = /break-after:\s*(?:always|page)/i.test(style);
  if (!isElement(node) || !(before || after)) return undefined;
  return [...(before ? [pageBreak] : []), ...reader.blocks(node.children), ...(after ? [pageBreak] : [])];
}
