/** Twips in each of the units that a length may have (ECMA-376 Part 1, 22.9.2.15); without one, a length is twips. */
const UNITS: Readonly<Record<string, number>> = {
  mm: 56.6929,
  cm: 566.929,
  in: 1440,
  pt: 20,
  pc: 240,
  pi: 240,
};

/** A length as whole twips; undefined for what is none. */
export function twipsOf(value: string | undefined): number | undefined {
  return measured(value, 1);
}

/** A size of type, which is in half points without a unit, as points. */
export function pointsOf(value: string | undefined): number | undefined {
  const twips = measured(value, 10);
  return twips === undefined ? undefined : twips / 20;
}

function measured(value: string | undefined, own: number): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+)(mm|cm|in|pt|pc|pi)?$/.exec(value ?? '') ?? [];
  if (number === undefined) return undefined;
  const length = Number(number) * (unit === '' ? own : (UNITS[unit] ?? 1));
  return Number.isFinite(length) ? Math.round(length) : undefined;
}
