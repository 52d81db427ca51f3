import type { Element, Node } from './xml';

const isElement = (node: Node): node is Element => node.nodeType === 1;

export function* children(parent: Element): Generator<Element> {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) if (isElement(node)) yield node;
}

export function childrenNamed(parent: Element, name: string): Element[] {
  return [...children(parent)].filter((child) => child.nodeName === name);
}

export function childNamed(parent: Element, name: string): Element | undefined {
  return childrenNamed(parent, name)[0];
}

/** `root` and all elements below it, in document order; only those called `name`, if given. */
export function* elements(root: Element | undefined, ...names: readonly string[]): Generator<Element> {
  if (root === undefined) return;
  let node: Node | null = root;
  while (node !== null) {
    if (isElement(node) && (names.length === 0 || names.includes(node.nodeName))) yield node;
    node = node.firstChild ?? following(node, root);
  }
}

function following(node: Node, root: Element): Node | null {
  for (let at: Node | null = node; at !== null && at !== root; at = at.parentNode)
    if (at.nextSibling !== null) return at.nextSibling;
  return null;
}

export function parentOf(element: Element): Element | undefined {
  const parent = element.parentNode;
  return parent !== null && isElement(parent) ? parent : undefined;
}

export function ancestorNamed(element: Element, ...names: readonly string[]): Element | undefined {
  let at = parentOf(element);
  while (at !== undefined && !names.includes(at.nodeName)) at = parentOf(at);
  return at;
}

/** The path of an element, in the validator's notation: `/w:document[1]/w:body[1]/w:p[3]`. */
export function pathOf(element: Element): string {
  const parent = parentOf(element);
  if (parent === undefined) return `/${element.nodeName}[1]`;
  const position = childrenNamed(parent, element.nodeName).indexOf(element) + 1;
  return `${pathOf(parent)}/${element.nodeName}[${position}]`;
}
