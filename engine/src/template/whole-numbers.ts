/** The last of a list's nine levels, counted from 0 (ECMA-376 Part 1, 17.9.6). */
const LAST_LEVEL = 8;
/** The most columns that Word allows in a section, and in a table. */
export const MAX_SECTION_COLUMNS = 45;
export const MAX_TABLE_COLUMNS = 63;

/** A whole number, reduced to `max` if it is larger; undefined if the value is not a whole number. */
export function wholeNumber(value: string | undefined, max: number): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, max) : undefined;
}

/** The level of a list, counted from 0; the first if none is given. */
export function levelNumber(value: string | undefined): number {
  return wholeNumber(value, LAST_LEVEL) ?? 0;
}
