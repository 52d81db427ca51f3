import type { TemplatePart } from '../model/template.js';
import type { XmlPart } from '../ooxml/read-xml.js';
import { elementsOf, isElement, withChildren, type XmlElement, type XmlNode } from '../xml/element.js';

/** The lists of a template. Bullets that are pictures become characters, since the pictures are not taken. */
export function readNumbering(part: XmlPart | undefined): TemplatePart | undefined {
  if (!part) return undefined;
  const all = elementsOf(part.root);
  const of = (name: string): readonly XmlElement[] => all.filter((element) => element.name === name);
  const children = [...of('w:abstractNum'), ...of('w:num')].map(withoutPictures);
  return { root: { ...part.root, children }, namespaces: part.prefixes.declared, relations: new Map() };
}

function withoutPictures(element: XmlElement): XmlElement {
  return withChildren(element, (child: XmlNode) => {
    if (!isElement(child)) return [child];
    return child.name === 'w:lvlPicBulletId' || child.name.endsWith('Change') ? [] : [withoutPictures(child)];
  });
}
