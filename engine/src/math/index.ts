import type { DisplayMath, Document, InlineMath } from '../document.js';
import { notice, type Report } from '../notice.js';

/** The formulas that could be converted, each as an Office Math element. */
export type Equations = ReadonlyMap<DisplayMath | InlineMath, string>;

/**
 * Converts the formulas of a document. What cannot be converted gives a notice; its source will stand in its place.
 * The LaTeX library is only loaded when a document has formulas.
 */
export async function convertFormulas({ formulas }: Document, report: Report): Promise<Equations> {
  const equations = new Map<DisplayMath | InlineMath, string>();
  if (formulas.length === 0) return equations;
  const { equationOf } = await import('./equation.js');
  for (const formula of formulas) {
    const { value, type, line } = formula;
    const found = equationOf(value, type === 'math');
    if (found.equation !== undefined) equations.set(formula, found.equation);
    else report(notice('math-not-converted', messageOf(value, found.reason), line));
  }
  return equations;
}

function messageOf(latex: string, reason: string): string {
  return `Formula ${shown(latex)} was not converted: ${reason}; its LaTeX source was kept`;
}

function shown(latex: string): string {
  const line = latex.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
