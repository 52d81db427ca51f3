/** Twips in each unit that a length may have (ECMA-376 Part 1, 22.9.2.15); a length without a unit is in twips. */
const UNITS: Readonly<Record<string, number>> = {
  mm: 144 / 2.54,
  cm: 1440 / 2.54,
  in: 1440,
  pt: 20,
  pc: 240,
  pi: 240,
};

/** A length in whole twips; undefined if it is not a length. */
export function twipsOf(value: string | undefined): number | undefined {
  return measured(value, 1);
}

/** A font size in points; a value without a unit is in half-points (ECMA-376 Part 1, 17.18.42). */
export function pointsOf(value: string | undefined): number | undefined {
  const twips = measured(value, 10);
  return twips === undefined ? undefined : twips / 20;
}

const HALF_POINTS = new Set(['w:sz', 'w:szCs', 'w:kern', 'w:position']);
const LENGTHS = new Set(
  ['left', 'right', 'start', 'end', 'firstLine', 'hanging', 'before', 'after', 'line', 'pos', 'w'].map(
    (name) => `w:${name}`,
  ),
);

const NINE = 0x39;
const UNIT = /\d(?:mm|cm|in|pt|pc|pi)$/;

/** The attributes of an element with lengths converted to plain numbers, since Word 2007 does not support units. */
export function withoutUnits(
  name: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  // Few files use units, so most elements are returned as they are.
  if (!hasUnits(attributes)) return attributes;
  const isSize = HALF_POINTS.has(name);
  const plain = Object.entries(attributes).map(([attribute, value]) => {
    const isLength = isSize || name === 'w:spacing' ? attribute === 'w:val' : false;
    const hasUnit = (isLength || LENGTHS.has(attribute)) && UNIT.test(value);
    const twips = hasUnit ? twipsOf(value) : undefined;
    if (twips === undefined) return [attribute, value];
    return [attribute, String(isSize ? Math.round(twips / 10) : twips)];
  });
  return Object.fromEntries(plain);
}

function hasUnits(attributes: Readonly<Record<string, string>>): boolean {
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    // Units end with a letter, and most values with a digit.
    if (value.charCodeAt(value.length - 1) > NINE && UNIT.test(value)) return true;
  }
  return false;
}

/** The longest length that Word allows, 22 inches, in twips. Longer ones might keep a layout from ever ending. */
const MAX_LENGTH = 31_680;

function measured(value: string | undefined, own: number): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+)(mm|cm|in|pt|pc|pi)?$/.exec(value?.trim() ?? '') ?? [];
  if (number === undefined) return undefined;
  const length = Number(number) * (unit === '' ? own : (UNITS[unit] ?? 1));
  return Number.isNaN(length) ? undefined : Math.max(-MAX_LENGTH, Math.min(Math.round(length), MAX_LENGTH));
}
