/* The units of Word files (ECMA-376 Part 1, 20.1.2.1 and 22.9.2.15): a twip is a twentieth of a point, and there are 914,400 EMU to the inch. */

export const TWIPS_PER_POINT = 20;
export const EMU_PER_INCH = 914_400;
export const EMU_PER_POINT = 12_700;
/** Of CSS, 96 to the inch. */
export const EMU_PER_PIXEL = 9525;
export const EMU_PER_TWIP = 635;

/** The thickness of a border, in eighths of a point, as twips. */
export function twipsOfEighths(eighths: number): number {
  return (eighths / 8) * TWIPS_PER_POINT;
}

export function eighthsOfTwips(twips: number): number {
  return (twips / TWIPS_PER_POINT) * 8;
}
