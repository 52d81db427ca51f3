import type { XmlElement, XmlNode } from '../xml/element.js';
import { scanXml, type XmlAttributes, type XmlHandler } from '../xml/scan.js';
import type { XmlName } from '../xml/xml-names.js';
import { Prefixes } from './namespaces.js';

/** How deep elements may be nested; tables in text boxes in tables come to about 60. */
const MAX_DEPTH = 250;

/** How many prefixes an element may have for its namespaces; Word declares 40. */
const MAX_PREFIXES = 1000;

/** Ends the reading of a file that cannot be used, with what it is or has: a clause that follows its name. */
export type Refuse = (what: string) => never;

/** A part as a tree, with the namespaces that it names. */
export interface XmlPart {
  readonly root: XmlElement;
  readonly prefixes: Prefixes;
}

/** Attributes of Markup Compatibility whose values are prefixes (ECMA-376 Part 3). */
const LISTS_PREFIXES: ReadonlySet<string> = new Set(['mc:Ignorable', 'mc:MustUnderstand', 'Requires']);
/** Revision marks and ids of paragraphs: of no use in another document. */
const NEEDLESS = /^w:rsid|^w14:(?:paraId|textId)$/;
/** Parts in which ids of paragraphs tell which comments are replies. */
const NEEDS_IDS = /comments[^/]*\.xml$/i;
const HOLDS_TEXT = /:(?:t|instrText|delText|delInstrText)$/;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};
const NO_CHILDREN: readonly XmlNode[] = [];

/**
 * Reads the XML of a part. What is not well-formed is refused, and so is a document type: Office files have none, and
 * entities that it declares can unfold without end.
 */
export function readXml(xml: string, name: string, refuse: Refuse): XmlPart {
  const prefixes = new Prefixes(NEEDS_IDS.test(name));
  const tree = new Tree((reason) => refuse(`is damaged: ${name} ${reason}`), prefixes);
  scanXml(xml, tree);
  return { root: tree.root, prefixes: tree.prefixes };
}

/** Parts are UTF-8 or UTF-16 (ECMA-376 Part 2, 6.3). */
export function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where its children begin in the list of nodes that have no parent yet. */
  readonly firstChild: number;
  /** The scope around it, if it has one of its own. */
  readonly outer: Scope | undefined;
}

/**
 * Makes the tree of a part. Children wait in one list until their parent ends, which then takes as many as it has: lists that
 * grow one by one would reserve room for more.
 */
class Tree implements XmlHandler {
  readonly #open: OpenElement[] = [];
  readonly #waiting: XmlNode[] = [];
  #waitingCount = 0;
  #scope: Scope;

  constructor(
    private readonly damaged: (reason: string) => never,
    readonly prefixes: Prefixes,
  ) {
    this.#scope = new Scope(this.prefixes, () => this.refuse('malformed'));
  }

  get root(): XmlElement {
    const [root] = this.#waiting;
    return root === undefined || typeof root === 'string' ? this.damaged('is empty') : root;
  }

  refuse(reason: 'malformed' | 'doctype'): never {
    return this.damaged(
      reason === 'doctype' ? 'declares a document type, which Word files never do' : 'is not well-formed XML',
    );
  }

  open(name: XmlName, attributes: XmlAttributes): void {
    if (this.#open.length >= MAX_DEPTH) this.damaged('is nested too deeply');
    const around = this.#scope;
    const scope = around.within(attributes);
    this.#scope = scope;
    this.#open.push({
      name: scope.element(name),
      attributes: attributes.count === 0 ? NO_ATTRIBUTES : ownAttributes(attributes, scope),
      firstChild: this.#waitingCount,
      outer: scope === around ? undefined : around,
    });
  }

  /**
   * Properties recur, since a document has few kinds of text. Those with the same XML share one element, and so the
   * results that are cached for it.
   */
  mayRecur(name: XmlName): boolean {
    // Nearly all files have this prefix; in others, properties are read each time.
    return name.text === 'w:rPr' || name.text === 'w:pPr';
  }

  repeat(source: string): boolean {
    const known = this.#scope.elements.get(source);
    if (known) this.#wait(known);
    return known !== undefined;
  }

  close(source?: string): void {
    const element = this.#open.pop();
    if (!element) return;
    const { name, attributes, firstChild, outer } = element;
    const end = this.#waitingCount;
    const children = end === firstChild ? NO_CHILDREN : this.#waiting.slice(firstChild, end);
    this.#waitingCount = firstChild;
    const made = { name, attributes, children };
    this.#wait(made);
    if (outer) this.#scope = outer;
    if (source !== undefined) this.#scope.elements.set(source, made);
  }

  text(text: string): void {
    // Space between elements is of the file's form, besides in those that hold text.
    if (text.trim() !== '' || HOLDS_TEXT.test(this.#open.at(-1)?.name ?? '')) this.#wait(text);
  }

  #wait(node: XmlNode): void {
    this.#waiting[this.#waitingCount] = node;
    this.#waitingCount += 1;
  }
}

