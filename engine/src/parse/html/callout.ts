import type { Element } from 'domhandler';
import type { Block } from '../../document.js';
import { noteOf } from '../notion-callout.js';
import type { HtmlReader } from './reader.js';

export function aside(node: Element, reader: HtmlReader): Block[] {
  return [noteOf(reader.blocks(node.children), reader.line(node))];
}
