import type { Element } from 'domhandler';
import type { Block } from '../../model/document.js';
import { noteOf } from '../notion-callout.js';
import type { HtmlReader } from './reader.js';

export function aside(node: Element, reader: HtmlReader): Block[] {
  return [noteOf(reader.tokens, reader.blocks(node.children), reader.line(node))];
}
