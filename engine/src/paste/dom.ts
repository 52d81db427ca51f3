import { type AnyNode, type ChildNode, Element, type ParentNode, Text } from 'domhandler';

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
    for (const child of childrenOf(parent)) {
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

/**
 * The first child of each node whose children have changed since they were last read: the siblings are linked at once, their array
 * is made again when it is asked for. Taking thousands of children out of an array one by one takes time in proportion to their square.
 */
const firstOfChanged = new WeakMap<ParentNode, ChildNode | null>();

/** The children of a node; no pass reads the property itself. */
export function childrenOf(parent: ParentNode): readonly ChildNode[] {
  const first = firstOfChanged.get(parent);
  if (first === undefined) return parent.children;
  firstOfChanged.delete(parent);
  const children: ChildNode[] = [];
  for (let child: ChildNode | null = first; child; child = child.next) children.push(child);
  parent.children = children;
  return children;
}

/**
 * Whether another child of a node's parent passes a test. The nearest ones come first, and the children are not made again for it: in a
 * long list that becomes empty item by item, the next one is found at once.
 */
export function hasSibling({ prev, next }: ChildNode, test: (sibling: ChildNode) => boolean): boolean {
  for (let [before, after] = [prev, next]; before || after; ) {
    if ((before && test(before)) || (after && test(after))) return true;
    [before, after] = [before?.prev ?? null, after?.next ?? null];
  }
  return false;
}

/** Makes the children of all elements of a tree again, for those who read the tree next. */
export function settleChildren(root: Element): void {
  for (const child of childrenOf(root)) if (isElement(child)) settleChildren(child);
}

export function append(parent: Element, nodes: readonly ChildNode[]): void {
  for (const node of nodes) remove(node);
  childrenOf(parent);
  for (const node of nodes) {
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
  for (const each of nodes) if (each !== node) detach(each);
  if (!parent) return;
  const { prev: before, next: after } = node;
  detach(node);
  let prev = before;
  for (const each of nodes) {
    each.parent = parent;
    link(parent, prev, each);
    prev = each;
  }
  link(parent, prev, after);
}

function detach(node: ChildNode): void {
  const { parent, prev, next } = node;
  if (parent) link(parent, prev, next);
  node.parent = null;
  node.prev = null;
  node.next = null;
}

/** Makes two nodes neighbours among the children of a parent; `null` is an end. */
function link(parent: ParentNode, prev: ChildNode | null, next: ChildNode | null): void {
  if (!firstOfChanged.has(parent)) firstOfChanged.set(parent, parent.children[0] ?? null);
  if (prev) prev.next = next;
  else firstOfChanged.set(parent, next);
  if (next) next.prev = prev;
}

export function unwrap(node: Element): void {
  replace(node, childrenOf(node));
}

/** Wraps the content of an element in another element. */
export function wrapContent(node: Element, name: string): void {
  const inner = element(name, {}, childrenOf(node));
  append(node, [inner]);
}

export function rename(node: Element, name: string): void {
  node.name = name;
}

export function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? childrenOf(node).map(textOf).join('') : '';
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
