import type { TabStop } from './format.js';
import type { RunLook } from './style.js';

/** How a Word template places the numbers of a heading level. Lengths are twips. */
export interface WordTemplateNumber {
  /** What comes between the number and the heading (ECMA-376 Part 1, 17.9.28). */
  readonly between: 'tab' | 'space' | 'nothing';
  /** The indents of a heading with a number: those of the level override inherited ones. */
  readonly left: number;
  readonly firstLine: number;
  readonly tabStops?: readonly TabStop[];
  /** How a number differs from its heading; undefined if it does not. */
  readonly look?: RunLook;
}
