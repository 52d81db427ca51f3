import type { TemplateRelation } from '../model/template.js';
import { elementsOf, isElement, textOf, type XmlElement, type XmlNode } from '../xml/element.js';
import { placesIn, type ReadBody } from './body.js';
import { cleaned, isLeftOut } from './clean.js';
import { DropList } from './dropped.js';

/*
 * A body without a mark is replaced by the text. If it has no fields either, which would be
 * worth a message, all that is read of it is how much of its text is in which style and section, and what the section refers to.
 */

/** What is kept of an element of such a body: of a run, its text, also that of boxes, with what begins and ends fields. */
export function foldedBody(element: XmlElement): XmlNode | undefined {
  const { name } = element;
  if (name !== 'w:r') return isLeftOut(name) ? undefined : element;
  let text = '';
  const fields: XmlElement[] = [];
  for (const child of elementsOf(element)) {
    if (child.name === 'w:fldChar' || child.name === 'w:instrText') fields.push(child);
    else text += textOf(child);
  }
  if (fields.length > 0) return { name, attributes: {}, children: [text, ...fields] };
  return text === '' ? undefined : text;
}

/** The body of a document that was folded. `relate` gives its relationships with some ids. */
export async function replacedBody(
  document: XmlElement,
  relate: (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, TemplateRelation>>,
): Promise<ReadBody> {
  // What is dropped from a body that the text replaces anyway is not worth reporting.
  const drops = new DropList();
  const places = placesIn(document, drops);
  const { section, background } = places;
  const relations = await relate(relationsIn(background ? [section, background] : [section]));
  return {
    ...places,
    text: document,
    relations,
    replacedFields: [],
    section: cleaned(section, relations, drops),
    background: background && cleaned(background, relations, drops),
  };
}

/** The ids of the relationships that elements name. */
function relationsIn(elements: readonly XmlElement[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = ({ attributes, children }: XmlElement): void => {
    for (const [name, value] of Object.entries(attributes)) if (/^(?:r:|o:relid$)/.test(name)) ids.add(value);
    for (const child of children) if (isElement(child)) visit(child);
  };
  for (const element of elements) visit(element);
  return ids;
}
