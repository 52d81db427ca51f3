import { escapeAttribute, escapeText } from './escape.js';

/** An element as plain data. Names have the prefixes that Office uses, whichever ones the file uses. */
export interface XmlElement {
  readonly name: string;
  /** By name, in the order of the file. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

export function elementsOf(element: XmlElement | undefined): readonly XmlElement[] {
  if (!element) return [];
  const { children } = element;
  // Most elements hold either elements or text, and documents have many of them.
  for (const child of children) if (!isElement(child)) return children.filter(isElement);
  return children as readonly XmlElement[];
}

/** The first child with a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (element)
    for (const child of element.children) if (isElement(child) && child.name === name) return child;
  return undefined;
}

/** The value of `w:val` of the first child with a name. */
export function valOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes['w:val'];
}

/** Whether a toggle such as `w:b` is on; undefined if it is not present (ECMA-376 Part 1, 17.17.4). */
export function switchOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = childOf(element, name);
  return found && !/^(?:0|false|off|none)$/i.test(found.attributes['w:val'] ?? '1');
}

/** All text below an element. */
export function textOf(node: XmlNode): string {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) text += textOf(child);
  return text;
}

/** Whether an element or one of its descendants meets a condition. */
export function someElement(element: XmlElement, fulfils: (element: XmlElement) => boolean): boolean {
  if (fulfils(element)) return true;
  for (const child of element.children) if (isElement(child) && someElement(child, fulfils)) return true;
  return false;
}

/** An element with the children that a function gives for each. */
export function withChildren(
  element: XmlElement,
  change: (child: XmlNode) => readonly XmlNode[],
): XmlElement {
  const children: XmlNode[] = [];
  for (const child of element.children) for (const changed of change(child)) children.push(changed);
  return { name: element.name, attributes: element.attributes, children };
}

/** An element with a child in the place of the one of its name, or else before the first of those that come `later`. */
export function withChild(
  element: XmlElement,
  child: XmlElement,
  isLater: (name: string) => boolean,
): XmlElement {
  const others = element.children.filter((each) => !isElement(each) || each.name !== child.name);
  const found = others.findIndex((each) => isElement(each) && isLater(each.name));
  const at = found === -1 ? others.length : found;
  return { ...element, children: [...others.slice(0, at), child, ...others.slice(at)] };
}

/** The value with which an attribute is written; undefined to leave it out. */
export type AttributeWriter = (element: XmlElement, attribute: string, value: string) => string | undefined;

const AS_IT_IS: AttributeWriter = (_element, _attribute, value) => value;

export function serialize(node: XmlNode, write: AttributeWriter = AS_IT_IS): string {
  if (typeof node === 'string') return escapeText(node);
  const { name, children } = node;
  const tag = `${name}${attributesOf(node, write)}`;
  if (children.length === 0) return `<${tag}/>`;
  let content = '';
  for (const child of children) content += serialize(child, write);
  return `<${tag}>${content}</${name}>`;
}

function attributesOf(element: XmlElement, write: AttributeWriter): string {
  let xml = '';
  const { attributes } = element;
  for (const name in attributes) {
    const written = write(element, name, attributes[name] ?? '');
    if (written !== undefined) xml += ` ${name}="${escapeAttribute(written)}"`;
  }
  return xml;
}
