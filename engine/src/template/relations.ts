import type { TemplateFile, TemplatePart, TemplateRelation } from '../model/template.js';
import { kindOf, type OfficePackage, type Related } from '../ooxml/package.js';
import { cleaned } from './clean.js';
import type { DropList } from './dropped.js';

/** Links that are kept: nothing is loaded unless somebody clicks them. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s"<>\\]+$/i;

/** The picture formats that Word shows, recognised by bytes at fixed offsets. */
const PICTURES: readonly {
  readonly extension: string;
  readonly contentType: string;
  readonly at?: number;
  readonly bytes: readonly number[];
}[] = [
  { extension: 'png', contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { extension: 'jpeg', contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { extension: 'gif', contentType: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { extension: 'bmp', contentType: 'image/bmp', bytes: [0x42, 0x4d] },
  { extension: 'tiff', contentType: 'image/tiff', bytes: [0x49, 0x49, 0x2a, 0] },
  { extension: 'tiff', contentType: 'image/tiff', bytes: [0x4d, 0x4d, 0, 0x2a] },
  { extension: 'emf', contentType: 'image/x-emf', at: 40, bytes: [0x20, 0x45, 0x4d, 0x46] },
  { extension: 'wmf', contentType: 'image/x-wmf', bytes: [0xd7, 0xcd, 0xc6, 0x9a] },
  { extension: 'wmf', contentType: 'image/x-wmf', bytes: [1, 0, 9, 0] },
];

/** Reads the relationships of a template's parts, and the files that they point to, each once. */
export class RelationReader {
  readonly #files = new Map<string, TemplateFile | undefined>();
  readonly #stories = new Map<string, TemplatePart | undefined>();

  constructor(
    private readonly source: OfficePackage,
    private readonly dropped: DropList,
  ) {}

  /** The relationships of a part that are kept. Only the main document (`isMain`) may have headers and footers. */
  async of(
    part: string,
    { isMain = false, needed }: { readonly isMain?: boolean; readonly needed?: ReadonlySet<string> } = {},
  ): Promise<ReadonlyMap<string, TemplateRelation>> {
    const taken = new Map<string, TemplateRelation>();
    for (const [id, related] of await this.source.relationships(part)) {
      if (needed && !needed.has(id)) continue;
      const relation = await this.#taken(related, isMain);
      if (relation) taken.set(id, relation);
    }
    return taken;
  }

  async #taken(related: Related, isMain: boolean): Promise<TemplateRelation | undefined> {
    const kind = kindOf(related);
    if (related.external) {
      if (kind === 'hyperlink' && SAFE_LINK.test(related.url)) return { kind: 'link', url: related.url };
      this.dropped.add(kind === 'attachedTemplate' ? 'attached' : 'external');
      return undefined;
    }
    if (kind === 'image' || kind === 'font') {
      const file = await this.#file(related.part, kind, related.type);
      return file && { kind: 'file', file };
    }
    if (!isMain || (kind !== 'header' && kind !== 'footer')) return undefined;
    const part = await this.#story(related.part);
    return part && { kind, part };
  }

  async #story(name: string): Promise<TemplatePart | undefined> {
    if (!this.#stories.has(name)) {
      const xml = await this.source.xml(name);
      const relations = await this.of(name);
      this.#stories.set(
        name,
        xml && {
          root: cleaned(xml.root, relations, this.dropped),
          namespaces: xml.prefixes.declared,
          relations,
        },
      );
    }
    return this.#stories.get(name);
  }

  /** Part names are compared case-insensitively. */
  async #file(part: string, kind: 'image' | 'font', relationship: string): Promise<TemplateFile | undefined> {
    const name = part.toLowerCase();
    if (!this.#files.has(name)) {
      const bytes = await this.source.bytes(name);
      const format = bytes && (kind === 'font' ? fontFormat(name) : pictureFormat(bytes));
      this.#files.set(
        name,
        bytes &&
          format && { bytes, extension: format.extension, contentType: format.contentType, relationship },
      );
    }
    return this.#files.get(name);
  }
}

type Format = Pick<TemplateFile, 'extension' | 'contentType'>;

function pictureFormat(content: Uint8Array): Format | undefined {
  return PICTURES.find(({ at = 0, bytes }) => bytes.every((byte, index) => content[at + index] === byte));
}

/** Word embeds fonts with their first bytes obfuscated (ECMA-376 Part 4, 9.1). */
function fontFormat(name: string): Format | undefined {
  return /\.odttf$/i.test(name)
    ? { extension: 'odttf', contentType: 'application/vnd.openxmlformats-officedocument.obfuscatedFont' }
    : undefined;
}
