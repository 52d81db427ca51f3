import type { Block, Inline } from '../engine/src/model/document.js';
import { walk } from '../engine/src/model/nodes/walk.js';

/*
 * Every type of node. A new one is a type error here, and then the tests that use these lists ask for texts and models
 * that contain it.
 */

const BLOCKS: Readonly<Record<Block['type'], true>> = {
  blockquote: true,
  callout: true,
  code: true,
  columns: true,
  definitionList: true,
  details: true,
  div: true,
  heading: true,
  lineBlock: true,
  list: true,
  listPlace: true,
  math: true,
  pageBreak: true,
  paragraph: true,
  sideBySide: true,
  table: true,
  thematicBreak: true,
};

const INLINES: Readonly<Record<Inline['type'], true>> = {
  background: true,
  break: true,
  citation: true,
  commentEnd: true,
  commentStart: true,
  crossReference: true,
  delete: true,
  direction: true,
  deletion: true,
  emphasis: true,
  fieldMark: true,
  font: true,
  footnoteReference: true,
  highlight: true,
  image: true,
  indexMark: true,
  inlineCode: true,
  inlineMath: true,
  insertion: true,
  keyboard: true,
  language: true,
  link: true,
  monospace: true,
  smallCaps: true,
  strong: true,
  styled: true,
  subscript: true,
  superscript: true,
  text: true,
  textColor: true,
  underline: true,
  wikiLink: true,
};

export const BLOCK_TYPES: readonly string[] = Object.keys(BLOCKS);
export const INLINE_TYPES: readonly string[] = Object.keys(INLINES);

/** The types of nodes in some blocks. */
export function nodeTypesIn(blocks: readonly Block[]): ReadonlySet<string> {
  const types = new Set<string>();
  walk(blocks, { block: ({ type }) => types.add(type), inline: ({ type }) => types.add(type) });
  return types;
}
