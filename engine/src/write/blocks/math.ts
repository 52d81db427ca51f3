import type { DisplayMath } from '../../document.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';
import { code } from './code.js';

/** A formula on a line of its own, or its source where it could not be converted. */
export function math(node: DisplayMath, context: Context): string {
  const equation = context.environment.equations.get(node);
  if (equation === undefined)
    return code({ type: 'code', lang: '', value: node.value, line: node.line }, context);
  return paragraph(equation, { ...context, alignment: undefined }, { flush: true });
}
