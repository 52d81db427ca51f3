/** An element of an SVG: what is kept of it, and what selectors look at. */
export interface SvgElement {
  readonly name: string;
  /** All its attributes as in the file. */
  readonly source: Readonly<Record<string, string>>;
  /** The attributes that are written. */
  readonly attributes: Map<string, string>;
  children: (SvgElement | string)[];
  readonly parent: SvgElement | undefined;
  /** Its index among its parent's elements, counted from 1, including removed ones. */
  readonly index: number;
  /** The number of its child elements, including removed ones. */
  elementCount: number;
}

/** The elements among a node's children. */
export function elementsOf({ children }: SvgElement): SvgElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The text content of an element. */
export function textOf(element: SvgElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** The id in the same file that an element's `href` refers to. */
export function hrefOf({ attributes }: SvgElement): string | undefined {
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  return href?.startsWith('#') ? href.slice(1) : undefined;
}

/** The element and all its descendants, in document order. */
export function* allElements(element: SvgElement): Generator<SvgElement> {
  const waiting: SvgElement[] = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child !== undefined && typeof child !== 'string') waiting.push(child);
    }
  }
}
