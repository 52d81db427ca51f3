import { type XmlName, XmlNames } from './xml-names.js';

/** The attributes of a tag, which the next tag overwrites. */
export interface XmlAttributes {
  readonly count: number;
  readonly names: readonly XmlName[];
  readonly values: readonly string[];
}

/** Receives the content of a document, in order. */
export interface XmlHandler {
  open(name: XmlName, attributes: XmlAttributes): void;
  /** `source` is the text of the whole element, if `mayRecur` is true for its name. */
  close(source?: string): void;
  /** Whether many elements of this name are likely to have the same text. */
  mayRecur?(name: XmlName): boolean;
  /** Takes an element from an earlier one with the same text, if it can; the element is then not read again. */
  repeat?(source: string): boolean;
  text(text: string): void;
  /** Ends the scan: the document is not well-formed, or has a document type, which is refused because it may define entities. */
  refuse(reason: 'malformed' | 'doctype'): never;
}

const [TAB, NEWLINE, SPACE] = [0x09, 0x0a, 0x20];
const [BANG, AMPERSAND, SLASH, LESS, EQUALS, GREATER, QUESTION] = [0x21, 0x26, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f];
const [DOUBLE_QUOTE, SINGLE_QUOTE] = [0x22, 0x27];

/** Characters that XML 1.0 does not allow (section 2.2); decoders give no lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const ILLEGAL = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** The XML declaration (section 2.8). */
const DECLARATION =
  /<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>/y;
/** Longer elements rarely recur. In UTF-16 code units. */
const MAX_RECURRING = 500;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Reads a document as XML 1.0, strictly: the first error in well-formedness ends it, and nothing is repaired or guessed.
 * Namespaces are left to the handler. Each character is examined once or twice, so the time is linear in the length of the text.
 */
export function scanXml(document: string, handler: XmlHandler): void {
  if (ILLEGAL.test(document)) handler.refuse('malformed');
  // Line ends are normalized to line feeds first (section 2.11).
  new Scanner(document.includes('\r') ? document.replace(/\r\n?/g, '\n') : document, handler).scan();
}

