import type { Token } from 'markdown-it';

const NONE: readonly number[] = [];

/** The places of the tokens in a list by their types, and how many there were. */
interface Places {
  readonly length: number;
  readonly byType: ReadonlyMap<string, readonly number[]>;
}

const known = new WeakMap<readonly Token[], Places>();

/**
 * Where the tokens of a type are in the list of all. Many steps look for one type each: the list is gone through once for all of
 * them, until a step makes another list. No step may change the type of a token without that.
 */
export function placesOf(tokens: readonly Token[], type: string): readonly number[] {
  let places = known.get(tokens);
  if (places?.length !== tokens.length) {
    places = { length: tokens.length, byType: placesByType(tokens) };
    known.set(tokens, places);
  }
  return places.byType.get(type) ?? NONE;
}

function placesByType(tokens: readonly Token[]): ReadonlyMap<string, readonly number[]> {
  const byType = new Map<string, number[]>();
  for (let at = 0; at < tokens.length; at++) {
    const type = tokens[at]?.type ?? '';
    const places = byType.get(type);
    if (places) places.push(at);
    else byType.set(type, [at]);
  }
  return byType;
}

/** The tokens of a type in the list of all. */
export function tokensOf(tokens: readonly Token[], type: string): readonly Token[] {
  return placesOf(tokens, type).flatMap((at) => tokens[at] ?? []);
}
