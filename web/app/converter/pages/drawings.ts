import type { PageDrawing } from '@footmark/engine/pages';
import type { DrawnFile, DrawnPage } from '../../worker/protocol';
import { drawPage } from './draw/draw-page';

/** About the pages of ten views. */
const MAX_DRAWINGS = 96;
/** Pages in view, those around them, and some to return to. */
const MAX_ELEMENTS = 16;

/** The drawings of the pages, by their keys, most recently used last; and the pictures on them. */
export class Drawings {
  readonly #drawings = new Map<number, PageDrawing>();
  readonly #elements = new Map<number, HTMLElement>();
  readonly #addresses = new Map<number, string>();
  readonly #listeners = new Set<() => void>();

  add(drawn: readonly DrawnPage[], files: readonly DrawnFile[]): void {
    this.addPictures(
      files
        .filter(({ picture }) => !this.#addresses.has(picture))
        .map(({ picture, file }) => [picture, URL.createObjectURL(file)]),
    );
    for (const { key, drawing } of drawn) keepLast(this.#drawings, key, drawing, MAX_DRAWINGS);
    if (drawn.length > 0) for (const listener of [...this.#listeners]) listener();
  }

  addPictures(addresses: Iterable<readonly [picture: number, address: string]>): void {
    for (const [picture, address] of addresses) this.#addresses.set(picture, address);
  }

  /** Clears everything, since the keys of another session mean other pages. */
  clear(): void {
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    for (const map of [this.#addresses, this.#drawings, this.#elements]) map.clear();
  }

  get(key: number): PageDrawing | undefined {
    return this.#drawings.get(key);
  }

  keys(): number[] {
    return [...this.#drawings.keys()];
  }

  /** The page as an element that is not in the document yet. */
  element(key: number): HTMLElement | undefined {
    const kept = this.#elements.get(key);
    if (kept && !kept.isConnected) return kept;
    const drawing = this.#drawings.get(key);
    if (!drawing) return undefined;
    const element = this.draw(drawing);
    keepLast(this.#elements, key, element, MAX_ELEMENTS);
    return element;
  }

  draw(drawing: PageDrawing): HTMLElement {
    return drawPage(drawing, this.pictureAddress);
  }

  readonly pictureAddress = (picture: number): string | undefined => this.#addresses.get(picture);

  readonly read = (): Drawings => this;

  /** There are none on the prerendered page. */
  readonly prerendered = undefined;

  /** Subscribes to new drawings. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

function keepLast<Value>(map: Map<number, Value>, key: number, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}
