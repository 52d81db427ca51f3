import type { DiagramPaint } from '@footmark/engine';
import type { DomElement } from '../dom/element.js';
import { PAINTS, Rules } from '../dom/rules.js';

type Property = (typeof PAINTS)[number];

/** How the elements of a drawing are painted, by its style sheets. */
export class Paints {
  readonly #rules: Rules<Property>;
  /** Matching selectors takes long, and what is inherited is asked for at every element below. */
  readonly #own = new WeakMap<DomElement, Map<Property, string | undefined>>();

  constructor(root: DomElement) {
    const sheets = Array.from(root.querySelectorAll('style'), (sheet) => sheet.textContent ?? '');
    this.#rules = new Rules(sheets, PAINTS);
  }

  of(element: DomElement): DiagramPaint {
    const fill = this.#color(element, 'fill', 'black');
    const stroke = this.#color(element, 'stroke', 'none');
    const width = Number.parseFloat(this.#inherited(element, 'stroke-width') ?? '1');
    const isStroked = stroke !== undefined && width > 0;
    return {
      ...(fill !== undefined && { fill }),
      ...(isStroked && { stroke }),
      strokeWidth: isStroked ? width : 0,
      dash: dashOf(this.#inherited(element, 'stroke-dasharray') ?? ''),
    };
  }

  isItalic(element: DomElement): boolean {
    return /italic|oblique/.test(this.#inherited(element, 'font-style') ?? '');
  }

  isUnderlined(element: DomElement): boolean {
    return /underline/.test(this.#inherited(element, 'text-decoration') ?? '');
  }

  isHidden(element: DomElement): boolean {
    const isZero = (property: Property): boolean => Number(this.#ownOf(element, property) ?? 1) === 0;
    return (
      this.#ownOf(element, 'display') === 'none' ||
      this.#ownOf(element, 'visibility') === 'hidden' ||
      isZero('opacity')
    );
  }

  #color(element: DomElement, property: 'fill' | 'stroke', otherwise: string): string | undefined {
    const value = this.#inherited(element, property) ?? otherwise;
    const color = /^currentcolor$/i.test(value) ? (this.#inherited(element, 'color') ?? 'black') : value;
    return /^(?:none|transparent|url\()/i.test(color) ? undefined : color;
  }

  #ownOf(element: DomElement, property: Property): string | undefined {
    const known = this.#own.get(element) ?? new Map<Property, string | undefined>();
    this.#own.set(element, known);
    if (!known.has(property)) known.set(property, this.#rules.own(element, property));
    return known.get(property);
  }

  #inherited(element: DomElement, property: Property): string | undefined {
    for (let each: DomElement | null = element; each?.getAttribute; each = each.parentNode) {
      const value = this.#ownOf(each, property);
      if (value !== undefined && value !== 'inherit' && value !== 'undefined' && value !== '') return value;
    }
    return undefined;
  }
}

/** Dashes of up to this length are dots. */
const DOT = 2;

function dashOf(list: string): DiagramPaint['dash'] {
  const lengths = (list.match(/[\d.]+/g) ?? []).map(Number);
  const [first = 0, gap = first] = lengths;
  if (first === 0 || gap === 0) return 'solid';
  return first <= DOT ? 'dotted' : 'dashed';
}
