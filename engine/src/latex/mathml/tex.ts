import { lettersOf } from './math-letters.js';

/** The functions for which LaTeX has commands. */
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det gcd dim ker deg arg mod Pr'.split(
    ' ',
  ),
);

const SPECIAL = /[#$%&{}_]/g;

/** Text without invisible operators. */
function plain(text: string): string {
  return text.replace(/[\u2061-\u2064\u200b]/g, '');
}

/** A name, a letter or a number. */
export function symbol(text: string): string {
  const name = plain(text).trim();
  if (FUNCTIONS.has(name)) return `\\${name} `;
  if (/^\p{L}{2,}$/u.test(name)) return `\\mathrm{${name}}`;
  return lettersOf(name.replace(SPECIAL, '\\$&'));
}

export function operator(text: string): string {
  const sign = plain(text).trim();
  if (sign === '\u2212') return '-';
  if (FUNCTIONS.has(sign)) return `\\${sign} `;
  return lettersOf(sign.replace(SPECIAL, '\\$&'));
}

/** The base of a subscript or superscript, in braces if it is more than one character or command. */
export function group(tex: string): string {
  return /^(?:[^\\]|\\[A-Za-z]+ ?|\\math[a-z]+\{[^{}]*\})$/u.test(tex) ? tex : `{${tex}}`;
}
