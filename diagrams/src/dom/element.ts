/** The part of a DOM element that is used here. */
export interface DomElement {
  /** 1 for an element, 3 for text. */
  readonly nodeType: number;
  readonly localName: string;
  readonly parentNode: DomElement | null;
  readonly childNodes: Iterable<DomElement>;
  readonly children: Iterable<DomElement>;
  textContent: string | null;
  innerHTML: string;
  readonly outerHTML: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  matches(selector: string): boolean;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
  remove(): void;
  appendChild(child: DomElement): void;
}

export const ELEMENT = 1;
export const TEXT = 3;

/** A number among the attributes; units other than those of the drawing are left out. */
export function numberOf(element: DomElement, name: string): number | undefined {
  const value = Number.parseFloat(element.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : undefined;
}
