import type { DisplayMath } from '../../document.js';
import type { Context } from '../context.js';
import { bookmarkedAll } from '../field.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';
import { code } from './code.js';

/** A formula on a line of its own, or its source where it could not be converted. */
export function math(node: DisplayMath, context: Context, writer: Writer): string {
  const { equations, resolved } = context.environment;
  const equation = equations.get(node);
  if (equation === undefined)
    return code({ type: 'code', lang: '', value: node.value, line: node.line }, context);
  const named = bookmarkedAll(equation, resolved.targets.get(node) ?? [], () => writer.ledger.nextBookmark());
  return paragraph(named, { ...context, alignment: undefined }, { flush: true });
}
