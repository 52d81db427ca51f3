import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { mapRuns } from '../../model/nodes/map-inlines.js';
import type { HtmlReader } from './reader.js';
import { inFrames, looksOf } from './style-frames.js';

/** The blocks of an element with the look that it gives their text. A background of the whole block is not part of it. */
export function inLooks(node: Element, blocks: readonly Block[], reader: HtmlReader): readonly Block[] {
  const looks = looksOf(node.attribs, { reader: reader.tokens, line: reader.line(node) }).filter(
    ({ type }) => type !== 'background',
  );
  return looks.length === 0 ? blocks : mapRuns(blocks, (inlines) => inFrames(looks, inlines));
}
