import { SaxesParser } from 'saxes';
import type { XmlElement, XmlNode } from '../xml/element.js';
import { Prefixes } from './namespaces.js';

/** How deep elements may be nested; tables in text boxes in tables come to about 60. */
const MAX_DEPTH = 250;

/** Ends the reading of a file that cannot be used, with what it is or has: a clause that follows its name. */
export type Refuse = (what: string) => never;

/** A part as a tree, with the namespaces that it names. */
export interface XmlPart {
  readonly root: XmlElement;
  readonly prefixes: Prefixes;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
}

/** Attributes of Markup Compatibility whose values are prefixes (ECMA-376 Part 3). */
const LISTS_PREFIXES: ReadonlySet<string> = new Set(['mc:Ignorable', 'mc:MustUnderstand', 'Requires']);
/** Revision marks and ids of paragraphs: of no use in another document. */
const NEEDLESS = /^w:rsid|^w14:(?:paraId|textId)$/;

/**
 * Reads the XML of a part. What is not well-formed is refused, and so is a document type: Office files have none, and
 * entities that it declares can unfold without end.
 */
export function readXml(bytes: Uint8Array, name: string, refuse: Refuse): XmlPart {
  const prefixes = new Prefixes();
  // Namespaces are resolved here: for every attribute, a parser that does it takes as long as for all the rest.
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const damaged = (reason: string): never => refuse(`is damaged: ${name} ${reason}`);
  const illFormed = (): never => damaged('is not well-formed XML');
  const open: OpenElement[] = [];
  let scope = new Scope(prefixes, illFormed);
  /** The scopes around those that elements have of their own, with the depths of these elements. */
  const outer: { readonly depth: number; readonly scope: Scope }[] = [];
  let root: XmlElement | undefined;
  parser.on('error', illFormed);
  parser.on('doctype', () => damaged('declares a document type, which Word files never do'));
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (open.length >= MAX_DEPTH) damaged('is nested too deeply');
    const inner = scope.within(attributes);
    if (inner !== scope) {
      outer.push({ depth: open.length, scope });
      scope = inner;
    }
    const element: OpenElement = { name: scope.element(tag), attributes: {}, children: [] };
    for (const key in attributes) {
      const own = scope.attribute(key);
      const value = attributes[key];
      if (own === undefined || value === undefined) continue;
      element.attributes[own] = LISTS_PREFIXES.has(own)
        ? renamed(value, (prefix) => inner.uriOf(prefix), prefixes)
        : value;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
    root ??= element;
  });
  parser.on('closetag', () => {
    open.pop();
    if (outer.at(-1)?.depth === open.length) scope = outer.pop()?.scope ?? scope;
  });
  const add = (text: string): void => {
    const parent = open.at(-1);
    // Space between elements is of the file's form, besides in those that hold text.
    if (parent && (text.trim() !== '' || HOLDS_TEXT.test(parent.name))) parent.children.push(text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(decoded(bytes)).close();
  return { root: root ?? damaged('is empty'), prefixes };
}

const HOLDS_TEXT = /:(?:t|instrText|delText|delInstrText)$/;

/** Parts are UTF-8 or UTF-16 (ECMA-376 Part 2, 6.3). */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Which namespaces the prefixes of a file stand for in an element, and the names that follow from it, each worked out once. */
class Scope {
  readonly #elements = new Map<string, string>();
  /** Undefined for those of no use. */
  readonly #attributes = new Map<string, string | undefined>();

  constructor(
    private readonly prefixes: Prefixes,
    private readonly illFormed: () => never,
    private readonly uris: ReadonlyMap<string, string> = new Map([
      ['', ''],
      ['xml', 'http://www.w3.org/XML/1998/namespace'],
    ]),
  ) {}

  /** The scope of an element with some attributes: this one, if it declares no namespace. */
  within(attributes: Readonly<Record<string, string>>): Scope {
    let uris: Map<string, string> | undefined;
    for (const key in attributes) {
      if (!key.startsWith('xmlns') || (key.length > 5 && key.charAt(5) !== ':')) continue;
      uris ??= new Map(this.uris);
      uris.set(key.slice(6), attributes[key] ?? '');
    }
    return uris ? new Scope(this.prefixes, this.illFormed, uris) : this;
  }

  uriOf(prefix: string): string | undefined {
    return this.uris.get(prefix);
  }

  element(name: string): string {
    const known = this.#elements.get(name);
    if (known !== undefined) return known;
    const own = this.#named(name, this.uris.get('') ?? '');
    this.#elements.set(name, own);
    return own;
  }

  attribute(name: string): string | undefined {
    if (this.#attributes.has(name)) return this.#attributes.get(name);
    const isDeclaration = name === 'xmlns' || name.startsWith('xmlns:');
    const own = isDeclaration ? '' : this.#named(name, '');
    const used = isDeclaration || NEEDLESS.test(own) ? undefined : own;
    this.#attributes.set(name, used);
    return used;
  }

  /** A name with the prefix that we use for its namespace. */
  #named(name: string, uriWithoutPrefix: string): string {
    const colon = name.indexOf(':');
    const uri = colon < 0 ? uriWithoutPrefix : this.uris.get(name.slice(0, colon));
    const local = name.slice(colon + 1);
    if (uri === undefined || local === '' || local.includes(':')) return this.illFormed();
    return uri === '' ? local : `${this.prefixes.of(uri)}:${local}`;
  }
}

function renamed(list: string, uriOf: (prefix: string) => string | undefined, prefixes: Prefixes): string {
  const names = list.split(/\s+/).flatMap((prefix) => {
    const uri = uriOf(prefix);
    return uri === undefined ? [] : [prefixes.of(uri)];
  });
  return names.join(' ');
}
