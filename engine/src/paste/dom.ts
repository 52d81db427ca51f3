import { type AnyNode, type ChildNode, Element, Text } from 'domhandler';
import { spliceAll } from '../text/long-arrays.js';

/*
 * The few DOM operations that the passes need. Clipboard trees may be malformed in any way, but they are no deeper than
 * `parse-clipboard.ts` allows, so recursion is safe.
 */

export function isElement(node: AnyNode | null | undefined): node is Element {
  return node?.type === 'tag' || node?.type === 'script' || node?.type === 'style';
}

export function isBlankText(node: AnyNode): boolean {
  return (node.type === 'text' && node.data.trim() === '') || node.type === 'comment';
}

/** All elements of a tree in document order, as they were before any changes made during the walk. */
export function elementsIn(root: Element): Element[] {
  const found: Element[] = [];
  const collect = (parent: Element): void => {
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(root);
  return found;
}

/** Whether an element is still in the tree, or has been replaced meanwhile. */
export function isWithin(node: AnyNode, root: Element): boolean {
  let parent: AnyNode | null = node;
  while (parent && parent !== root) parent = parent.parent;
  return parent === root;
}

export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly ChildNode[] = [],
): Element {
  const made = new Element(name, { ...attributes });
  append(made, children);
  return made;
}

export function textNode(data: string): Text {
  return new Text(data);
}

export function append(parent: Element, nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    remove(node);
    const last = parent.children.at(-1) ?? null;
    node.parent = parent;
    node.prev = last;
    node.next = null;
    if (last) last.next = node;
    parent.children.push(node);
  }
}

export function remove(node: ChildNode): void {
  replace(node, []);
}

/** Replaces a node with others, which may be its own children. */
export function replace(node: ChildNode, nodes: readonly ChildNode[]): void {
  const { parent } = node;
  for (const each of nodes) if (each !== node && each.parent) detach(each);
  if (!parent) return;
  const index = parent.children.indexOf(node);
  if (index < 0) return;
  spliceAll(parent.children, index, 1, nodes);
  node.parent = null;
  for (const each of nodes) each.parent = parent;
  link(parent.children, index, nodes.length);
}

function detach(node: ChildNode): void {
  const siblings = node.parent?.children;
  if (!siblings) return;
  const index = siblings.indexOf(node);
  siblings.splice(index, 1);
  node.parent = null;
  link(siblings, index, 0);
}

/** Links nodes that are new among siblings, from an index on, with each other and with those around them. */
function link(siblings: readonly ChildNode[], from: number, count: number): void {
  for (let index = Math.max(from - 1, 0); index <= from + count; index++) {
    const node = siblings[index];
    if (!node) continue;
    node.prev = siblings[index - 1] ?? null;
    node.next = siblings[index + 1] ?? null;
  }
}

export function unwrap(node: Element): void {
  replace(node, [...node.children]);
}

/** Wraps the content of an element in another element. */
export function wrapContent(node: Element, name: string): void {
  const inner = element(name, {}, [...node.children]);
  append(node, [inner]);
}

export function rename(node: Element, name: string): void {
  node.name = name;
}

export function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The declarations of a `style` attribute, by their names in lower case. */
export function styleOf({ attribs }: Element): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of (attribs.style ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    found.set(
      declaration.slice(0, colon).trim().toLowerCase(),
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return found;
}

/** The nearest ancestor of a node that passes a test. */
export function closest(node: AnyNode, test: (parent: Element) => boolean): Element | undefined {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (isElement(parent) && test(parent)) return parent;
  return undefined;
}
