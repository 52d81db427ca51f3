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
  const count = Math.min(Number(valOf(childOf(cache, 'c:ptCount')) ?? 0), MAX_POINTS);
  const levels = all(cache, 'c:lvl');
  const points = levels.length > 0 ? joinedLevels(levels, count) : pointsIn(cache);
  const code = childOf(cache, 'c:formatCode');
  return { count, points, code: code ? textOf(code) : GENERAL, isText };
}

function pointsIn(element: XmlElement | undefined): Map<number, string> {
  return new Map(
    all(element, 'c:pt').map((point) => [Number(point.attributes.idx), textOf(childOf(point, 'c:v') ?? '')]),
  );
}

/** Categories with several levels, of which the innermost comes first: “2025 Q1”. Of an outer one, only the first place of each group is given. */
function joinedLevels(levels: readonly XmlElement[], count: number): ReadonlyMap<number, string> {
  const joined = new Map<number, string>();
  for (const [depth, level] of levels.entries()) {
    const own = pointsIn(level);
    let last = '';
    for (let index = 0; index < count; index++) {
      last = own.get(index) ?? (depth === 0 ? '' : last);
      const text = [last, joined.get(index) ?? ''].filter((each) => each !== '').join(' ');
      if (text !== '') joined.set(index, text);
    }
  }
  return joined;
}
