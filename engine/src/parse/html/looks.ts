import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { mapRuns } from '../../model/nodes/map-inlines.js';
import { inWrappers, looksOf, type StyleWrapper } from '../read/style-wrappers.js';
import { leaveOutLooks } from './left-out-looks.js';
import type { HtmlReader } from './reader.js';

/** Applies the formatting of an element to the text of its blocks, except the background, which belongs to the block. */
export function inLooks(node: Element, blocks: readonly Block[], reader: HtmlReader): readonly Block[] {
  leaveOutLooks({ name: node.name, attributes: node.attribs }, reader.tokens, reader.line(node));
  const tag = { name: node.name, attributes: node.attribs };
  const looks = looksOf(tag, { reader: reader.tokens, line: reader.line(node) }).filter(
    ({ type }) => type !== 'background',
  );
  if (looks.length === 0) return blocks;
  const isHeading = /^h[1-6]$/.test(node.name);
  const inHeadings = isHeading ? looks : looks.flatMap(withoutFixedSize);
  return mapRuns(blocks, (inlines) => inWrappers(looks, inlines), {
    inHeadings: (inlines) => inWrappers(inHeadings, inlines),
  });
}

/** A look without a size in points: in a group of that size, headings are as much larger as anywhere. */
function withoutFixedSize(look: StyleWrapper): readonly StyleWrapper[] {
  if (look.type !== 'font' || look.size?.unit !== 'pt') return [look];
  return look.family === undefined ? [] : [{ type: 'font', family: look.family }];
}
