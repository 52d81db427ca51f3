import { SaxesParser } from 'saxes';

/*
 * As much of the DOM as the tests need. Thousands of documents are parsed in a sixth of the time that a complete DOM takes.
 */

export type Node = Element | Text;

abstract class Place {
  parentNode: Element | null = null;
  nextSibling: Node | null = null;
}

export class Text extends Place {
  readonly nodeType = 3;
  readonly nodeName = '#text';
  readonly firstChild = null;

  constructor(readonly nodeValue: string) {
    super();
  }

  get textContent(): string {
    return this.nodeValue;
  }
}

export class Element extends Place {
  readonly nodeType = 1;
  readonly nodeValue = null;
  firstChild: Node | null = null;
  lastChild: Node | null = null;
  readonly #attributes: Record<string, string>;

  constructor(
    readonly nodeName: string,
    attributes: Record<string, string> = {},
  ) {
    super();
    this.#attributes = attributes;
  }

  get attributes(): { readonly name: string; readonly value: string }[] {
    return Object.entries(this.#attributes).map(([name, value]) => ({ name, value }));
  }

  get textContent(): string {
    let text = '';
    for (let node = this.firstChild; node !== null; node = node.nextSibling) text += node.textContent;
    return text;
  }

  /** Those below this one, in document order. */
  getElementsByTagName(name: string): Element[] {
    const found: Element[] = [];
    for (let node = this.firstChild; node !== null; node = node.nextSibling) {
      if (node.nodeType !== 1) continue;
      if (node.nodeName === name) found.push(node);
      found.push(...node.getElementsByTagName(name));
    }
    return found;
  }

  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes[name] !== undefined;
  }

  setAttribute(name: string, value: string): void {
    this.#attributes[name] = value;
  }

  /** How often a child of any element has changed its place, for lists of elements that are kept. */
  static moves = 0;

  appendChild(child: Node): void {
    this.insertBefore(child, null);
  }

  /** Adds a child while the text is being parsed. */
  addParsed(child: Node): void {
    if (this.lastChild === null) this.firstChild = child;
    else this.lastChild.nextSibling = child;
    this.lastChild = child;
    child.parentNode = this;
  }

  /** Takes the child from where it was. */
  insertBefore(child: Node, next: Node | null): void {
    Element.moves++;
    child.parentNode?.removeChild(child);
    const before = this.#before(next);
    if (before === null) this.firstChild = child;
    else before.nextSibling = child;
    if (next === null) this.lastChild = child;
    child.nextSibling = next;
    child.parentNode = this;
  }

  removeChild(child: Node): void {
    Element.moves++;
    const before = this.#before(child);
    if (before === null) this.firstChild = child.nextSibling;
    else before.nextSibling = child.nextSibling;
    if (this.lastChild === child) this.lastChild = before;
    child.parentNode = null;
    child.nextSibling = null;
  }

  #before(next: Node | null): Node | null {
    if (next === null) return this.lastChild;
    let before: Node | null = null;
    for (let node = this.firstChild; node !== next; node = node.nextSibling) {
      if (node === null) throw new Error(`<${this.nodeName}> has no such child`);
      before = node;
    }
    return before;
  }
}

/** Throws if the text is not well-formed. */
export function parseXml(text: string): Element {
  const parser = new SaxesParser();
  let root: Element | undefined;
  let open: Element | null = null;
  const add = (node: Node): void => open?.addParsed(node);
  parser.on('opentag', ({ name, attributes }) => {
    const element = new Element(name, attributes);
    add(element);
    root ??= element;
    open = element;
  });
  parser.on('closetag', () => {
    open = open?.parentNode ?? null;
  });
  parser.on('text', (value) => add(new Text(value)));
  parser.on('cdata', (value) => add(new Text(value)));
  parser.write(text).close();
  if (root === undefined) throw new Error('no root element');
  return root;
}

export function serializeXml(node: Node): string {
  if (node.nodeType === 3) return escapeXml(node.nodeValue);
  const attributes = node.attributes.map(({ name, value }) => ` ${name}="${escapeXml(value)}"`).join('');
  if (node.firstChild === null) return `<${node.nodeName}${attributes}/>`;
  let inside = '';
  for (let child: Node | null = node.firstChild; child !== null; child = child.nextSibling)
    inside += serializeXml(child);
  return `<${node.nodeName}${attributes}>${inside}</${node.nodeName}>`;
}

/** White space, too: as itself, a parser would take a tab in an attribute for a space. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
