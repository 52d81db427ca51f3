import type { TemplateRelation } from '../model/template.js';
import { isElement, type XmlElement } from '../xml/element.js';
import { placesIn, type ReadBody } from './body.js';
import { cleaned } from './clean.js';
import { DropList } from './dropped.js';

/** The body of a template that was scanned instead of read. `relate` resolves the relationships with the given ids. */
export async function replacedBody(
  document: XmlElement,
  relate: (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, TemplateRelation>>,
): Promise<ReadBody> {
  // Content dropped from a body that the text replaces anyway is not worth reporting.
  const drops = new DropList();
  const places = placesIn(document, drops);
  const { section, background } = places;
  const relations = await relate(relationsIn(background ? [section, background] : [section]));
  return {
    ...places,
    text: document,
    relations,
    isReplaced: true,
    replacedFields: [],
    section: cleaned(section, relations, drops),
    background: background && cleaned(background, relations, drops),
  };
}

/** The ids of the relationships that elements refer to. */
function relationsIn(elements: readonly XmlElement[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = ({ attributes, children }: XmlElement): void => {
    for (const [name, value] of Object.entries(attributes)) if (/^(?:r:|o:relid$)/.test(name)) ids.add(value);
    for (const child of children) if (isElement(child)) visit(child);
  };
  for (const element of elements) visit(element);
  return ids;
}
