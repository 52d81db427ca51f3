/** Display formulas, between lines with two dollar signs, and inline formulas. */
const FORMULA = /^([ \t>]*)\$\$\n[\s\S]*?\n\1\$\$|\$(?![\s$])[^$\n]{1,500}\$/gm;

/** Restores formulas that differ only in spaces, which LaTeX ignores in math mode. */
export function withSpacedFormulas(original: string, returned: string): string {
  const known = new Map<string, string>();
  for (const [formula] of original.matchAll(FORMULA)) known.set(withoutSpaces(formula), formula);
  if (known.size === 0) return returned;
  return returned.replace(FORMULA, (formula) => known.get(withoutSpaces(formula)) ?? formula);
}

function withoutSpaces(formula: string): string {
  return /\\(?:text|mbox|mathrm|operatorname)\b/.test(formula)
    ? formula
    : formula.replace(/(\\[A-Za-z]+)[ \t]+(?=[A-Za-z])/g, '$1\u0000').replace(/[ \t]+/g, '');
}

/**
 * Restores formulas that LibreOffice has read into its own notation and written anew, which loses spaces, alignment, bold
 * letters and the kinds of stacks and text. What a reviewer changes is among what it keeps: letters, digits, signs, fractions, roots and
 * scripts, in their order.
 */
export function withRewrittenFormulas(original: string, returned: string): string {
  const written = new Set<string>();
  const known = new Map<string, string[]>();
  for (const [formula] of original.matchAll(FORMULA)) {
    written.add(formula);
    const kept = keptOf(formula.replace(ALIGNMENT, alignmentSign));
    const same = known.get(kept);
    if (same) same.push(formula);
    else known.set(kept, [formula]);
  }
  if (written.size === 0) return returned;
  const counts = new Map<string, number>();
  for (const [formula] of returned.matchAll(FORMULA)) {
    const kept = keptOf(formula);
    counts.set(kept, (counts.get(kept) ?? 0) + 1);
  }
  const seen = new Map<string, number>();
  return returned.replace(FORMULA, (formula) => {
    const kept = keptOf(formula);
    const same = known.get(kept) ?? [];
    const index = seen.get(kept) ?? 0;
    seen.set(kept, index + 1);
    if (written.has(formula)) return formula;
    const [first, ...others] = same;
    if (others.every((other) => other === first)) return first ?? formula;
    // Of several that LibreOffice writes alike, each is told by its place, unless one was added or removed.
    return (same.length === counts.get(kept) ? same[index] : undefined) ?? formula;
  });
}

/** A sign of alignment, with the beginning of the row before it, if it is the first thing there. */
const ALIGNMENT = /(\\\\\s*|\\begin\{[a-z]+\*?\}(?:\{[^{}]*\})?\s*)?(?<!\\)&/g;

/** LibreOffice reads the sign as its operator "and", except at the beginning of a row. Between the cells of a matrix, there is none. */
function alignmentSign(_: string, start: string | undefined, at: number, formula: string): string {
  const environment = /\\begin\{([a-z]+)\*?\}(?![\s\S]*\\begin)/.exec(formula.slice(0, at))?.[1] ?? '';
  return start ?? (/^(?:aligned|alignedat|split|eqnarray)$/.test(environment) ? '\\wedge ' : ' ');
}

/** Beginnings and ends of environments, and fractions without a line, as which stacks are written. */
const LOST_GROUPS =
  /\\genfrac(?:\{[^{}]*\}){4}|\\(?:begin|end)\{[a-z]+\*?\}(?:\{[^{}]*\})?|\\textbackslash\{\}/g;

/** Spaces, brackets that grow, and the kinds of letters and text. */
const LOST_SIGNS: ReadonlySet<string> = new Set(
  (
    '{ } ~ & \\\\ \\, \\; \\: \\! \\> \\quad \\qquad \\left \\right \\displaystyle \\limits \\boldsymbol \\bm \\mathbf ' +
    '\\mathrm \\mathit \\mathsf \\operatorname \\text \\textbf \\textit'
  ).split(' '),
);

/** What LibreOffice keeps of a formula, in its order. */
function keptOf(formula: string): string {
  const signs = formula.replace(LOST_GROUPS, ' ').match(/\\[A-Za-z]+|\\?\S/g) ?? [];
  return signs.filter((sign) => !LOST_SIGNS.has(sign)).join(' ');
}
