import type { AnyNode, Element } from 'domhandler';
import type { Block, Definition, DefinitionGroup, DefinitionTerm } from '../../model/document.js';
import { directed } from '../direction.js';
import { directionOfElement } from './direction.js';
import { isBlank, isElement } from './nodes.js';
import type { HtmlReader } from './reader.js';

/** Terms and definitions. Other content becomes a definition. */
export function definitionList(node: Element, reader: HtmlReader): Block[] {
  const children: DefinitionGroup[] = [];
  let terms: DefinitionTerm[] = [];
  let definitions: Definition[] = [];
  const define = (definition: Definition): void => {
    if (definitions.length === 0) children.push({ terms, definitions });
    definitions.push(definition);
  };
  for (const part of partsOf(node, reader)) {
    const line = reader.line(part);
    if (isElement(part) && part.name === 'dt') {
      if (definitions.length > 0) [terms, definitions] = [[], []];
      for (const block of directed(reader.blocks(part.children), directionOfElement(part))) {
        if (block.type === 'paragraph' || block.type === 'heading') terms.push(block);
        else define({ children: [block], line });
      }
    } else {
      const own = isElement(part) && part.name === 'dd' ? part : undefined;
      const children = reader.blocks(own ? own.children : [part]);
      define({ children: directed(children, own && directionOfElement(own)), line });
    }
  }
  if (terms.length > 0 && definitions.length === 0) children.push({ terms, definitions });
  return [{ type: 'definitionList', spread: false, children, line: reader.line(node) }];
}

/** HTML allows a `div` around each group. */
function partsOf({ children }: Element, reader: HtmlReader): AnyNode[] {
  return children
    .filter((node) => reader.holds(node) || !isBlank(node))
    .flatMap((node) => (isElement(node) && node.name === 'div' ? partsOf(node, reader) : [node]));
}
