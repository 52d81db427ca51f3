import type { DomElement } from './element.js';

/** The styles of a drawing that affect the size and place of its text. */
const READ = [
  'alignment-baseline',
  'dominant-baseline',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
export type TextProperty = (typeof READ)[number];

/** How what is drawn is painted. */
export const PAINTS = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'font-style',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-width',
  'text-decoration',
  'visibility',
] as const;
type PaintProperty = (typeof PAINTS)[number];

interface Rule {
  readonly selector: string;
  readonly weight: number;
  readonly values: ReadonlyMap<string, string>;
}

/** The rules of the style sheets in a document, as far as they are about text, or about some other properties. */
export class Rules<Property extends TextProperty | PaintProperty = TextProperty> {
  readonly #rules: readonly Rule[];

  constructor(
    sheets: readonly string[],
    read: readonly Property[] = READ as readonly string[] as readonly Property[],
  ) {
    this.#rules = sheets
      .flatMap((sheet) => rulesOf(sheet, read))
      .sort((one, other) => one.weight - other.weight);
  }

  /** The element's own styles, without inherited ones. */
  own(element: DomElement, property: Property): string | undefined {
    const inline = declared(element.getAttribute('style') ?? '', property);
    if (inline !== undefined) return inline;
    let found: string | undefined;
    for (const { selector, values } of this.#rules) {
      const value = values.get(property);
      if (value !== undefined && matches(element, selector)) found = value;
    }
    return found ?? (element.getAttribute(property) || undefined);
  }
}

function matches(element: DomElement, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // Of newer CSS than is known here.
    return false;
  }
}

function rulesOf(sheet: string, read: readonly string[]): Rule[] {
  const flat = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // Rules for the screen, and animations: a page is still, and light.
    .replace(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const values = new Map<string, string>();
    for (const property of read) {
      const value = declared(body, property);
      if (value !== undefined) values.set(property, value);
    }
    if (values.size === 0) return [];
    const base = body.includes('!important') ? IMPORTANT : 0;
    return selectors
      .split(',')
      .map((each) => each.trim())
      .filter((selector) => selector !== '')
      .map((selector) => ({ selector, weight: base + weightOf(selector), values }));
  });
}

const IMPORTANT = 1e6;

function weightOf(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[:]/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
}

function declared(body: string, property: string): string | undefined {
  let found: string | undefined;
  for (const declaration of body.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0 || declaration.slice(0, colon).trim().toLowerCase() !== property) continue;
    found = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
  }
  return found;
}
