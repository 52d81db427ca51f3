import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';

export function all(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

export function valOf(element: XmlElement | undefined): string | undefined {
  return element?.attributes.val;
}

/** What a reference remembers of its cells: texts by their places, and the code of their format. */
export interface Cache {
  readonly count: number;
  readonly points: ReadonlyMap<number, string>;
  readonly code: string;
  readonly isText: boolean;
}

/** The most rows that are read. */
export const MAX_POINTS = 10_000;

/** The code of a number without a format. */
export const GENERAL = 'General';

/** What the first reference of an element remembers (ECMA-376 Part 1, 21.2.2.201, 21.2.2.123). */
export function cacheIn(element: XmlElement | undefined): Cache | undefined {
  const [reference] = elementsOf(element);
  if (!reference) return undefined;
  const isText = !/^c:num/.test(reference.name);
  const cache = /(?:Lit)$/.test(reference.name)
    ? reference
    : elementsOf(reference).find(({ name }) => /^c:(?:str|num|multiLvlStr)Cache$/.test(name));
  // Of categories with several levels, the first is the one of the values.
  const level = cache && (childOf(cache, 'c:lvl') ?? cache);
  const points = new Map(
    all(level, 'c:pt').map((point) => [Number(point.attributes.idx), textOf(childOf(point, 'c:v') ?? '')]),
  );
  const count = Math.min(Number(valOf(childOf(cache, 'c:ptCount')) ?? 0), MAX_POINTS);
  const code = childOf(cache, 'c:formatCode');
  return { count, points, code: code ? textOf(code) : GENERAL, isText };
}
