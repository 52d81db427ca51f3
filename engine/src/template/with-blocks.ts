import type { Template, TemplateBody, TemplatePart, TemplateRelation } from '../model/template.js';
import type { XmlElement } from '../xml/element.js';

/** A template with a function applied to each of its headers, footers and blocks around the text. */
export function withBlocks(template: Template, change: (block: XmlElement) => XmlElement): Template {
  const { body } = template;
  const changed: TemplateBody = {
    ...body,
    before: body.before.map(change),
    after: body.after.map(change),
    rest: body.rest && { ...body.rest, blocks: body.rest.blocks.map(change) },
    relations: withStories(body.relations, change),
  };
  return { ...template, body: changed };
}

function withStories(
  relations: ReadonlyMap<string, TemplateRelation>,
  change: (root: XmlElement) => XmlElement,
): ReadonlyMap<string, TemplateRelation> {
  // Several sections may share one header.
  const known = new Map<TemplatePart, TemplatePart>();
  const changed = (part: TemplatePart): TemplatePart => {
    const made = known.get(part) ?? { ...part, root: change(part.root) };
    known.set(part, made);
    return made;
  };
  return new Map(
    [...relations].map(([id, relation]): [string, TemplateRelation] =>
      relation.kind === 'header' || relation.kind === 'footer'
        ? [id, { ...relation, part: changed(relation.part) }]
        : [id, relation],
    ),
  );
}
