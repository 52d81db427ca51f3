import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';

/** Converts the children of an element for its handler. */
export interface MathConverter {
  /** Elements side by side. */
  row(elements: readonly MathElement[], look: MathLook): MathContent;
  /** The content of an object's argument, which Word shows as a dotted box where it is empty. */
  argument(element: MathElement | undefined, look: MathLook): MathContent;
}

/** Converts one element of MathML to Office Math. */
export type ElementHandler = (element: MathElement, look: MathLook, converter: MathConverter) => MathContent;

/**
 * Converts several elements of a row that form one object, such as a sum with its operand, beginning at index `at`;
 * `undefined` if none begins there. `next` is the index of the rest of the row.
 */
export type Construct = (
  row: readonly MathElement[],
  at: number,
  look: MathLook,
  converter: MathConverter,
) => { readonly content: MathContent; readonly next: number } | undefined;
