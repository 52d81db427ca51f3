import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { mapRuns } from '../../model/nodes/map-inlines.js';
import { inWrappers, looksOf } from '../read/style-wrappers.js';
import { leaveOutLooks } from './left-out-looks.js';
import type { HtmlReader } from './reader.js';

/** Applies the formatting of an element to the text of its blocks, except the background, which belongs to the block. */
export function inLooks(node: Element, blocks: readonly Block[], reader: HtmlReader): readonly Block[] {
  leaveOutLooks({ name: node.name, attributes: node.attribs }, reader.tokens, reader.line(node));
  const looks = looksOf(node.attribs, { reader: reader.tokens, line: reader.line(node) }).filter(
    ({ type }) => type !== 'background',
  );
  return looks.length === 0 ? blocks : mapRuns(blocks, (inlines) => inWrappers(looks, inlines));
}
