import type { ComposedInline, Equation } from '../../model/composed.js';
import type { Colored } from '../../model/document.js';
import type { MathContent, MathNode } from '../../model/formula.js';
import { pushAll } from '../../text/long-arrays.js';
import { changedRuns } from '../changed-runs.js';
import type { AddInlines } from '../composer.js';
import type { Context } from '../context.js';

/** Text in a colour, or on one; a colour within another one wins, and links keep theirs, as in browsers. */
export function colored(
  { type, color, children }: Colored,
  context: Context,
  out: ComposedInline[],
  add: AddInlines,
): void {
  const content: ComposedInline[] = [];
  add(children, context, content);
  pushAll(
    out,
    type === 'textColor'
      ? changedRuns(content, {
          properties: (properties) => ({ color, ...properties }),
          equation: (equation) => coloredEquation(equation, color),
          sparesLinks: true,
        })
      : changedRuns(content, { properties: (properties) => ({ background: color, ...properties }) }),
  );
}

function coloredEquation(equation: Equation, color: string): Equation {
  return {
    ...equation,
    math: coloredMath(equation.math, color),
    mathml: equation.mathml.replace(/^<math\b(?![^>]*\bmathcolor=)/, `<math mathcolor="#${color}"`),
  };
}

function coloredMath(content: MathContent, color: string): MathContent {
  return content.map((node) => coloredNode(node, color));
}

function coloredNode(node: MathNode, color: string): MathNode {
  switch (node.type) {
    case 'run':
      return { ...node, look: { color, ...node.look } };
    case 'object': {
      const args = node.args.map(([name, inner]) => [name, coloredMath(inner, color)] as const);
      return { ...node, look: { color, ...node.look }, args };
    }
    case 'cell':
      return { ...node, content: coloredMath(node.content, color) };
  }
}