class Scanner {
  readonly #names: XmlNames;
  readonly #open: XmlName[] = [];
  /** Elements that may recur: how many are open around each, and its source, if it ends with its first end tag. */
  readonly #recurring: { readonly depth: number; readonly source: string; readonly end: number }[] = [];
  readonly #attributes: { count: number; readonly names: XmlName[]; readonly values: string[] } = {
    count: 0,
    names: [],
    values: [],
  };
  /** The next end tag of each name that may recur, by the name's id, so that each is searched for only once. */
  readonly #nextClose: number[] = [];
  /** The last tag with an attribute of each name, by the name's id, so that an attribute given twice is found. */
  readonly #tagWith: number[] = [];
  #tag = 0;

  constructor(
    private readonly document: string,
    private readonly handler: XmlHandler,
  ) {
    this.#names = new XmlNames(document);
  }

  scan(): void {
    const { document } = this;
    DECLARATION.lastIndex = 0;
    let at = DECLARATION.test(document) ? DECLARATION.lastIndex : 0;
    for (;;) {
      if (document.charCodeAt(at) !== LESS) {
        const less = document.indexOf('<', at);
        this.#text(at, less < 0 ? document.length : less);
        if (less < 0) break;
        at = less;
      }
      const code = document.charCodeAt(at + 1);
      if (code === SLASH) at = this.#closingTag(at + 2);
      else if (code === BANG) at = this.#declared(at + 2);
      else if (code === QUESTION) at = this.#instruction(at + 2);
      else at = this.#openingTag(at + 1);
    }
    if (this.#open.length > 0 || this.#tag === 0) this.#malformed();
  }

  #malformed(): never {
    return this.handler.refuse('malformed');
  }

  /** Returns where the tag ends, as the following do. */
  #openingTag(start: number): number {
    const { document, handler } = this;
    if (this.#open.length === 0 && this.#tag > 0) this.#malformed();
    const name = this.#names.at(start) ?? this.#malformed();
    if (handler.mayRecur?.(name)) {
      const repeated = this.#repeated(name, start - 1);
      if (repeated > 0) return repeated;
    }
    this.#tag += 1;
    this.#attributes.count = 0;
    for (let end = start + name.text.length; ; ) {
      const at = this.#spaceFrom(end);
      const code = document.charCodeAt(at);
      if (code === GREATER) {
        this.#open.push(name);
        handler.open(name, this.#attributes);
        return at + 1;
      }
      if (code === SLASH) {
        if (document.charCodeAt(at + 1) !== GREATER) this.#malformed();
        handler.open(name, this.#attributes);
        if (this.#recurring.at(-1)?.depth === this.#open.length) this.#recurring.pop();
        handler.close();
        return at + 2;
      }
      if (at === end) this.#malformed();
      end = this.#attribute(at);
    }
  }

  #attribute(start: number): number {
    const { document } = this;
    const name = this.#names.at(start) ?? this.#malformed();
    let at = this.#spaceFrom(this.#names.end);
    if (document.charCodeAt(at) !== EQUALS) this.#malformed();
    at = this.#spaceFrom(at + 1);
    const quote = document.charCodeAt(at);
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) this.#malformed();
    const begin = at + 1;
    let isPlain = true;
    for (at = begin; ; at++) {
      const code = document.charCodeAt(at);
      if (code === quote) break;
      // Past the end, codes are not numbers.
      if (code === LESS || Number.isNaN(code)) this.#malformed();
      if (code === AMPERSAND || code < SPACE) isPlain = false;
    }
    if (this.#tagWith[name.id] === this.#tag) this.#malformed();
    this.#tagWith[name.id] = this.#tag;
    const value = document.slice(begin, at);
    const { count, names, values } = this.#attributes;
    names[count] = name;
    // All white space in a value becomes spaces, except what references stand for (section 3.3.3).
    values[count] = isPlain ? value : this.#withoutReferences(value.replace(/[\t\n]/g, ' '));
    this.#attributes.count = count + 1;
    return at + 1;
  }

  #closingTag(start: number): number {
    const { document } = this;
    const name = this.#open.pop() ?? this.#malformed();
    if (!document.startsWith(name.text, start)) this.#malformed();
    const at = this.#spaceFrom(start + name.text.length);
    if (document.charCodeAt(at) !== GREATER) this.#malformed();
    const last = this.#recurring.at(-1);
    if (last?.depth === this.#open.length) {
      this.#recurring.pop();
      this.handler.close(last.end === at + 1 ? last.source : undefined);
    } else this.handler.close();
    return at + 1;
  }

  /** Where an element with the text of an earlier one ends; 0 if it has to be read. */
  #repeated(name: XmlName, start: number): number {
    const close = `</${name.text}>`;
    let next = this.#nextClose[name.id] ?? 0;
    if (next < start) {
      const found = this.document.indexOf(close, start);
      next = found < 0 ? Number.POSITIVE_INFINITY : found;
      this.#nextClose[name.id] = next;
    }
    const end = next + close.length;
    if (end - start > MAX_RECURRING) return 0;
    const source = this.document.slice(start, end);
    if (this.handler.repeat?.(source)) return end;
    this.#recurring.push({ depth: this.#open.length, source, end });
    return 0;
  }

  #text(start: number, end: number): void {
    const text = this.document.slice(start, end);
    if (this.#open.length === 0) {
      if (/[^ \t\n]/.test(text)) this.#malformed();
      return;
    }
    if (text.includes(']]>')) this.#malformed();
    if (text !== '') this.handler.text(text.includes('&') ? this.#withoutReferences(text) : text);
  }

  /** A comment, a CDATA section, or a document type. */
  #declared(start: number): number {
    const { document } = this;
    if (document.startsWith('--', start)) {
      const end = document.indexOf('--', start + 2);
      if (end < 0 || document.charCodeAt(end + 2) !== GREATER) this.#malformed();
      return end + 3;
    }
    if (document.startsWith('[CDATA[', start) && this.#open.length > 0) {
      const end = document.indexOf(']]>', start + 7);
      if (end < 0) this.#malformed();
      if (end > start + 7) this.handler.text(document.slice(start + 7, end));
      return end + 3;
    }
    return document.startsWith('DOCTYPE', start) ? this.handler.refuse('doctype') : this.#malformed();
  }

  /** A processing instruction, which is skipped. */
  #instruction(start: number): number {
    const { document } = this;
    const name = this.#names.at(start) ?? this.#malformed();
    const end = document.indexOf('?>', this.#names.end);
    const isApart = end === this.#names.end || this.#spaceFrom(this.#names.end) > this.#names.end;
    if (end < 0 || !isApart || /^xml$/i.test(name.text)) this.#malformed();
    return end + 2;
  }

  /** The first position from this one on that is not white space. */
  #spaceFrom(start: number): number {
    let at = start;
    for (;;) {
      const code = this.document.charCodeAt(at);
      if (code !== SPACE && code !== NEWLINE && code !== TAB) return at;
      at += 1;
    }
  }

  /** Without a document type, there are no entities but these five and the numbers of characters (section 4.1). */
  #withoutReferences(text: string): string {
    return text.replace(/&(?:([^&;]*);)?/g, (_all, name: string | undefined) =>
      name === undefined ? this.#malformed() : (ENTITIES.get(name) ?? this.#character(name)),
    );
  }

  #character(reference: string): string {
    const [, decimal, hexadecimal] = /^#(?:(\d+)|x([\da-fA-F]+))$/.exec(reference) ?? [];
    const code =
      decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
    // This is also true if it is not a number at all.
    if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) this.#malformed();
    const character = String.fromCodePoint(code);
    return ILLEGAL.test(character) ? this.#malformed() : character;
  }
}
