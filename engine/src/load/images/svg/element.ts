/** An element of an SVG as it is read: what may stay of it, and what style rules look at. */
export interface SvgElement {
  readonly name: string;
  /** All its attributes as the file has them. */
  readonly source: Readonly<Record<string, string>>;
  /** The attributes that are written. */
  readonly attributes: Map<string, string>;
  children: (SvgElement | string)[];
  readonly parent: SvgElement | undefined;
  /** Its place among its parent's elements, counted from 1, those included that were left out. */
  readonly index: number;
  /** How many elements it has, those included that were left out. */
  elementCount: number;
}

/** The elements among a node's children. */
export function elementsOf({ children }: SvgElement): SvgElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The text in an element and below it. */
export function textOf(element: SvgElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** The id that an element's `href` names in the same file. */
export function hrefOf({ attributes }: SvgElement): string | undefined {
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  return href?.startsWith('#') ? href.slice(1) : undefined;
}

/** The element and all elements in it, in the file's order. */
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
