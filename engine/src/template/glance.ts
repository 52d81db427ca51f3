import { readXml, type XmlPart } from '../ooxml/read-xml.js';
import type { XmlNode } from '../xml/element.js';
import { type XmlName, XmlNames } from '../xml/xml-names.js';
import { isLeftOut } from './clean.js';
import { hasUsualPrefix } from './usual-prefix.js';

const ROOT = 'w:document';
const HOLDS_TEXT = /:(?:t|instrText)$/;
const SLASH = 0x2f;
/** The elements to keep besides text: blocks, their styles, numbers and sections, and the parts of a table of contents. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'document body p pPr pStyle numPr ilvl numId tbl tblPr tblStyle sdt sdtPr sdtContent docPartObj docPartGallery ' +
    'fldChar fldSimple instrText'
  )
    .split(' ')
    .map((name) => `w:${name}`),
);
/** Properties of a run in the form that Word writes, after their start tag: a third of the tags of many bodies. */
const PROPERTIES = /(?:<w:\w+(?: w:\w+="[^"<>]*")*\/>)*<\/w:rPr>/y;
/** The elements to parse in full, since they are copied into the document. */
const FULLY_READ: ReadonlySet<string> = new Set(['w:sectPr', 'w:background']);
/** The deepest nesting to scan; a deeper body is left to the parser, which has a limit of its own. */
const MAX_DEPTH = 200;

/** How elements of a name are treated. */
interface Treatment {
  readonly kind: 'kept' | 'read' | 'left out' | 'passed over';
  readonly holdsText: boolean;
}

/**
 * Scans the body of a template that the text will replace, instead of parsing it: how much text each style has, where tables
 * of contents are, and the sections, which are parsed in full. Undefined if the body must be parsed after all: if it may
 * contain the placeholder or other fields, or if its XML is not in the form that Word writes.
 */
export function glanceAtBody(xml: string, name: string): XmlPart | undefined {
  const start = xml.indexOf(`<${ROOT}`);
  const isUsual =
    start >= 0 &&
    /^\ufeff?(?:<\?xml [^>]*\?>)?\s*$/.test(xml.slice(0, start)) &&
    !xml.includes('<!') &&
    !xml.includes('<?', start) &&
    hasUsualPrefix(xml);
  return isUsual ? new Glance(xml, start).part(name) : undefined;
}

interface OpenTag {
  readonly name: XmlName;
  readonly treatment: Treatment;
  /** Undefined within elements that are not kept. */
  readonly children: XmlNode[] | undefined;
}

/** Thrown if a section cannot be parsed with the namespaces of the root alone. */
class Unusual extends Error {}

class Glance {
  /** Indexed by the id of the element's name. */
  readonly #treatments: (Treatment | undefined)[] = [];
  readonly #rootTag: string;
  /** The XML of the elements to parse, and where to insert the results. */
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

  /** Parses the collected elements as one document with the namespaces of the file. */
  #sections(name: string): XmlPart {
    const sources = this.#read.map(({ source }) => source).join('');
    return readXml(`${this.#rootTag}${sources}</${ROOT}>`, name, () => {
      throw new Unusual();
    });
  }

  /** Scans the body; false if elements are not properly nested, or if the text may contain fields. */
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
        if (open.at(-1)?.treatment.holdsText) children?.push(between);
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
      const treatment = this.#treatmentOf(name);
      if (!treatment || open.length > MAX_DEPTH) return false;
      let own: XmlNode[] | undefined = children;
      if (treatment.kind === 'left out') own = undefined;
      else if (children && treatment.kind === 'read') {
        if (isEmpty) this.#keep(at, end, children);
        else [readFrom, readDepth, own] = [at, open.length, undefined];
      } else if (children && treatment.kind === 'kept') {
        const attributes = attributesIn(xml.slice(at, end));
        if (!attributes) return false;
        own = [];
        children.push({ name: name.text, attributes, children: own });
      }
      if (isEmpty) continue;
      if (name.text === 'w:rPr') {
        PROPERTIES.lastIndex = end;
        if (PROPERTIES.test(xml)) {
          end = PROPERTIES.lastIndex;
          continue;
        }
      }
      open.push({ name, treatment, children: own });
      children = own;
    }
    return open.length === 0 && xml.slice(end).trim() === '' && !mayHoldFields(text);
  }

  /** How to treat elements of a name; undefined if its prefix is not declared. */
  #treatmentOf({ id, text }: XmlName): Treatment | undefined {
    const known = this.#treatments[id];
    if (known) return known;
    const [, prefix] = /^([^:]+):[^:]+$/.exec(text) ?? [];
    // Drawings declare their prefixes themselves.
    if (!prefix || !this.xml.includes(` xmlns:${prefix}="`)) return undefined;
    const kind = FULLY_READ.has(text)
      ? 'read'
      : KEPT.has(text)
        ? 'kept'
        : isLeftOut(text)
          ? 'left out'
          : 'passed over';
    const treatment = { kind, holdsText: HOLDS_TEXT.test(text) } as const;
    this.#treatments[id] = treatment;
    return treatment;
  }

  #keep(from: number, to: number, into: XmlNode[]): void {
    this.#read.push({ source: this.xml.slice(from, to), into, at: into.length });
    into.push('');
  }
}

/** Whether a text may contain fields, whose braces may also be written as character references. */
function mayHoldFields(text: string): boolean {
  if (text.includes('{{')) return true;
  return text.includes('&#') && (text.includes('{') || /&#(?:0*123|x0*7b);/i.test(text));
}

/** The attributes of a kept element that are needed; undefined if they contain character or entity references. */
function attributesIn(tag: string): Readonly<Record<string, string>> | undefined {
  const [, name, value] = /\sw:(val|fldCharType|instr)="([^"]*)"/.exec(tag) ?? [];
  if (name === undefined || value === undefined) return NO_ATTRIBUTES;
  return value.includes('&') ? undefined : { [`w:${name}`]: value };
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};
