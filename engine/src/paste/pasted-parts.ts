import type { Block, Document, Inline } from '../model/document.js';
import { walkDocument } from '../model/nodes/walk.js';

/** What a paste may keep that plain text would lose, most important first. */
export const PASTED_PARTS = [
  'footnotes',
  'formulas',
  'tables',
  'pictures',
  'headings',
  'lists',
  'code',
  'callouts',
  'quotations',
  'comments',
  'links',
  'formatting',
] as const;
/** The name of a part that a paste has kept. */
export type PastedPart = (typeof PASTED_PARTS)[number];

const BLOCKS: Readonly<Partial<Record<Block['type'], PastedPart>>> = {
  heading: 'headings',
  list: 'lists',
  definitionList: 'lists',
  table: 'tables',
  code: 'code',
  math: 'formulas',
  blockquote: 'quotations',
  callout: 'callouts',
};
const INLINES: Readonly<Partial<Record<Inline['type'], PastedPart>>> = {
  inlineCode: 'code',
  inlineMath: 'formulas',
  link: 'links',
  image: 'pictures',
  footnoteReference: 'footnotes',
  commentStart: 'comments',
  commentEnd: 'comments',
  strong: 'formatting',
  emphasis: 'formatting',
  delete: 'formatting',
  underline: 'formatting',
  highlight: 'formatting',
  subscript: 'formatting',
  superscript: 'formatting',
};

/** The parts of a document, in the order of `PASTED_PARTS`. */
export function partsOf(document: Document): readonly PastedPart[] {
  const found = new Set<PastedPart | undefined>();
  walkDocument(document, {
    block: ({ type }) => found.add(BLOCKS[type]),
    inline: ({ type }) => found.add(INLINES[type]),
  });
  return PASTED_PARTS.filter((part) => found.has(part));
}
