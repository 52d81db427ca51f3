import { dataUriBytes } from '../../data-uri.js';
import { readPixels } from '../../read-pixels.js';
import type { SvgElement } from '../element.js';

/** How many pixels the picture in an `image` element has. */
export function imagePixels({ attributes }: SvgElement): number {
  const bytes = dataUriBytes(attributes.get('href') ?? attributes.get('xlink:href') ?? '');
  const size = bytes && readPixels(bytes)?.size;
  return size ? size.width * size.height : 0;
}

/** Computes something once per element. */
export class Memo<Value> {
  readonly #known = new Map<SvgElement, Value>();
  readonly #make: (element: SvgElement) => Value;

  constructor(make: (element: SvgElement) => Value) {
    this.#make = make;
  }

  of(element: SvgElement): Value {
    const known = this.#known.get(element);
    if (known !== undefined || this.#known.has(element)) return known as Value;
    const made = this.#make(element);
    this.#known.set(element, made);
    return made;
  }
}
