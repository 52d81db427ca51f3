import type { Element } from 'domhandler';
import type { Block, List } from '../../model/document.js';
import { directed } from '../direction.js';
import { takeTaskMarker } from '../read/task-marker.js';
import { directionOfElement } from './direction.js';
import { isBlank, isElement } from './nodes.js';
import type { HtmlReader } from './reader.js';

/** The number formats of the attribute `type`. */
const STYLES: Readonly<Record<string, List['style']>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** Reads a list. Content between its items becomes an item of its own. */
export function list(node: Element, reader: HtmlReader): Block[] {
  const children = node.children
    .filter((item) => reader.holds(item) || !isBlank(item))
    .map((item) => {
      const children = reader.blocks(isElement(item) && item.name === 'li' ? item.children : [item]);
      const checked = takeTaskMarker(children);
      const direction = isElement(item) && item.name === 'li' ? directionOfElement(item) : undefined;
      return { checked, children: directed(children, direction), line: reader.line(item) };
    });
  const start = Number.parseInt(node.attribs.start ?? '1', 10);
  const style = STYLES[node.name === 'ol' ? (node.attribs.type ?? '') : ''];
  return [
    {
      type: 'list',
      ordered: node.name === 'ol',
      start: start >= 0 ? start : 1,
      delimiter: '.',
      ...(style && start > 0 && { style }),
      spread: false,
      children,
      line: reader.line(node),
    },
  ];
}
