import { type DomWindow, parseHTML } from 'linkedom/worker';
import { readColor } from '../../../engine/src/color/color.js';
import { faceOf } from '../../../engine/src/metrics/fonts.js';
import { boxInDrawing, boxOf } from './boxes.js';
import type { DomElement } from './element.js';
import type { Box } from './matrix.js';
import { lengthOf, pathPoints, pointAlong } from './path.js';
import { Rules, type TextProperty } from './rules.js';
import { StyleSheet } from './style-sheet.js';
import { textLength } from './text-box.js';
import { FONT, TextStyle, widthInEm } from './text-style.js';

/** The width that diagrams have which fill what is around them, such as Gantt charts. In units of a drawing. */
export const WIDTH = 720;

let installed: DomWindow | undefined;
let isDrawing = false;

/**
 * Gives the library the document that it draws in, as the globals that it looks for: elements without a browser, with the
 * measures that a browser would give. A program that calls this has no other document.
 */
export function installDocument(): DomWindow {
  installed ??= makeDocument();
  return installed;
}

/**
 * Once the work is done, callbacks for the next frame are never called: a library that Mermaid uses keeps requesting
 * frames.
 */
export async function withFrames<Result>(work: () => Promise<Result>): Promise<Result> {
  isDrawing = true;
  try {
    return await work();
  } finally {
    isDrawing = false;
  }
}

function makeDocument(): DomWindow {
  const window = parseHTML('<!doctype html><html><head></head><body></body></html>');
  const { document } = window;
  const measured: Record<string, PropertyDescriptor> = {
    getBBox: { value: byElement((element, style) => boxOf(element, style)) },
    getBoundingClientRect: { value: byElement((element, style) => edges(boxInDrawing(element, style))) },
    getComputedTextLength: { value: byElement(textLength) },
    getTotalLength: { value: byElement((path) => lengthOf(pointsOf(path))) },
    getPointAtLength: {
      value(this: DomElement, distance: number) {
        const [x, y] = pointAlong(pointsOf(this), distance);
        return { x, y };
      },
    },
    offsetWidth: { get: () => WIDTH },
    clientWidth: { get: () => WIDTH },
    clientHeight: { get: () => 0 },
  };
  // The library that reads HTML keeps one prototype for all its documents, so that a second document of the process gives
  // the measures again.
  defineAgain(window.Element.prototype, measured);
  // As in browsers, only elements of HTML have capitals: the library joins the pieces of a shape by their names.
  defineAgain(window.SVGElement.prototype, {
    tagName: {
      get(this: DomElement) {
        return this.localName;
      },
    },
  });
  defineAgain(window.HTMLCanvasElement.prototype, { getContext: { value: () => NO_CANVAS } });
  Object.assign(window, {
    getComputedStyle: (element: DomElement) => computedStyle(element),
    // Asked whether the first word after `box` in a sequence is a colour.
    CSS: { supports: (_: string, value: string) => readColor(value) !== undefined },
    requestAnimationFrame: (call: () => void) => {
      if (isDrawing) setTimeout(call, 0);
    },
  });
  Object.assign(globalThis, {
    window,
    document,
    CSSStyleSheet: StyleSheet,
    screen: { availWidth: WIDTH, availHeight: WIDTH },
  });
  return window;
}

function defineAgain(prototype: object, properties: Readonly<Record<string, PropertyDescriptor>>): void {
  for (const [name, descriptor] of Object.entries(properties)) {
    Object.defineProperty(prototype, name, { ...descriptor, configurable: true });
  }
}

function byElement<Result>(
  measure: (element: DomElement, style: TextStyle) => Result,
): (this: DomElement) => Result {
  return function measured() {
    return measure(this, styleAround(this));
  };
}

const styles = new WeakMap<DomElement, { readonly key: string; readonly style: TextStyle }>();

/** The styles of the drawing that an element belongs to. The library writes them before it measures anything. */
export function styleAround(element: DomElement): TextStyle {
  let root = element;
  while (root.parentNode?.getAttribute && root.localName !== 'body') root = root.parentNode;
  const sheets = [...root.querySelectorAll('style')].map((sheet) => sheet.textContent ?? '');
  const key = sheets.join('\n');
  const known = styles.get(root);
  if (known?.key === key) return known.style;
  const style = new TextStyle(new Rules(sheets));
  styles.set(root, { key, style });
  return style;
}

function computedStyle(element: DomElement): object {
  const style = styleAround(element);
  const value = (name: string): string => {
    if (name === 'font-size') return `${style.size(element)}px`;
    return style.inherited(element, name as TextProperty) ?? DEFAULTS[name] ?? '';
  };
  return { getPropertyValue: value, textAnchor: value('text-anchor'), fontSize: value('font-size') };
}

const DEFAULTS: Readonly<Record<string, string>> = { 'text-anchor': 'start', 'font-weight': '400' };

function pointsOf(path: DomElement): ReturnType<typeof pathPoints> {
  return pathPoints(path.getAttribute('d') ?? '');
}

function edges(box: Box): Box & Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>> {
  const { x, y, width, height } = box;
  return { ...box, left: x, top: y, right: x + width, bottom: y + height };
}

/** A canvas on which nothing is drawn: one of the libraries that Mermaid uses arranges nodes only where it could also draw them. */
const NO_CANVAS: object = new Proxy(
  {},
  {
    get: (_, name) => (name === 'measureText' ? measureText : () => undefined),
    set: () => true,
  },
);

const SIZE = 16;

function measureText(text: string): { readonly width: number } {
  return { width: widthInEm(text, faceOf(FONT, false, false)) * SIZE };
}
