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
 * entities that it declares can unfold without end. Prefixes are resolved by a parser that knows namespaces.
 */
export function readXml(bytes: Uint8Array, name: string, refuse: Refuse): XmlPart {
  const prefixes = new Prefixes();
  const parser = new SaxesParser({ xmlns: true, position: false });
  const damaged = (reason: string): never => refuse(`is damaged: ${name} ${reason}`);
  const names = new Names(prefixes);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', () => damaged('is not well-formed XML'));
  parser.on('doctype', () => damaged('declares a document type, which Word files never do'));
  parser.on('opentag', ({ uri, local, attributes, ns }) => {
    if (open.length >= MAX_DEPTH) damaged('is nested too deeply');
    const element = { name: names.of(uri, local), attributes: {}, children: [] } as OpenElement;
    for (const key in attributes) {
      const attribute = attributes[key];
      if (!attribute) continue;
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
      const own = names.of(attribute.uri, attribute.local);
      if (NEEDLESS.test(own)) continue;
      element.attributes[own] = LISTS_PREFIXES.has(own)
        ? renamed(attribute.value, (prefix) => ns[prefix] ?? parser.resolve(prefix), prefixes)
        : attribute.value;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
    root ??= element;
  });
  parser.on('closetag', () => void open.pop());
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

/** Names with the prefixes that we use; a document has few of them, each very often. */
class Names {
  readonly #known = new Map<string, Map<string, string>>();

  constructor(private readonly prefixes: Prefixes) {}

  of(uri: string, local: string): string {
    if (uri === '') return local;
    const names = this.#known.get(uri) ?? new Map<string, string>();
    if (names.size === 0) this.#known.set(uri, names);
    const known = names.get(local);
    if (known !== undefined) return known;
    const name = `${this.prefixes.of(uri)}:${local}`;
    names.set(local, name);
    return name;
  }
}

function renamed(list: string, uriOf: (prefix: string) => string | undefined, prefixes: Prefixes): string {
  const names = list.split(/\s+/).flatMap((prefix) => {
    const uri = uriOf(prefix);
    return uri === undefined ? [] : [prefixes.of(uri)];
  });
  return names.join(' ');
}
