import type { Grammar } from './library/library.js';

/**
 * Expressions of C#'s grammar that look for a method's name from each word on to the end of a text that is no code, in
 * the square of its length and more, each with how far it is let: eight words before the name, and type parameters of
 * a hundred characters.
 */
const BOUNDS = [
  ['\\s+)+', '\\s+){1,8}'],
  ['<[^=]+>', '<[^=]{1,100}>'],
] as const;

/** The grammar, with bounds in those of its expressions that have none. */
export function bounded(grammar: Grammar): Grammar {
  return (library) => {
    const mode: Mode = grammar(library);
    bound(mode, new Set());
    return mode;
  };
}

/** A part of a grammar, with those in it, or the names of such; parts may hold each other. */
interface Mode {
  begin?: unknown;
  readonly contains?: readonly (Mode | string)[];
}

function bound(mode: Mode, seen: Set<Mode>): void {
  if (seen.has(mode)) return;
  seen.add(mode);
  const { begin, contains = [] } = mode;
  // The library shares frozen modes among grammars: only what needs a bound is touched.
  if (typeof begin === 'string' && BOUNDS.some(([endless]) => begin.includes(endless)))
    mode.begin = BOUNDS.reduce((source, [endless, limited]) => source.replaceAll(endless, limited), begin);
  for (const part of contains) if (typeof part !== 'string') bound(part, seen);
}
