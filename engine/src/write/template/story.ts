import type { TemplateFile, TemplatePart, TemplateRelation } from '../../model/template.js';
import { type AttributeWriter, serialize, type XmlElement, type XmlNode } from '../../xml/element.js';
import type { Ledger } from '../ledger.js';
import { RELATIONSHIP_TYPES, type RelationshipLedger } from '../relationship-ledger.js';

/** The files and stories that a template's parts refer to, with their names in the new package. */
export class TemplateParts {
  readonly files = new Map<TemplateFile, string>();
  readonly stories = new Map<TemplatePart, { readonly kind: 'header' | 'footer'; readonly name: string }>();

  /** Relative to the folder `word`. */
  fileName(file: TemplateFile): string {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const folder = file.relationship.endsWith('/font') ? 'fonts/font' : 'media/template';
    const name = `${folder}${this.files.size + 1}.${file.extension}`;
    this.files.set(file, name);
    return name;
  }

  storyName(kind: 'header' | 'footer', part: TemplatePart): string {
    const known = this.stories.get(part);
    if (known) return known.name;
    const name = `template-${kind}${this.stories.size + 1}.xml`;
    this.stories.set(part, { kind, name });
    return name;
  }
}

/** Renumbers what must be unique in the package, or be listed in the relationships of a part. */
export class StoryWriter {
  readonly #bookmarks = new Map<string, number>();

  constructor(
    private readonly relations: ReadonlyMap<string, TemplateRelation>,
    private readonly relationships: RelationshipLedger,
    private readonly parts: TemplateParts,
    private readonly ledger: Ledger,
  ) {}

  xml(nodes: readonly XmlNode[]): string {
    return nodes.map((node) => serialize(node, this.#attribute)).join('');
  }

  /** Whether the part behind a reference is taken. */
  has(id: string | undefined): boolean {
    return id !== undefined && this.relations.has(id);
  }

  /** A reference to a header or footer in the place of the one that it names. */
  reference({ name, attributes }: XmlElement, part: TemplatePart): string {
    const kind = name === 'w:headerReference' ? 'header' : 'footer';
    const id = this.relationships.add(RELATIONSHIP_TYPES[kind], this.parts.storyName(kind, part));
    return serialize({ name, attributes: { ...attributes, 'r:id': id }, children: [] });
  }

  readonly #attribute: AttributeWriter = ({ name }, attribute, value) => {
    if (attribute.startsWith('r:') || attribute === 'o:relid') return this.#relationship(value);
    if (name === 'wp:docPr' && attribute === 'id') return String(this.ledger.nextDrawing());
    if ((name === 'w:bookmarkStart' || name === 'w:bookmarkEnd') && attribute === 'w:id')
      return String(this.#bookmark(value));
    return value;
  };

  #relationship(id: string): string | undefined {
    const relation = this.relations.get(id);
    switch (relation?.kind) {
      case 'file':
        return this.relationships.add(relation.file.relationship, this.parts.fileName(relation.file));
      case 'link':
        return this.relationships.add(RELATIONSHIP_TYPES.hyperlink, relation.url, true);
      case 'header':
      case 'footer':
        return this.relationships.add(
          RELATIONSHIP_TYPES[relation.kind],
          this.parts.storyName(relation.kind, relation.part),
        );
      case undefined:
        return undefined;
    }
  }

  #bookmark(id: string): number {
    const known = this.#bookmarks.get(id);
    if (known !== undefined) return known;
    const made = this.ledger.nextBookmark();
    this.#bookmarks.set(id, made);
    return made;
  }
}
