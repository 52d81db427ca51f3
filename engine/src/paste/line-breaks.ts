import type { AnyNode, ChildNode, Element, Text } from 'domhandler';
import {
  childrenOf,
  closest,
  element,
  elementsIn,
  hasClass,
  isBlankText,
  isElement,
  replace,
  styleOf,
  textNode,
  textOf,
} from './dom.js';

/** Line breaks that only a page's style makes become `br`: those of `white-space` and of running text shown as blocks. */
export function lineBreaks(root: Element): void {
  const all = elementsIn(root);
  for (const parent of [root, ...all])
    if (parent.name !== 'pre' && parent.name !== 'style' && keepsLines(parent))
      for (const child of childrenOf(parent)) if (child.type === 'text') breakLines(child);
  for (const node of all) if (INLINE.test(node.name) && isShownAsBlock(node)) separate(node);
}

const INLINE = /^(?:a|b|em|font|i|label|small|span|strong|u)$/;
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)$/;
const WHITE_SPACE = /(?:^|\s)whitespace-(pre(?:-wrap|-line)?|normal|nowrap)(?:\s|$)/;

/** Whether line breaks in the text of an element are shown: by its style or by that of the nearest element around it that has one. */
function keepsLines(node: Element): boolean {
  const given = [node, ...ancestors(node)]
    .map((each) => styleOf(each).get('white-space') ?? WHITE_SPACE.exec(each.attribs.class ?? '')?.[1])
    .find((each) => each !== undefined && each !== 'inherit');
  return /^(?:pre|pre-wrap|pre-line|break-spaces)\b/.test(given ?? '');
}

function* ancestors(node: Element): Iterable<Element> {
  for (let { parent } = node; parent && isElement(parent); { parent } = parent) yield parent;
}

/** The lines of a text; what only indents the source between blocks has none. */
function breakLines(text: Text): void {
  if (!text.data.includes('\n')) return;
  const isBetweenBlocks = text.data.trim() === '' && (isEdge(text.prev) || isEdge(text.next));
  if (isBetweenBlocks) return;
  const lines = text.data.split(/\r?\n/);
  replace(
    text,
    lines.flatMap((line, index): ChildNode[] => [...(index > 0 ? [element('br')] : []), textNode(line)]),
  );
}

function isEdge(node: AnyNode | null): boolean {
  return node === null || (isElement(node) && BLOCK.test(node.name));
}

function isShownAsBlock(node: Element): boolean {
  return (
    node.attribs['data-stringify-type'] === 'paragraph-break' ||
    /^(?:block|flex|grid|list-item|table)$/.test(styleOf(node).get('display') ?? '')
  );
}

/** An element without text is the space between two paragraphs. */
function separate(node: Element): void {
  const isGap = textOf(node).trim() === '' && elementsIn(node).every(({ name }) => name === 'span');
  const hasBreak = (beside: ChildNode | null): boolean => beside === null || isEdge(beside);
  if (isGap) {
    if (closest(node, ({ name }) => INLINE.test(name)) === undefined && !hasClass(node, 'katex'))
      replace(node, node.prev && node.next ? [element('br'), element('br')] : []);
    return;
  }
  replace(node, [
    ...(hasBreak(beside(node, 'prev')) ? [] : [element('br')]),
    node,
    ...(hasBreak(beside(node, 'next')) ? [] : [element('br')]),
  ]);
}

function beside(node: ChildNode, direction: 'prev' | 'next'): ChildNode | null {
  let at = node[direction];
  while (at && isBlankText(at)) at = at[direction];
  return at;
}
