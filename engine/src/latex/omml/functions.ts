import { FUNCTIONS } from './symbols.js';

/**
 * The command for a function, such as `\sin` for `\text{sin}`; anything else stays as it is, such as the italic letter of a
 * variable.
 */
export function functionName(latex: string): string {
  const name = /^(?:\\(?:mathrm|operatorname|text)\{)?([A-Za-z]+)\}?$/.exec(latex)?.[1];
  if (name === undefined || latex.length === 1) return latex;
  return FUNCTIONS.has(name) ? `\\${name}` : `\\operatorname{${name}}`;
}

/** Whether something has its limits below and above it. */
export function isLimit(latex: string): boolean {
  return /^\\(?:lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr|operatorname|sum|prod|int)\b/.test(
    functionName(latex),
  );
}

/** Whether LaTeX begins with the name of a function. */
export function startsWithFunction(latex: string): boolean {
  const name = /^\\([A-Za-z]+)/.exec(latex)?.[1] ?? '';
  return name === 'operatorname' || FUNCTIONS.has(name);
}
