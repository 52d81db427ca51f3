import { PAGES_AROUND } from '../model/carried.js';
import { type Refuse, readXml } from '../ooxml/read-xml.js';
import {
  childOf,
  elementsOf,
  serialize,
  someElement,
  textOf,
  valOf,
  type XmlElement,
} from '../xml/element.js';

/**
 * The main part of a returned file with a paragraph that says {{content}} in place of its text, if the file has pages of a
 * template around it; undefined if it does not.
 */
export function withContentPlace(xml: string, name: string, refuse: Refuse): string | undefined {
  const { root, prefixes } = readXml(xml, name, refuse);
  const body = childOf(root, 'w:body');
  const blocks = elementsOf(body);
  const last = blocks.findLastIndex((block) => isMarked(block, PAGES_AROUND.before));
  const first = blocks.findIndex((block) => isMarked(block, PAGES_AROUND.after));
  if (!body || (last === -1 && first === -1) || (first !== -1 && first <= last)) return undefined;
  const [start, end] = textBetween(blocks, last, first);
  const text = blocks.slice(start, end);
  // The last paragraph of the text may hold the end of its section (ECMA-376 Part 1, 17.6.18).
  const section = first === -1 ? undefined : childOf(childOf(text.at(-1), 'w:pPr'), 'w:sectPr');
  const children = [
    ...blocks.slice(0, start),
    CONTENT_PLACE,
    ...(section ? [paragraph([{ name: 'w:pPr', attributes: {}, children: [section] }])] : []),
    ...blocks.slice(end),
  ];
  const namespaces = prefixes.declared.map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  return serialize({
    ...root,
    attributes: { ...Object.fromEntries(namespaces), ...root.attributes },
    children: root.children.map((child) => (child === body ? { ...body, children } : child)),
  });
}

/** Where the text begins and ends between the last block before it and the first one after it, -1 for neither. */
function textBetween(blocks: readonly XmlElement[], last: number, first: number): readonly [number, number] {
  const isProperties = blocks.at(-1)?.name === 'w:sectPr';
  let start = last + 1;
  let end = first === -1 ? blocks.length - Number(isProperties) : first;
  // The ends of sections, and the template's table of contents, have no bookmarks.
  if (last !== -1) while (start < end && (isBlank(blocks[start]) || isContents(blocks[start]))) start++;
  if (first !== -1) while (end > start && isBlank(blocks[end - 1])) end--;
  return [start, end];
}

function isMarked(block: XmlElement, bookmark: string): boolean {
  return someElement(
    block,
    ({ name, attributes }) => name === 'w:bookmarkStart' && attributes['w:name'] === bookmark,
  );
}

function isBlank(block: XmlElement | undefined): boolean {
  const isShown = ({ name }: XmlElement): boolean => /^(?:w:(?:drawing|pict|object)|m:oMath)$/.test(name);
  return block?.name === 'w:p' && textOf(block).trim() === '' && !someElement(block, isShown);
}

function isContents(block: XmlElement | undefined): boolean {
  const gallery = childOf(childOf(block, 'w:sdtPr'), 'w:docPartObj');
  return block?.name === 'w:sdt' && valOf(gallery, 'w:docPartGallery') === 'Table of Contents';
}

function paragraph(children: readonly XmlElement[]): XmlElement {
  return { name: 'w:p', attributes: {}, children };
}

const CONTENT_PLACE = paragraph([
  {
    name: 'w:r',
    attributes: {},
    children: [{ name: 'w:t', attributes: {}, children: ['{{content}}'] }],
  },
]);
