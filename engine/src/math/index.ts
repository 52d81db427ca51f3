import type { DisplayMath, Document, InlineMath } from '../document.js';
import { type FormulaLabels, formulaLabels } from '../formula-labels.js';
import { notice, type Report } from '../notice.js';
import { Definitions } from './definitions.js';

/** The formulas that could be converted, each as an Office Math element. */
export type Equations = ReadonlyMap<DisplayMath | InlineMath, string>;

/**
 * Converts the formulas of a document. What cannot be converted gives a notice; its source will stand in its place.
 * The LaTeX library is only loaded when a document has formulas.
 */
export async function convertFormulas(document: Document, report: Report): Promise<Equations> {
  const equations = new Map<DisplayMath | InlineMath, string>();
  const { formulas } = document;
  if (formulas.length === 0) return equations;
  const labels = formulaLabels(document);
  const definitions = new Definitions(document);
  const { equationOf } = await import('./equation.js');
  for (const formula of formulas) {
    const { value, type, line } = formula;
    const numbered = type === 'math' ? labels.numbered.get(formula) : undefined;
    const convert = (latex: string) => equationOf(withNumbers(latex, labels), type === 'math');
    const first = convert(definitions.complete(numbered ?? value));
    // A number that has no place where its `\label` stands must not cost the formula.
    const found =
      first.equation === undefined && numbered !== undefined ? convert(definitions.complete(value)) : first;
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

/** A formula in which the numbers of others stand in place of their names. */
function withNumbers(latex: string, { numbers }: FormulaLabels): string {
  if (numbers.size === 0) return latex;
  return latex.replace(
    /\\(eq)?ref\s*\{([^{}]*)\}/g,
    (source, bracketed: string | undefined, name: string) => {
      const number = numbers.get(name.trim());
      if (number === undefined) return source;
      return `\\text{${bracketed ? `(${number})` : number}}`;
    },
  );
}

function messageOf(latex: string, reason: string): string {
  return `Formula ${shown(latex)} was not converted: ${reason}; its LaTeX source was kept`;
}

function shown(latex: string): string {
  const line = latex.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
