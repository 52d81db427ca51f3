/*
 * Changes that programs make on their own when they save, not reviewers: LibreOffice drops the titles of links and pictures,
 * and adds spaces to formulas.
 */

/** The returned text with what the program has changed on its own restored. */
export function withoutHabits(original: string, returned: string): string {
  return withFormulas(original, withTitles(original, returned));
}

/** What follows the text of a link or picture in our writer's Markdown: its address and title. */
const TARGET = /\]\((<[^<>\n]*>|[^\s()<>]+)( "(?:[^"\\\n]|\\.)*")?\)/g;

/** Restores the titles if none of them is left. */
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

/** Display formulas, between lines with two dollar signs, and inline formulas. */
const FORMULA = /^([ \t>]*)\$\$\n[\s\S]*?\n\1\$\$|\$(?![\s$])[^$\n]{1,500}\$/gm;

/** Restores formulas that differ only in spaces, which have no meaning there. */
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
