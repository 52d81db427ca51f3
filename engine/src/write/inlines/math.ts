import type { InlineMath } from '../../document.js';
import { type Context, MARK_BITS } from '../context.js';
import { textRun } from '../run.js';

/** A formula in running text, or its source where it could not be converted. */
export function inlineMath(node: InlineMath, { environment, marks }: Context): string {
  return environment.equations.get(node) ?? textRun(node.value, marks | MARK_BITS.monospace);
}
