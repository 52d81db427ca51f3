import { latexToMathML } from './latex.js';
import { readMathML, UnsupportedMath } from './mathml.js';
import { writeEquation } from './omml/index.js';

/** A formula as Office Math and as the MathML that this is made of, or why there is none. */
export type Converted =
  | { readonly equation: string; readonly mathml: string; readonly reason?: undefined }
  | { readonly equation?: undefined; readonly reason: string };

/** Converts one formula. Never throws. */
export function equationOf(latex: string, display: boolean): Converted {
  try {
    const mathml = latexToMathML(latex, display);
    return { equation: writeEquation(readMathML(mathml), display), mathml };
  } catch (error) {
    return { reason: error instanceof UnsupportedMath ? error.message : 'it is not understood' };
  }
}
