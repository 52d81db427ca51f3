/** Lists have nine levels, counted from 0 (ECMA-376 Part 1, 17.9.6). */
const LAST_LEVEL = 8;
/** The columns that Word allows in a section, and in a table. */
export const MOST_SECTION_COLUMNS = 45;
export const MOST_TABLE_COLUMNS = 63;

/** A number of things, no larger than the most that Word allows; undefined if it is not one. */
export function wholeNumber(value: string | undefined, most: number): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : undefined;
}

/** A level of a list, the first if nothing is said. */
export function levelNumber(value: string | undefined): number {
  return wholeNumber(value, LAST_LEVEL) ?? 0;
}
