import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { isElement } from './nodes.js';
import type { HtmlReader } from './reader.js';

/** Content that browsers fold below a summary. A heading in the summary is a heading of the document. */
export function details(node: Element, reader: HtmlReader): Block[] {
  const summary = node.children.find((child) => isElement(child) && child.name === 'summary');
  const summaryBlocks = summary && isElement(summary) ? reader.blocks(summary.children) : [];
  const children = reader.blocks(node.children.filter((child) => child !== summary));
  const [only] = summaryBlocks;
  if (summaryBlocks.length > 1 || (only && only.type !== 'paragraph')) return [...summaryBlocks, ...children];
  return [{ type: 'details', summary: only?.children ?? [], children, line: reader.line(node) }];
}