function ownAttributes({ count, names, values }: XmlAttributes, scope: Scope): Record<string, string> {
  const own: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const attribute = scope.attribute(names[index] as XmlName);
    const value = values[index];
    if (attribute === undefined || value === undefined) continue;
    own[attribute.name] = attribute.listsPrefixes ? scope.renamed(value) : value;
  }
  return own;
}

/** The name of an attribute with our prefix, whatever its prefix in the file. */
interface OwnAttribute {
  readonly name: string;
  readonly listsPrefixes: boolean;
}

/** Which namespaces the prefixes of a file stand for in an element, and the names that follow from it, each worked out once. */
class Scope {
  /** The elements in this scope, by their text. */
  readonly elements = new Map<string, XmlElement>();
  /** By the id of the name in the file. */
  readonly #elements: (string | undefined)[] = [];
  /** Null for those of no use. */
  readonly #attributes: (OwnAttribute | null | undefined)[] = [];
  /** Drawings declare the same namespaces again and again. */
  readonly #within = new Map<string, Scope>();

  constructor(
    private readonly prefixes: Prefixes,
    private readonly illFormed: () => never,
    private readonly uris: ReadonlyMap<string, string> = new Map([
      ['', ''],
      ['xml', 'http://www.w3.org/XML/1998/namespace'],
    ]),
  ) {}

  /** The scope of an element with some attributes: this one, if it declares no namespace. */
  within({ count, names, values }: XmlAttributes): Scope {
    let declared: Map<string, string> | undefined;
    for (let index = 0; index < count; index++) {
      const prefix = names[index]?.declares;
      if (prefix === undefined) continue;
      declared ??= new Map();
      declared.set(prefix, values[index] ?? '');
    }
    if (!declared) return this;
    const key = JSON.stringify([...declared]);
    const known = this.#within.get(key);
    if (known) return known;
    if (this.uris.size + declared.size > MAX_PREFIXES) this.illFormed();
    const scope = new Scope(this.prefixes, this.illFormed, new Map([...this.uris, ...declared]));
    this.#within.set(key, scope);
    return scope;
  }

  element({ id, text }: XmlName): string {
    const known = this.#elements[id];
    if (known !== undefined) return known;
    const own = this.#named(text, this.uris.get('') ?? '');
    this.#elements[id] = own;
    return own;
  }

  attribute({ id, text, declares }: XmlName): OwnAttribute | undefined {
    const known = this.#attributes[id];
    if (known !== undefined) return known ?? undefined;
    const name = declares === undefined ? this.#named(text, '') : undefined;
    const isNeeded =
      name !== undefined && (!NEEDLESS.test(name) || (this.prefixes.keepsIds && name === 'w14:paraId'));
    const own = !isNeeded ? null : { name, listsPrefixes: LISTS_PREFIXES.has(name) };
    this.#attributes[id] = own;
    return own ?? undefined;
  }

  /** A list of prefixes with those that we use for their namespaces. */
  renamed(list: string): string {
    const names = list.split(/\s+/).flatMap((prefix) => {
      const uri = this.uris.get(prefix);
      // An empty list has no prefix, and names without one may be in no namespace.
      return uri === undefined || uri === '' ? [] : [this.prefixes.of(uri)];
    });
    return names.join(' ');
  }

  /** A name with the prefix that we use for its namespace. */
  #named(name: string, uriWithoutPrefix: string): string {
    const colon = name.indexOf(':');
    const uri = colon < 0 ? uriWithoutPrefix : this.uris.get(name.slice(0, colon));
    const local = name.slice(colon + 1);
    if (uri === undefined || local === '' || local.includes(':')) return this.illFormed();
    const own = uri === '' ? local : `${this.prefixes.of(uri)}:${local}`;
    this.prefixes.names.add(own);
    return own;
  }
}
