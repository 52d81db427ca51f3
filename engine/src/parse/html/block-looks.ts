import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { inTextLooks, setApart } from '../read/block-looks.js';
import { looksOf } from '../read/style-wrappers.js';
import { leaveOutLooks } from './left-out-looks.js';
import type { HtmlReader } from './reader.js';

/** Elements whose own indents, background and borders are shown; those of others are their style's. */
const APART =
  /^(?:p|div|section|article|center|blockquote|address|header|footer|main|nav|form|fieldset|h[1-6])$/;

/** Applies the formatting of an element to its blocks and their text; `background` is the colour behind it. */
export function inLooks(
  node: Element,
  blocks: readonly Block[],
  reader: HtmlReader,
  background?: string,
): readonly Block[] {
  const { name, attribs: attributes } = node;
  const line = reader.line(node);
  leaveOutLooks({ name, attributes }, reader.tokens, line);
  const looks = looksOf({ name, attributes }, { reader: reader.tokens, line, background });
  const written = inTextLooks(looks, blocks, /^h[1-6]$/.test(name));
  return APART.test(name) ? setApart(attributes.style ?? '', written, line) : written;
}
