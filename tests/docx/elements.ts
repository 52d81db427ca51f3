import { Element, type Node } from './xml';

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
export function elements(root: Element | undefined, ...names: readonly string[]): readonly Element[] {
  if (root === undefined) return [];
  const [only, ...others] = names;
  // Some forty rules search the whole of each part.
  if (root.parentNode === null) {
    const { all, byName } = keptElements(root);
    if (only === undefined) return all;
    return others.length === 0
      ? (byName.get(only) ?? [])
      : all.filter(({ nodeName }) => names.includes(nodeName));
  }
  const all = elementsBelow(root);
  return only === undefined ? all : all.filter(({ nodeName }) => names.includes(nodeName));
}

interface KeptElements {
  readonly moves: number;
  readonly all: readonly Element[];
  readonly byName: ReadonlyMap<string, readonly Element[]>;
}

const kept = new WeakMap<Element, KeptElements>();

/** The elements of a whole part, looked for again only after one has been moved. */
function keptElements(root: Element): KeptElements {
  const before = kept.get(root);
  if (before?.moves === Element.moves) return before;
  const all = elementsBelow(root);
  const found = { moves: Element.moves, all, byName: byNameOf(all) };
  kept.set(root, found);
  return found;
}

function byNameOf(all: readonly Element[]): ReadonlyMap<string, readonly Element[]> {
  const byName = new Map<string, Element[]>();
  for (const element of all) {
    const alike = byName.get(element.nodeName);
    if (alike) alike.push(element);
    else byName.set(element.nodeName, [element]);
  }
  return byName;
}

function elementsBelow(root: Element): Element[] {
  const found: Element[] = [];
  for (let node: Node | null = root; node !== null; node = node.firstChild ?? following(node, root))
    if (isElement(node)) found.push(node);
  return found;
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
