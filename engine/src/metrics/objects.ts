import type { Picture } from '../model/composed.js';
import type { ConvertedFormula, FormulaSize } from '../model/formula.js';
import { EMU_PER_TWIP } from '../model/units.js';

/** A picture, which is on the baseline, or a formula, which also extends below it. */
export interface ObjectSize {
  readonly width: number;
  readonly height: number;
  /** How much of the height is below the baseline. */
  readonly depth: number;
  /** The minimum space above it on its line. */
  readonly leading: number;
  /** Whether line spacing stretches it as it does text. */
  readonly isText: boolean;
  /** The parts between which a line may end, if it may. */
  readonly parts?: readonly ObjectSize[];
  /** The gap between it and the next part, if no line ends between them. */
  readonly gap?: number;
}

export function pictureSize({ width, height }: Picture): ObjectSize {
  return { width: width / EMU_PER_TWIP, height: height / EMU_PER_TWIP, depth: 0, leading: 0, isText: false };
}

/** `MathLeading` of Cambria Math, in em: the space that Word leaves above a formula that is higher than text. */
const MATH_LEADING = 0.1465;

export function formulaSize({ size: whole, parts }: ConvertedFormula, size: number): ObjectSize {
  const object = boxOf(whole, size);
  if (!parts) return object;
  return {
    ...object,
    parts: parts.map((part) => ({ ...boxOf(part.size, size), gap: part.gap * size })),
  };
}

function boxOf({ width, height, depth }: FormulaSize, size: number): ObjectSize {
  return {
    width: width * size,
    height: (height + depth) * size,
    depth: depth * size,
    leading: MATH_LEADING * size,
    isText: true,
  };
}
