/*
 * What the library takes for a diagram, as far as its code tells. It is estimated before anything is drawn, so that what is left out
 * does not depend on how fast a machine is.
 */

/** The most that a diagram may have: those that people write have a tenth of it. */
export const DIAGRAM_LIMITS = {
  /** Longer code is data. In UTF-16 code units. */
  characters: 50_000,
  /** Nodes and connections. Those that are arranged take time with the square of their number: 300 of them up to ten seconds. */
  parts: 300,
  /** Letters of a word, which the library breaks letter by letter. */
  word: 500,
  /** Letters of a line, and so of a label. */
  line: 5000,
} as const;

/** Why a diagram is not drawn, with its line; `undefined` if it is. */
export interface TooMuch {
  readonly fault: string;
  readonly line?: number;
}

/** Kinds that are written down one after another, so that many parts cost little. */
const IN_A_ROW = /^\s*(?:gantt|gitGraph|pie|quadrantChart|xychart|packet|radar)/m;

/** Connects two parts in any of the languages: dashes, dots, equal signs, with ends or without. */
const CONNECTION = /\s*(?:[<ox|}*.-]*(?:--+|==+|-\.+-|\.\.+|->>?|~~~)[>ox|{*.)-]*)\s*/;

/** Estimates whether the library could draw a diagram within its limits. `code` has no comments. */
export function tooMuchIn(code: string): TooMuch | undefined {
  if (code.length > DIAGRAM_LIMITS.characters)
    return { fault: `it is longer than ${grouped(DIAGRAM_LIMITS.characters)} characters` };
  const inRow = IN_A_ROW.test(code);
  let parts = 0;
  for (const [index, line] of code.split('\n').entries()) {
    if (line.length > DIAGRAM_LIMITS.line)
      return { fault: `a line is longer than ${grouped(DIAGRAM_LIMITS.line)} characters`, line: index + 1 };
    if (hasLongWord(line))
      return { fault: `a word is longer than ${DIAGRAM_LIMITS.word} letters`, line: index + 1 };
    parts += inRow ? 0 : partsOf(line);
    if (parts > DIAGRAM_LIMITS.parts)
      return { fault: `it has more than ${DIAGRAM_LIMITS.parts} parts`, line: index + 1 };
  }
  return undefined;
}

function hasLongWord(line: string): boolean {
  return (
    line.length > DIAGRAM_LIMITS.word &&
    line.split(/[\s,;<>=-]+/).some(({ length }) => length > DIAGRAM_LIMITS.word)
  );
}

/** `a --> b & c` connects one part with each of two. */
function partsOf(line: string): number {
  return line.split(';').reduce((sum, statement) => {
    if (statement.trim() === '') return sum;
    const groups = statement.split(CONNECTION).map((group) => group.split(' & ').length);
    const connections = groups.reduce((all, count, index) => all + count * (groups[index + 1] ?? 0), 0);
    return sum + Math.max(1, connections);
  }, 0);
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}
