const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const RELATIONSHIP_TYPES = {
  officeDocument: `${OFFICE}/officeDocument`,
  coreProperties: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  customProperties: `${OFFICE}/custom-properties`,
  customXml: `${OFFICE}/customXml`,
  customXmlProperties: `${OFFICE}/customXmlProps`,
  extendedProperties: `${OFFICE}/extended-properties`,
  styles: `${OFFICE}/styles`,
  theme: `${OFFICE}/theme`,
  settings: `${OFFICE}/settings`,
  fontTable: `${OFFICE}/fontTable`,
  numbering: `${OFFICE}/numbering`,
  header: `${OFFICE}/header`,
  footer: `${OFFICE}/footer`,
  footnotes: `${OFFICE}/footnotes`,
  endnotes: `${OFFICE}/endnotes`,
  comments: `${OFFICE}/comments`,
  commentThreads: 'http://schemas.microsoft.com/office/2011/relationships/commentsExtended',
  hyperlink: `${OFFICE}/hyperlink`,
  image: `${OFFICE}/image`,
  chart: `${OFFICE}/chart`,
  package: `${OFFICE}/package`,
} as const;

export interface Relationship {
  readonly id: string;
  readonly type: string;
  /** Relative to the folder of the part, or a URI reference if `external`. */
  readonly target: string;
  readonly external: boolean;
}

/** The relationships of one part, with each target once. */
export class RelationshipLedger {
  readonly #byTarget = new Map<string, Relationship>();

  get all(): readonly Relationship[] {
    return [...this.#byTarget.values()];
  }

  /** The id of the relationship to `target`. */
  add(type: string, target: string, external = false): string {
    const key = `${type} ${target}`;
    const known = this.#byTarget.get(key);
    if (known) return known.id;
    const id = `rId${this.#byTarget.size + 1}`;
    this.#byTarget.set(key, { id, type, target, external });
    return id;
  }
}
