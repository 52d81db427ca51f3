import { LAST_LIST_LEVEL } from '../model/names/list-formats.js';

/** A whole number, reduced to `max` if it is larger; undefined if the value is not a whole number. */
export function wholeNumber(value: string | undefined, max: number): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, max) : undefined;
}

/** The level of a list, counted from 0; the first if none is given. */
export function levelNumber(value: string | undefined): number {
  return wholeNumber(value, LAST_LIST_LEVEL) ?? 0;
}

/** Whether an attribute of the type `ST_OnOff` (ECMA-376 Part 1, 22.9.2.7) turns something on. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|on)$/i.test(value);
}

/** A colour as six digits in upper case; undefined for `auto` and what is no colour. */
export function rgbOf(value: string | undefined): string | undefined {
  return value !== undefined && /^[\da-f]{6}$/i.test(value) ? value.toUpperCase() : undefined;
}
