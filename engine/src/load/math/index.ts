/*
 * Formulas for Word and for the pages. In: the formulas of a document as LaTeX or MathML, with the commands that it defines. Out: for
 * each its equation of Office Math (ECMA-376 Part 1, 22.1), its size, and where a line may end in it; or why there is none.
 *
 * Read in this order: `definitions.ts`, the commands of the text; `latex.ts` and `packages/`, LaTeX as MathML by the library Temml;
 * `mathml.ts`; `omml/`, MathML as Office Math; `size/`, how much room it takes; `parts.ts`. `equation.ts` joins these, and is loaded
 * on demand.
 */
import { notice, type Report, repeatable } from '../../api/notice.js';
import type { DisplayMath, Document, InlineMath } from '../../model/document.js';
import type { ConvertedFormula } from '../../model/formula.js';
import type { FormulaLabels } from '../../model/formula-labels.js';
import { Definitions } from './definitions.js';
import type { Converted } from './equation.js';

/** The formulas that could be converted. */
type Equations = ReadonlyMap<DisplayMath | InlineMath, ConvertedFormula>;

/** The results of conversions, by the kind and the LaTeX of a formula: most texts repeat some, such as `$x$`. */
export type KeptFormulas = Map<string, Converted>;

/**
 * Converts the formulas of a document. A formula that cannot be converted gives a notice and is replaced by its
 * source. The LaTeX library is loaded only for documents with formulas.
 */
export async function convertFormulas(
  document: Document,
  report: Report,
  kept: KeptFormulas = new Map(),
): Promise<Equations> {
  const equations = new Map<DisplayMath | InlineMath, ConvertedFormula>();
  const { formulas } = document;
  if (formulas.length === 0) return equations;
  const labels = document.formulaLabels;
  const definitions = new Definitions(document);
  const { equationOf } = await import('./equation.js');
  /** For each reason, the first formula that could not be converted, and the number of them. */
  const failed = new Map<string, Failure>();
  for (const formula of formulas) {
    const { value, type, line } = formula;
    const numbered = type === 'math' ? labels.latex.get(formula) : undefined;
    const convert = (latex: string) => {
      const complete = withNumbers(latex, labels);
      const key = `${type} ${complete}`;
      const found = kept.get(key) ?? equationOf(complete, type === 'math');
      kept.set(key, found);
      return found;
    };
    const first = convert(definitions.complete(numbered ?? value));
    // If a number is not allowed where its `\label` is, the formula is converted without it.
    const found =
      first.formula === undefined && numbered !== undefined ? convert(definitions.complete(value)) : first;
    if (found.formula === undefined) {
      const same = failed.get(found.reason);
      if (same) same.count++;
      else failed.set(found.reason, { value, line, count: 1 });
      continue;
    }
    equations.set(formula, found.formula);
    if (LINK.test(value))
      report(
        repeatable(
          notice(
            'link-target-refused',
            `Link in formula ${excerptOf(value)} was left out, ${NO_LINKS}; its text was kept`,
            line,
          ),
          {
            subject: 'links in formulas',
            name: `in ${excerptOf(value)}`,
            predicate: `were left out, ${NO_LINKS}; their text was kept`,
          },
        ),
      );
  }
  for (const [reason, first] of failed)
    report(notice('math-not-converted', messageOf(first, reason), first.line));
  reportDeadReferences(equations, labels, report);
  return equations;
}

/** References inside formulas only: those in running text are links and reported where links are made. */
function reportDeadReferences(equations: Equations, { numbers, names }: FormulaLabels, report: Report): void {
  const alive = new Set([...names].flatMap(([formula, own]) => (equations.has(formula) ? own : [])));
  for (const { value, line } of equations.keys())
    for (const [source, , name = ''] of value.matchAll(REFERENCE)) {
      if (!numbers.has(name.trim()) || alive.has(name.trim())) continue;
      const message = `Reference ${source} leads to a formula that was not converted; its number was kept`;
      report(
        repeatable(notice('link-heading-unknown', message, line), {
          subject: 'references',
          name: source,
          predicate: 'lead to formulas that were not converted; their numbers were kept',
        }),
      );
    }
}

const REFERENCE = /\\(eq)?ref\s*\{([^{}]*)\}/g;

const LINK = /\\href(?![A-Za-z])/;
const NO_LINKS = 'since Word allows none there';

/** A formula in which references are replaced by numbers. */
function withNumbers(latex: string, { numbers }: FormulaLabels): string {
  if (numbers.size === 0) return latex;
  return latex.replace(REFERENCE, (source, bracketed: string | undefined, name: string) => {
    const number = numbers.get(name.trim());
    if (number === undefined) return source;
    return `\\text{${bracketed ? `(${number})` : number}}`;
  });
}

interface Failure {
  readonly value: string;
  readonly line: number;
  count: number;
}

/** Formulas with the same problem are reported together: one unknown command may be in hundreds of them. */
function messageOf({ value, count }: Failure, reason: string): string {
  if (count === 1)
    return `Formula ${excerptOf(value)} was not converted: ${reason}; its LaTeX source was kept`;
  return `${count} formulas, the first ${excerptOf(value)}, were not converted: ${reason}; their LaTeX source was kept`;
}

function excerptOf(latex: string): string {
  const line = latex.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
