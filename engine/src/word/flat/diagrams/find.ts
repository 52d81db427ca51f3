import { elementsOf, type XmlElement } from '../../../xml/element.js';

/** The first element with a name, in the order of the file. */
export function find(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}
