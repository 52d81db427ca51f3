import type { ComposedParagraph } from '../../model/composed.js';
import type { DisplayMath } from '../../model/document.js';
import { bookmarked } from '../bookmarked.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';
import { code } from './code.js';

/** A display formula, or its source if it could not be converted. */
export function math(node: DisplayMath, context: Context): ComposedParagraph[] {
  const { equations, resolved } = context.environment;
  const formula = equations.get(node);
  if (formula === undefined)
    return code({ type: 'code', lang: '', value: node.value, line: node.line }, context);
  const names = resolved.targets.get(node) ?? [];
  const content = bookmarked(
    [{ type: 'equation', isDisplayed: true, ...formula, source: node.value }],
    names,
  );
  const aligned = { ...context, alignment: undefined };
  return [paragraph(content, aligned, { bodyStyle: 'Equation', source: sourceOf(node) })];
}
