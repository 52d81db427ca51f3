import { advance, type Face, faceOf } from '../../../engine/src/metrics/fonts.js';
import { shaped } from '../../../engine/src/metrics/shaping.js';
import type { DomElement } from './element.js';
import type { Rules, TextProperty } from './rules.js';

/** Drawings are measured and written in it: Word, browsers and LibreOffice have it, or one of its widths. */
export const FONT = 'Arial';
const MONOSPACED = 'Courier New';
const DEFAULT_SIZE = 16;
/** The height of an x of Arial, in em. */
const X_HEIGHT = 0.519;

/** How text is set at some place in a drawing. */
export class TextStyle {
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** In units of the drawing. */
  size(element: DomElement): number {
    const factors: number[] = [];
    for (let each: DomElement | null = element; each?.getAttribute; each = each.parentNode) {
      const size = this.#rules.own(each, 'font-size');
      const [, digits = '', unit = ''] = /^([\d.]+)\s*([a-z%]*)/i.exec(size ?? '') ?? [];
      const value = Number.parseFloat(digits);
      if (!Number.isFinite(value)) continue;
      if (unit === 'em') factors.push(value);
      else if (unit === 'ex') factors.push(value * X_HEIGHT);
      else if (unit === '%') factors.push(value / 100);
      else return scaled(value * (UNITS[unit] ?? 1), factors);
    }
    return scaled(DEFAULT_SIZE, factors);
  }

  face(element: DomElement): Face {
    const weight = this.inherited(element, 'font-weight');
    const isBold = weight !== undefined && (/^bold/.test(weight) || Number(weight) >= 600);
    const family = this.inherited(element, 'font-family') ?? '';
    return faceOf(/mono|courier/i.test(family) ? MONOSPACED : FONT, isBold, false);
  }

  inherited(element: DomElement, property: TextProperty): string | undefined {
    for (let each: DomElement | null = element; each?.getAttribute; each = each.parentNode) {
      const value = this.#rules.own(each, property);
      if (value !== undefined && value !== 'inherit') return value;
    }
    return undefined;
  }

  own(element: DomElement, property: TextProperty): string | undefined {
    return this.#rules.own(element, property);
  }
}

const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 96 / 72, rem: DEFAULT_SIZE };

function scaled(size: number, factors: readonly number[]): number {
  return factors.reduce((product, factor) => product * factor, size);
}

/** The width of text in em. */
export function widthInEm(text: string, face: Face): number {
  const letters = shaped(text);
  let width = 0;
  for (let index = 0; index < letters.length; index++)
    width += advance(face, Math.max(letters.charCodeAt(index), 0x20));
  return width;
}
