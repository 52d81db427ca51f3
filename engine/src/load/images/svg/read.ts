import { Parser } from 'htmlparser2';
import { cleanAttributes } from './attributes.js';
import type { SvgElement } from './element.js';
import { Namespaces } from './namespaces.js';
import { isDrawing, type Removal, removalOf } from './vocabulary.js';

/** The maximum nesting of elements. No drawing is nested deeper, and the parser would take too long. */
const MAX_DEPTH = 500;

/** The maximum number of elements in a drawing. */
const MAX_ELEMENTS = 200_000;

/** The parts of an SVG that may be kept. */
interface ReadSvg {
  readonly root: SvgElement;
  /** What was removed and should be reported. */
  readonly removals: ReadonlySet<Removal>;
  /** Whether the file ends before its root does. */
  readonly isCut: boolean;
}

/**
 * Reads an SVG, keeping only what draws a still picture from the file itself: nothing that runs, no references to
 * other files, no document type with entities. `undefined` if nothing safe is left to draw.
 */
export function readSvg(source: string): ReadSvg | undefined {
  const reader = new Reader();
  const namespaces = new Namespaces();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const usual = namespaces.open(name, attributes);
        reader.open(usual.name, usual.attributes);
        if (reader.isTooMuch) parser.pause();
      },
      onclosetag: () => {
        namespaces.close();
        reader.close();
      },
      ontext: (text) => reader.text(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  const { isOpen: isCut } = reader;
  parser.end();
  const { root, removals } = reader;
  return root && !reader.isTooMuch ? { root, removals, isCut } : undefined;
}

class Reader {
  readonly removals = new Set<Removal>();
  root: SvgElement | undefined;
  #open: SvgElement | undefined;
  #depth = 0;
  #elements = 0;
  /** The depth inside a removed element; 0 outside. */
  #skipped = 0;

  /** Whether an element is open. */
  get isOpen(): boolean {
    return this.#open !== undefined || this.#skipped > 0;
  }

  get isTooMuch(): boolean {
    return this.#depth + this.#skipped > MAX_DEPTH || this.#elements > MAX_ELEMENTS;
  }

  open(name: string, source: Readonly<Record<string, string>>): void {
    if (this.#skipped > 0) {
      this.#skipped++;
      return;
    }
    if (this.#open) this.#open.elementCount++;
    if ((isDrawing(name) || name === 'a') && this.#canStand(name)) {
      this.#enter(name, source);
      return;
    }
    const removal = removalOf(name);
    if (removal) this.removals.add(removal);
    this.#skipped++;
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    if (this.#open) this.#depth--;
    this.#open = this.#open?.parent;
  }

  text(text: string): void {
    if (this.#skipped > 0 || !this.#open) return;
    const { children } = this.#open;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  /** A single root that contains everything else. */
  #canStand(name: string): boolean {
    return this.root === undefined ? name === 'svg' : this.#open !== undefined;
  }

  #enter(name: string, source: Readonly<Record<string, string>>): void {
    const parent = this.#open;
    const kept = cleanAttributes(name, source, (what) => this.removals.add(what));
    const element: SvgElement = {
      name,
      source,
      attributes: new Map(kept),
      children: [],
      parent,
      index: parent?.elementCount ?? 1,
      elementCount: 0,
    };
    this.root ??= element;
    parent?.children.push(element);
    this.#open = element;
    this.#depth++;
    this.#elements++;
  }
}
