import type { ConvertedFormula } from '../../model/formula.js';
import { latexToMathML } from './latex.js';
import { readMathML, UnsupportedMath } from './mathml.js';
import { officeMathOf } from './omml/index.js';
import { partsOf } from './parts.js';
import { sizeOf } from './size/index.js';

/** A formula for Word, or why there is none. */
export type Converted =
  | { readonly formula: ConvertedFormula; readonly reason?: undefined }
  | { readonly formula?: undefined; readonly reason: string };

/** Converts one formula. Never throws. */
export function equationOf(latex: string, display: boolean): Converted {
  try {
    const mathml = latexToMathML(latex, display);
    const element = readMathML(mathml);
    const math = officeMathOf(element, display);
    const formula = { math, mathml, size: sizeOf(element, display) };
    const parts = display ? [] : partsOf(element);
    return { formula: parts.length > 1 ? { ...formula, parts } : formula };
  } catch (error) {
    return { reason: error instanceof UnsupportedMath ? error.message : 'it is not understood' };
  }
}
