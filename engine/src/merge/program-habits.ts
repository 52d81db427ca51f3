/*
 * What programs change by themselves when they save, which no reviewer has done: LibreOffice drops the hints of links and the
 * titles of pictures, and writes spaces into formulas.
 */

/** The returned text with what its program has changed by itself as it was sent. */
export function withoutHabits(original: string, returned: string): string {
  return withFormulas(original, withTitles(original, returned));
}

/** A link or a picture behind its text, as our writer writes it: its address and its title. */
const TARGET = /\]\((<[^<>\n]*>|[^\s()<>]+)( "(?:[^"\\\n]|\\.)*")?\)/g;

/** Titles, if none is left of several. */
function withTitles(original: string, returned: string): string {
  const titles = new Map<string, string>();
  for (const [, address = '', title] of original.matchAll(TARGET))
    if (title !== undefined) titles.set(address, title);
  const areLeft = Array.from(returned.matchAll(TARGET)).some(([, , title]) => title !== undefined);
  if (titles.size === 0 || areLeft) return returned;
  return returned.replace(TARGET, (whole, address: string) => {
    const title = titles.get(address);
    return title === undefined ? whole : `](${address}${title})`;
  });
}

/** Formulas between lines of two dollar signs, and those in a line. */
const FORMULA = /^([ \t>]*)\$\$\n[\s\S]*?\n\1\$\$|\$(?![\s$])[^$\n]{1,500}\$/gm;

/** Formulas that differ only in spaces, which mean nothing there, as they were. */
function withFormulas(original: string, returned: string): string {
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
