import { Budget } from '../budget/index.js';
import { MAX_SMALL_OFFICE_TAGS, MAX_TAGS_PER_BYTE, OFFICE_LIMITS } from '../budget/limits.js';
import type { XmlElement } from '../xml/element.js';
import { elementsOf } from '../xml/element.js';
import { usualNamespace } from './namespaces.js';
import { decodedXml, type Refuse, readXml, type XmlPart } from './read-xml.js';

/** A file of the archive, which is unpacked when it is read. */
export interface PackageEntry {
  readonly name: string;
  /** Its size in the archive, in bytes. */
  readonly packed: number;
  readonly read: () => Promise<Uint8Array>;
}

/** A relationship whose target is in the package, or an address outside of it. */
export type Related =
  | { readonly type: string; readonly external: false; readonly part: string }
  | { readonly type: string; readonly external: true; readonly url: string };

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

/** The package of a Word document: its parts by their relationships, as ECMA-376 Part 2 describes them. */
export class OfficePackage {
  readonly #entries: ReadonlyMap<string, PackageEntry>;
  readonly #types = new Map<string, string>();
  readonly #related = new Map<string, Promise<ReadonlyMap<string, Related>>>();
  /** Of the parts that were read, in bytes. */
  #packed = 0;

  /** Of all packages within this one. */
  readonly #inner = new Budget(OFFICE_LIMITS);

