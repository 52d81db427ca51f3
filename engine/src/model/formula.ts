/** A formula in each form in which it is needed. */
export interface ConvertedFormula {
  /** Office Math; an argument's placeholder where the formula is empty. */
  readonly math: MathContent;
  /** Presentation MathML. */
  readonly mathml: string;
  readonly size: FormulaSize;
  /** The parts between which Word may end a line, if it may; with the gaps between them, they are as wide as the formula. */
  readonly parts?: readonly FormulaPart[];
}

/** A formula up to a sign such as = or +, after which a line may end. */
export interface FormulaPart {
  /** Its share of the content of the `math` element. */
  readonly mathml: string;
  readonly size: FormulaSize;
  /** The space after the sign, if the line does not end there; in em. */
  readonly gap: number;
}

/** About how large Word sets a formula, in em of the text around it. */
export interface FormulaSize {
  readonly width: number;
  /** Above the baseline. */
  readonly height: number;
  /** Below the baseline. */
  readonly depth: number;
}

/*
 * A formula as Office Math has it (ECMA-376 Part 1, 22.1), as plain data: runs of characters, and objects such as fractions
 * with arguments. Names are the standard's, without their prefix.
 */

/** Side by side; empty for an empty argument. */
export type MathContent = readonly MathNode[];

export type MathNode = MathRun | MathObject | MathCell;

/** What the parts of a formula inherit from those around them. */
export interface MathLook {
  /** RGB, six hexadecimal digits. */
  readonly color?: string;
  readonly shading?: string;
  readonly bold?: true;
}

/** How the letters of a run look (22.1.2.94 and 22.1.2.111); without any of these, letters are italic. */
export interface MathLetters {
  readonly script?: 'script' | 'fraktur' | 'double-struck' | 'sans-serif' | 'monospace';
  readonly style?: 'p' | 'b' | 'bi';
  /** Ordinary text, with its spaces preserved. */
  readonly normal?: true;
  readonly italic?: true;
}

export interface MathRun {
  readonly type: 'run';
  readonly text: string;
  readonly look: MathLook;
  readonly letters: MathLetters;
}

/** Fractions, radicals, matrices and everything else that has arguments. */
export interface MathObject {
  readonly type: 'object';
  readonly name: string;
  readonly properties: MathProperties;
  /** The look of the signs that the object itself draws. */
  readonly look: MathLook;
  /** In the schema's order. */
  readonly args: readonly (readonly [name: string, content: MathContent])[];
}

/** A cell in a row of a matrix. */
interface MathCell {
  readonly type: 'cell';
  readonly content: MathContent;
}

/** In the schema's order: a value, `true` for "on", or the alignments of a matrix's columns. Those that are undefined are left out. */
export type MathProperties = Readonly<Record<string, string | true | readonly MathColumn[] | undefined>>;

export type MathColumn = 'left' | 'center' | 'right';
