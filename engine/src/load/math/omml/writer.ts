import type { MathElement } from '../mathml.js';

/** What a formula's parts inherit from those around them. */
export interface Look {
  /** RGB, six hexadecimal digits. */
  readonly color?: string;
  readonly shading?: string;
  readonly bold?: true;
}

/** What a handler is given to write its element's children with. */
export interface MathWriter {
  /** Writes elements that stand side by side. */
  row(elements: readonly MathElement[], look: Look): string;
  /** Writes the content of an object's argument, which Word shows as a dotted box where it is empty. */
  argument(element: MathElement | undefined, look: Look): string;
}

/** Writes one element of MathML as Office Math. */
export type ElementHandler = (element: MathElement, look: Look, writer: MathWriter) => string;

/**
 * Writes what several elements of a row make up together, such as a sum with what is summed, from the element at
 * `at`; `undefined` where none begins there. `next` is where the rest of the row begins.
 */
export type Construct = (
  row: readonly MathElement[],
  at: number,
  look: Look,
  writer: MathWriter,
) => { readonly xml: string; readonly next: number } | undefined;
