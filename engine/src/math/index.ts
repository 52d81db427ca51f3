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
    if (found.equation === undefined) {
      report(notice('math-not-converted', messageOf(value, found.reason), line));
      continue;
    }
    equations.set(formula, found.equation);
    if (LINK.test(value))
      report(notice('link-target-refused', `Link in formula ${shown(value)} ${NO_LINKS}`, line));
  }
  return equations;
}

const LINK = /\\href(?![A-Za-z])/;
const NO_LINKS = 'was left out, since Word has none in formulas; its text was kept';

function messageOf(latex: string, reason: string): string {
  return `Formula ${shown(latex)} was not converted: ${reason}; its LaTeX source was kept`;
}

function shown(latex: string): string {
  const line = latex.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
