/** Converts a measure to twips: a number of twips, or a number with a unit (ECMA-376 Part 1, 17.18.81 and 22.9.2.15). */
export function twipsOf(value: string | undefined): number | undefined {
  const found = /^(-?[\d.]+)(pt|in|cm|mm|pi|pc)?$/.exec(value?.trim() ?? '');
  const number = Number(found?.[1] ?? Number.NaN);
  if (!Number.isFinite(number)) return undefined;
  return Math.round(number * (TWIPS[found?.[2] ?? ''] ?? 1));
}

const TWIPS: Readonly<Record<string, number>> = {
  pt: 20,
  in: 1440,
  cm: 1440 / 2.54,
  mm: 144 / 2.54,
  pi: 240,
  pc: 240,
};

/** English metric units in a point (ECMA-376 Part 1, 20.1.2.1). */
const EMU_PER_POINT = 12_700;

/** Converts a length in English Metric Units to points, rounded to hundredths unless `isExact`. */
export function pointsOfEmu(value: string | undefined, isExact: boolean): number | undefined {
  const emu = Number(value ?? Number.NaN);
  return emu > 0
    ? isExact
      ? emu / EMU_PER_POINT
      : Math.round((emu / EMU_PER_POINT) * 100) / 100
    : undefined;
}
