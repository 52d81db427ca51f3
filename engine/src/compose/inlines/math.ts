import type { ComposedInline } from '../../model/composed.js';
import type { InlineMath } from '../../model/document.js';
import type { Context } from '../context.js';
import { addText, MARK_BITS } from '../runs.js';

/** An inline formula, or its source if it could not be converted. */
export function inlineMath(node: InlineMath, { environment, marks }: Context, out: ComposedInline[]): void {
  const formula = environment.equations.get(node);
  if (formula === undefined) addText(node.value, marks | MARK_BITS.monospace, out);
  else out.push({ type: 'equation', isDisplayed: false, ...formula, source: node.value });
}
