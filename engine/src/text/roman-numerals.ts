const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number in Roman numerals, in lower case; '' below one. */
export function romanNumeral(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, numeral] of NUMERALS) for (; rest >= value; rest -= value) text += numeral;
  return text;
}
