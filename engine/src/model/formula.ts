/** A formula in the forms that are needed of it. */
export interface ConvertedFormula {
  /** Office Math. */
  readonly math: string;
  /** Presentation MathML. */
  readonly mathml: string;
  readonly size: FormulaSize;
}

/** About how large Word sets a formula, in em of the text around it. */
export interface FormulaSize {
  readonly width: number;
  /** Above the baseline. */
  readonly height: number;
  /** Below the baseline. */
  readonly depth: number;
}
