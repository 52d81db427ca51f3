import { pushAll } from '../../../text/long-arrays.js';
import type { MathElement } from '../mathml.js';
import { looseness } from './operators.js';

/**
 * LaTeX's `|x|` does not distinguish opening from closing bars. If their number is even and the first one does not follow an
 * operand as in `a|b, c|d`, each pair of bars is a pair of delimiters.
 */
export function pairBars(row: readonly MathElement[]): readonly MathElement[] {
  const bars = row.flatMap((element, at) => (isBar(element) ? [at] : []));
  if (bars.length === 0 || bars.length % 2 === 1) return row;
  const paired: MathElement[] = [];
  let next = 0;
  for (let bar = 0; bar < bars.length; bar += 2) {
    const [open = 0, close = 0] = [bars[bar], bars[bar + 1]];
    const inner = row.slice(open + 1, close);
    if (row[open]?.text !== row[close]?.text || inner.length === 0 || parts(row, open, inner)) return row;
    pushAll(paired, row.slice(next, open));
    paired.push(between(row[open], inner));
    next = close + 1;
  }
  return [...paired, ...row.slice(next)];
}

/** Whether the bars separate parts of the row: a bar after an operand and before a comma or relation does. */
function parts(row: readonly MathElement[], open: number, inner: readonly MathElement[]): boolean {
  const before = row[open - 1];
  const follows = before !== undefined && before.name !== 'mo' && before.name !== 'mspace' && !isBar(before);
  return follows && inner.some((element) => looseness(element) === 3);
}

function isBar({ name, text, attributes }: MathElement): boolean {
  return (
    (text === '|' || text === '‖') && (name === 'mi' || (name === 'mo' && attributes.minsize !== undefined))
  );
}

function between(bar: MathElement | undefined, inner: readonly MathElement[]): MathElement {
  const fence: MathElement = {
    name: 'mo',
    attributes: { fence: 'true' },
    children: [],
    text: bar?.text ?? '|',
  };
  return { name: 'mrow', attributes: {}, children: [fence, ...inner, fence], text: '' };
}
