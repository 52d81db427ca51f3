import type { Grammar } from './library/library.js';

/**
 * Regular expressions in the grammar of C# that take quadratic time or worse, as they search for a method's name from each
 * word to the end of the text, with bounded replacements: at most eight words before the name, and type parameters of at
 * most a hundred characters.
 */
const BOUNDS = [
  ['\\s+)+', '\\s+){1,8}'],
  ['<[^=]+>', '<[^=]{1,100}>'],
] as const;

/** Returns a grammar with these expressions replaced. */
export function bounded(grammar: Grammar): Grammar {
  return (library) => {
    const mode: Mode = grammar(library);
    bound(mode, new Set());
    return mode;
  };
}

/** A part of a grammar, with nested parts or their names; parts may contain each other. */
interface Mode {
  begin?: unknown;
  readonly contains?: readonly (Mode | string)[];
}

function bound(mode: Mode, seen: Set<Mode>): void {
  if (seen.has(mode)) return;
  seen.add(mode);
  const { begin, contains = [] } = mode;
  // The library shares frozen modes between grammars, so only modes that need a limit are changed.
  if (typeof begin === 'string' && BOUNDS.some(([endless]) => begin.includes(endless)))
    mode.begin = BOUNDS.reduce((source, [endless, limited]) => source.replaceAll(endless, limited), begin);
  for (const part of contains) if (typeof part !== 'string') bound(part, seen);
}
