import { child, children, type MathElement, type Place, textOf, withoutProperties } from './elements.js';
import { JoinedLatex } from './joined.js';
import { FUNCTIONS, letterOf, signOf } from './symbols.js';

const SCRIPTS: Readonly<Record<string, string>> = {
  script: 'mathcal',
  fraktur: 'mathfrak',
  'double-struck': 'mathbb',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

/** A run: characters with the same formatting (22.1.2.87). */
export function run(node: MathElement, place: Place): string {
  const text = children(node, 't').map(textOf).join('') || textOf(withoutProperties(node));
  const properties = node.children.find(
    (each): each is MathElement => typeof each !== 'string' && each.name.toLowerCase() === 'm:rpr',
  );
  const letters = (name: string): string | undefined =>
    properties && child(properties, name)?.attributes['m:val'];
  const isNormal =
    properties !== undefined && child(properties, 'nor') !== undefined && letters('nor') !== '0';
  if (/^[\u200b\u2060-\u2064]*$/.test(text)) return '';
  if (isNormal) return normalText(text);
  const style = letters('sty');
  const command =
    SCRIPTS[letters('scr') ?? ''] ?? (style === 'b' ? 'mathbf' : style === 'bi' ? 'boldsymbol' : '');
  const words = text.match(/[A-Za-z]+|\d+(?:[.,]\d+)*|\s+|./gsu) ?? [];
  const latex = new JoinedLatex();
  for (const word of words) latex.add(wordOf(word, command, style === 'p', place));
  return latex.toString();
}

function wordOf(word: string, command: string, isUpright: boolean, { aligns }: Place): string {
  if (/^\s+$/.test(word)) return word === '\u00a0' ? '~' : spaces(word);
  if (/^[A-Za-z]/.test(word)) {
    if (command !== '') return `\\${command}{${word}}`;
    if (FUNCTIONS.has(word)) return `\\${word} `;
    return isUpright ? `\\mathrm{${word}}` : word;
  }
  if (/^\d/.test(word)) return command === '' ? word : `\\${command}{${word}}`;
  if (word === '&' && aligns) return '& ';
  const letter = letterOf(word);
  if (letter !== undefined) return letter;
  const sign = signOf(word);
  return command !== '' && /^\\[A-Za-z]+$/.test(sign)
    ? `\\${command === 'mathbf' ? 'boldsymbol' : command}{${sign}}`
    : sign;
}

/** Word spaces formulas itself; spaces that somebody typed are small. */
function spaces(text: string): string {
  return Array.from(text, (sign) => (sign === ' ' ? ' ' : signOf(sign))).join('');
}

/** Normal text in a formula (22.1.2.71). Characters that mean something else in math mode are escaped. */
function normalText(text: string): string {
  if (text.trim() === '') return text.replaceAll(' ', '~').replace(/[^~]/g, signOf);
  if (/^[A-Za-z]$/.test(text)) return `\\mathrm{${text}}`;
  if (/^[^\p{L}\p{N}\p{M}\s.,;:!?'’"“”…]$/u.test(text)) return signOf(text);
  return `\\text{${text.replace(/[\\{}$&#^_%~]/g, (sign) => TEXT_SIGNS[sign] ?? `\\${sign}`)}}`;
}

/** Characters that a backslash would turn into an accent or a line break. */
const TEXT_SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};
