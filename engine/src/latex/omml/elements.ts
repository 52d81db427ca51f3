/** An element of Office Math, whichever parser it comes from. Names from HTML are in lower case. */
export interface MathElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MathElement | string)[];
}

/** The context of a part of an equation. */
export interface Place {
  /** Whether the equation is in a paragraph of its own. */
  readonly isDisplayed: boolean;
  /** In an array of equations, `&` marks where they are aligned. */
  readonly aligns: boolean;
}

export function withoutProperties(node: MathElement): MathElement {
  const inside = node.children.filter((each) => typeof each === 'string' || !/pr$/i.test(each.name));
  return { ...node, children: inside };
}

export function textOf(node: MathElement | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

export function localName({ name }: MathElement): string {
  return name.replace(/^m:/, '').toLowerCase();
}

export function child(node: MathElement, name: string): MathElement | undefined {
  return children(node, name)[0];
}

export function children(node: MathElement, name: string): MathElement[] {
  return node.children.filter((each): each is MathElement => typeof each !== 'string' && isMath(each, name));
}

function isMath(element: MathElement, name: string): boolean {
  return element.name.toLowerCase() === `m:${name.toLowerCase()}`;
}

export function property(node: MathElement, name: string): string | undefined {
  const properties = node.children.find(
    (each): each is MathElement => typeof each !== 'string' && localName(each) === `${localName(node)}pr`,
  );
  return properties && child(properties, name)?.attributes['m:val'];
}

/** A property that is one character (22.9.2.3); empty if it is none. */
export function character(node: MathElement, name: string): string | undefined {
  const value = property(node, name);
  return value && String.fromCodePoint(value.codePointAt(0) ?? 0);
}
