import { kindOf, type OfficePackage } from '../../ooxml/package.js';
import type { XmlElement } from '../../xml/element.js';
import type { Relations } from '../reading.js';

/** The names of a document's custom XML parts whose beginning mentions a namespace (ECMA-376 Part 1, 15.2.5). */
export async function customParts(
  source: OfficePackage,
  relations: Relations,
  namespace: string,
): Promise<string[]> {
  const parts: string[] = [];
  for (const related of relations.values()) {
    if (related.external || kindOf(related) !== 'customXml') continue;
    // Custom XML from other programs may be unreadable, and is not needed.
    const bytes = await source.bytes(related.part);
    if (bytes && new TextDecoder('utf-8').decode(bytes.subarray(0, 2000)).includes(namespace))
      parts.push(related.part);
  }
  return parts;
}

/** The root elements of the custom XML parts whose root has a given local name. */
export async function customRoots(
  source: OfficePackage,
  relations: Relations,
  namespace: string,
  name: string,
): Promise<XmlElement[]> {
  const roots: XmlElement[] = [];
  for (const part of await customParts(source, relations, namespace)) {
    const root = (await source.xml(part))?.root;
    if (root?.name.endsWith(`:${name}`)) roots.push(root);
  }
  return roots;
}