  /** Names of parts are compared without case (ECMA-376 Part 2, 6.2.2.3). */
  constructor(
    entries: readonly PackageEntry[],
    private readonly refuse: Refuse,
    private readonly budget: Budget<'elements'> = new Budget(OFFICE_LIMITS),
  ) {
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
    if (this.#entries.size === entries.length) return;
    const twice = entries.find((entry) => this.#entries.get(entry.name.toLowerCase()) !== entry);
    refuse(`is damaged: it contains several files named ${twice?.name}`);
  }

  async open(): Promise<void> {
    const types = await this.xml('[Content_Types].xml');
    for (const { name, attributes } of elementsOf(types?.root)) {
      const { PartName, Extension, ContentType = '' } = attributes;
      if (name === 'ct:Override' && PartName) this.#types.set(PartName.toLowerCase(), ContentType);
      if (name === 'ct:Default' && Extension) this.#types.set(`.${Extension.toLowerCase()}`, ContentType);
    }
  }

  /** A package within this one, such as the workbook of a chart. */
  inner(entries: readonly PackageEntry[], refuse: Refuse): OfficePackage {
    return new OfficePackage(entries, refuse, this.#inner);
  }

  contentType(part: string): string | undefined {
    const name = part.toLowerCase();
    return this.#types.get(`/${name}`) ?? this.#types.get(name.slice(name.lastIndexOf('.')));
  }

  has(part: string): boolean {
    return this.#entries.has(part.toLowerCase());
  }

  async bytes(part: string): Promise<Uint8Array | undefined> {
    return this.#entries.get(part.toLowerCase())?.read();
  }

  /** `readOf` may read a part in a way of its own, judging by its text. */
  async xml(
    part: string,
    readOf?: (xml: string, part: string) => XmlPart | undefined,
  ): Promise<XmlPart | undefined> {
    const entry = this.#entries.get(part.toLowerCase());
    const bytes = await entry?.read();
    if (!entry || !bytes) return undefined;
    this.#packed += entry.packed;
    const most = Math.min(
      OFFICE_LIMITS.elements,
      Math.max(MAX_SMALL_OFFICE_TAGS, this.#packed * MAX_TAGS_PER_BYTE),
    );
    if (!this.budget.allows('elements', tagsIn(bytes)) || this.budget.spent('elements') > most)
      this.refuse(
        `cannot be read: with ${part}, it has more than ${most.toLocaleString('en')} tags, ${most < OFFICE_LIMITS.elements ? 'far more than any real file of this size' : 'more than a book of thousands of pages'}`,
      );
    const xml = decodedXml(bytes);
    return readOf?.(xml, part) ?? readXml(xml, part, this.refuse);
  }

  /** The relationships of a part, or of the package, by their ids. Targets that lead out of the package count as none. */
  relationships(part?: string): Promise<ReadonlyMap<string, Related>> {
    const name = relationshipPart(part);
    const found = this.#related.get(name) ?? this.#readRelationships(name, part);
    this.#related.set(name, found);
    return found;
  }

  async #readRelationships(name: string, part?: string): Promise<ReadonlyMap<string, Related>> {
    const found = await this.xml(name);
    const all = elementsOf(found?.root).flatMap((element) => relatedOf(element, part));
    return new Map(all);
  }
}

/** How many tags the XML of a part has. They are counted before anything is made of them: four bytes are enough for one. */
function tagsIn(xml: Uint8Array): number {
  let count = 0;
  for (let at = xml.indexOf(LESS); at !== -1; at = xml.indexOf(LESS, at + 1)) count += 1;
  return count;
}

const LESS = '<'.charCodeAt(0);

/** The last word of the type of a relationship, such as `header`; the whole of one that is not Office's. */
export function kindOf({ type }: Related): string {
  return type.startsWith(NAMESPACE) ? type.slice(NAMESPACE.length) : type;
}

function relatedOf({ name, attributes }: XmlElement, source: string | undefined): [string, Related][] {
  const { Id, Target, Type = '', TargetMode } = attributes;
  if (name !== 'rel:Relationship' || Id === undefined || Target === undefined) return [];
  const type = usualNamespace(Type);
  if (TargetMode === 'External') return [[Id, { type, external: true, url: Target }]];
  const part = resolved(Target, source);
  return part === undefined ? [] : [[Id, { type, external: false, part }]];
}

/** A target is relative to the folder of its source. */
function resolved(target: string, source: string | undefined): string | undefined {
  const path = target.split('#')[0] ?? '';
  const folders = path.startsWith('/') || source === undefined ? [] : source.split('/').slice(0, -1);
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') folders.push(step);
    else if (folders.pop() === undefined) return undefined;
  }
  const name = folders.join('/');
  return /^[a-z][a-z\d+.-]*:/i.test(name) ? undefined : name;
}

function relationshipPart(part: string | undefined): string {
  if (part === undefined) return '_rels/.rels';
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

/** The name of the main part, which must be that of a Word document, and its content type. */
export async function mainPart(
  source: OfficePackage,
  refuse: Refuse,
): Promise<{ readonly part: string; readonly contentType: string }> {
  const related = [...(await source.relationships()).values()];
  const main = related.find((each) => !each.external && kindOf(each) === 'officeDocument');
  if (!main || main.external || !source.has(main.part))
    return refuse('is not a Word document: expected a .docx or .dotx file');
  const contentType = source.contentType(main.part) ?? '';
  if (!/wordprocessingml|ms-word\./i.test(contentType))
    return refuse('is an Office file, but not a Word document: expected a .docx or .dotx file');
  return { part: main.part, contentType };
}

/** Tells files that are no Word documents by their first bytes, before anything is read of them. */
export function refuseOtherFiles(bytes: Uint8Array, refuse: Refuse): void {
  if (bytes.length === 0) refuse('is an empty file. Copy or download it again');
  const start = Array.from(bytes.subarray(0, 80), (byte) => String.fromCharCode(byte)).join('');
  // An OpenDocument package begins with its type, uncompressed (OpenDocument 1.3 part 2, 3.3).
  if (/^PK.{28}mimetypeapplication\/vnd\.oasis/s.test(start))
    refuse('is an OpenDocument file. Open it in LibreOffice or Word and save it as .docx');
  if (start.startsWith('PK')) return;
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    refuse(
      holds(bytes, 'EncryptedPackage')
        ? 'is protected with a password. Open it in Word, remove the password and save it again'
        : 'is an old Word document (.doc). Open it in Word and save it as .docx',
    );
  if (start.startsWith('{\\rtf')) refuse('is an RTF file. Open it in Word and save it as .docx');
  if (start.startsWith('%PDF')) refuse('is a PDF file. Use the Word file that it was made from');
  if (/^\W*<(?:!doctype )?html/i.test(start)) refuse('is a web page. Open it in Word and save it as .docx');
  refuse('is not a Word document. Save it as .docx, or copy or download it again');
}

/** The names in an OLE container are UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at !== -1; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}
