import { readXml, type XmlPart } from '../ooxml/read-xml.js';
import type { XmlNode } from '../xml/element.js';
import { type XmlName, XmlNames } from '../xml/names.js';
import { isLeftOut } from './clean.js';

const MAIN = '"http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const ROOT = 'w:document';
const HOLDS_TEXT = /:(?:t|instrText)$/;
const SLASH = 0x2f;
/** The elements kept besides text: blocks, their styles and sections, and the parts of a table of contents. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'document body p pPr pStyle tbl tblPr tblStyle sdt sdtPr sdtContent docPartObj docPartGallery fldChar fldSimple ' +
    'instrText'
  )
    .split(' ')
    .map((name) => `w:${name}`),
);
/** The elements that are read strictly, since they go into the document. */
const READ: ReadonlySet<string> = new Set(['w:sectPr', 'w:background']);
/** Text in deeper elements is left to the reader, which refuses what is too deep. */
const MAX_DEPTH = 200;

/** How elements of a name are treated. */
interface Use {
  readonly kind: 'kept' | 'read' | 'left out' | 'passed over';
  readonly holdsText: boolean;
}

/**
 * The body of a document that the text replaces, looked over instead of read: how much of its text is in which style, where
 * tables of contents are, and its sections, which are read. Undefined for a body that may hold the mark or other fields, and
 * for one that is not as Word writes it, which are to be read instead.
 */
export function glanceAtBody(xml: string, name: string): XmlPart | undefined {
  const start = xml.indexOf(`<${ROOT}`);
  const isUsual =
    start >= 0 &&
    /^\ufeff?(?:<\?xml [^>]*\?>)?\s*$/.test(xml.slice(0, start)) &&
    !xml.includes('<!') &&
    !xml.includes('<?', start) &&
    // No other prefix means the same, and this one nothing else.
    isOnce(xml, `xmlns:w=${MAIN}`) &&
    isOnce(xml, MAIN) &&
    isOnce(xml, 'xmlns:w=');
  return isUsual ? new Glance(xml, start).part(name) : undefined;
}

function isOnce(text: string, what: string): boolean {
  const at = text.indexOf(what);
  return at >= 0 && text.indexOf(what, at + 1) < 0;
}

interface OpenTag {
  readonly name: XmlName;
  readonly use: Use;
  /** Undefined within what is not kept. */
  readonly children: XmlNode[] | undefined;
}

/** Ends the reading of sections that need more of the document than its root. */
class Unusual extends Error {}

class Glance {
  /** By the id of the name. */
  readonly #uses: (Use | undefined)[] = [];
  readonly #rootTag: string;
  /** The sources of what is read, and where the elements go. */
  readonly #read: { readonly source: string; readonly into: XmlNode[]; readonly at: number }[] = [];

  constructor(
    private readonly xml: string,
    private readonly start: number,
  ) {
    this.#rootTag = xml.slice(start, xml.indexOf('>', start) + 1);
  }

  part(name: string): XmlPart | undefined {
    const top: XmlNode[] = [];
    const document = this.#fill(top) ? top[0] : undefined;
    if (document === undefined || typeof document === 'string') return undefined;
    try {
      const { root, prefixes } = this.#sections(name);
      for (const [index, { into, at }] of this.#read.entries()) into[at] = root.children[index] ?? '';
      return { root: { ...root, children: document.children }, prefixes };
    } catch (error) {
      if (error instanceof Unusual) return undefined;
      throw error;
    }
  }

  /** The part that is read, as a separate document with the namespaces of the file. */
  #sections(name: string): XmlPart {
    const sources = this.#read.map(({ source }) => source).join('');
    return readXml(`${this.#rootTag}${sources}</${ROOT}>`, name, () => {
      throw new Unusual();
    });
  }

  /** False if the elements are not nested, or the text may have fields. */
  #fill(top: XmlNode[]): boolean {
    const { xml, start } = this;
    const names = new XmlNames(xml);
    const open: OpenTag[] = [];
    let children: XmlNode[] | undefined = top;
    let end = start;
    let readFrom = -1;
    let readDepth = 0;
    let text = '';
    for (let at = start; at >= 0; at = xml.indexOf('<', end)) {
      if (at > end) {
        const between = xml.slice(end, at);
        text += between;
        if (open.at(-1)?.use.holdsText) children?.push(between);
      }
      const isClosing = xml.charCodeAt(at + 1) === SLASH;
      const name = names.at(isClosing ? at + 2 : at + 1);
      end = xml.indexOf('>', names.end) + 1;
      if (!name || end === 0) return false;
      if (isClosing) {
        if (open.pop()?.name !== name) return false;
        children = open.at(-1)?.children;
        if (readFrom >= 0 && open.length === readDepth) {
          if (children) this.#keep(readFrom, end, children);
          readFrom = -1;
        }
        continue;
      }
      const isEmpty = xml.charCodeAt(end - 2) === SLASH;
      const use = this.#useOf(name);
      if (!use || open.length > MAX_DEPTH) return false;
      let own: XmlNode[] | undefined = children;
      if (use.kind === 'left out') own = undefined;
      else if (children && use.kind === 'read') {
        if (isEmpty) this.#keep(at, end, children);
        else [readFrom, readDepth, own] = [at, open.length, undefined];
      } else if (children && use.kind === 'kept') {
        const attributes = attributesIn(xml.slice(at, end));
        if (!attributes) return false;
        own = [];
        children.push({ name: name.text, attributes, children: own });
      }
      if (isEmpty) continue;
      open.push({ name, use, children: own });
      children = own;
    }
    return open.length === 0 && xml.slice(end).trim() === '' && !mayHoldFields(text);
  }

  /** Undefined where the prefix means nothing. */
  #useOf({ id, text }: XmlName): Use | undefined {
    const known = this.#uses[id];
    if (known) return known;
    const [, prefix] = /^([^:]+):[^:]+$/.exec(text) ?? [];
    // Drawings declare theirs themselves.
    if (!prefix || !this.xml.includes(` xmlns:${prefix}="`)) return undefined;
    const kind = READ.has(text)
      ? 'read'
      : KEPT.has(text)
        ? 'kept'
        : isLeftOut(text)
          ? 'left out'
          : 'passed over';
    const use = { kind, holdsText: HOLDS_TEXT.test(text) } as const;
    this.#uses[id] = use;
    return use;
  }

  #keep(from: number, to: number, into: XmlNode[]): void {
    this.#read.push({ source: this.xml.slice(from, to), into, at: into.length });
    into.push('');
  }
}

/** Letters may be written by their numbers. */
function mayHoldFields(text: string): boolean {
  if (text.includes('{{')) return true;
  return text.includes('&#') && (text.includes('{') || /&#(?:0*123|x0*7b);/i.test(text));
}

/** The attributes of a kept element that are looked at; undefined if they are not plain. */
function attributesIn(tag: string): Readonly<Record<string, string>> | undefined {
  const [, name, value] = /\sw:(val|fldCharType|instr)="([^"]*)"/.exec(tag) ?? [];
  if (name === undefined || value === undefined) return NO_ATTRIBUTES;
  return value.includes('&') ? undefined : { [`w:${name}`]: value };
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};
