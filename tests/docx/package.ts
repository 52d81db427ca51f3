import { strFromU8, unzipSync } from 'fflate';
import { type Element, parseXml } from './xml';

/** One file inside a .docx. */
export interface Part {
  /** Without a leading slash: `word/document.xml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The decoded text of an XML part; empty for media. */
  readonly text: string;
  /** The root element of a well-formed XML part. */
  readonly root: Element | undefined;
  /** Why an XML part is not well-formed. */
  readonly fault: string | undefined;
}

export interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

export interface DocxPackage {
  readonly parts: ReadonlyMap<string, Part>;
}

/** Reads a .docx without any of the engine's code. Faulty XML does not throw: it is reported in the part. */
export function openPackage(bytes: Uint8Array): DocxPackage {
  const parts = new Map<string, Part>();
  for (const [name, content] of Object.entries(unzipSync(bytes))) parts.set(name, openPart(name, content));
  return { parts };
}

/** A part's XML is parsed on first use: most tests look at one part of a document. */
export function openPart(name: string, bytes: Uint8Array): Part {
  if (!/\.(xml|rels)$/.test(name)) return { name, bytes, text: '', root: undefined, fault: undefined };
  const text = strFromU8(bytes);
  let parsed: Parsed | undefined;
  const parse = (): Parsed => {
    parsed ??= COMMON.test(name) ? parsedOnce(text) : parsedXml(text);
    return parsed;
  };
  return {
    name,
    bytes,
    text,
    get root() {
      return parse().root;
    },
    get fault() {
      return parse().fault;
    },
  };
}

type Parsed = Pick<Part, 'root' | 'fault'>;

/** Parts that thousands of documents share and that no test changes. */
const COMMON = /^word\/(?:styles|settings|fontTable)\.xml$/;
const common = new Map<string, Parsed>();
/** Parsed trees take much memory. */
const MAX_COMMON = 100;

function parsedOnce(text: string): Parsed {
  const known = common.get(text);
  if (known) return known;
  const parsed = parsedXml(text);
  if (common.size < MAX_COMMON) common.set(text, parsed);
  return parsed;
}

function parsedXml(text: string): Parsed {
  try {
    return { root: parseXml(text), fault: undefined };
  } catch (error) {
    return { root: undefined, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** `word/document.xml` → `word/_rels/document.xml.rels`; the package itself is the empty name. */
export function relationshipsPartOf(partName: string): string {
  const slash = partName.lastIndexOf('/') + 1;
  return `${partName.slice(0, slash)}_rels/${partName.slice(slash)}.rels`;
}

export function relationshipsOf(file: DocxPackage, partName: string): readonly Relationship[] {
  const root = file.parts.get(relationshipsPartOf(partName))?.root;
  if (root === undefined) return [];
  return root.getElementsByTagName('Relationship').map((element) => ({
    id: element.getAttribute('Id') ?? '',
    type: element.getAttribute('Type') ?? '',
    target: element.getAttribute('Target') ?? '',
    external: element.getAttribute('TargetMode') === 'External',
  }));
}

/** The part that an internal relationship leads to, relative to the part that owns the relationship. */
export function resolveTarget(partName: string, target: string): string {
  return new URL(target, `part:///${partName}`).pathname.slice(1);
}

/** The parts that hold text for readers, in a fixed order. */
export function storiesOf(file: DocxPackage): readonly Part[] {
  return [...file.parts.values()].filter(({ name }) =>
    /^word\/(document|footnotes|endnotes|header\d*|footer\d*)\.xml$/.test(name),
  );
}
