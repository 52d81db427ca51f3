import type { DomElement } from '../dom/element.js';

/** The part of the library that is used here. Its own types need those of a browser. */

export interface DomDocument {
  readonly body: DomElement;
  readonly documentElement: DomElement | null;
  createElement(name: string): DomElement;
  getElementById(id: string): DomElement | null;
}

export interface DomWindow {
  readonly document: DomDocument;
  readonly Element: { readonly prototype: object };
  readonly SVGElement: { readonly prototype: object };
  readonly HTMLCanvasElement: { readonly prototype: object };
  readonly DOMParser: new () => { parseFromString(text: string, type: 'image/svg+xml'): DomDocument };
}

export function parseHTML(html: string): DomWindow;
