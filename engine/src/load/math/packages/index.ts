import { Arguments } from '../../../latex/arguments.js';
import { delimitedQuantity, derivative } from './physics.js';
import { numberOf, quantityOf, unitOf } from './siunitx.js';

/** Expands a command; `undefined` if its arguments are not those of the package. */
type Expansion = (read: Arguments) => string | undefined;

const withUnit: Expansion = (read) => {
  read.take('[');
  const [number, unit] = [read.take('{'), read.take('{')];
  return number === undefined || unit === undefined ? undefined : quantityOf(number, unit);
};

/** Two numbers with the unit that they share. */
const rangeWithUnit: Expansion = (read) => {
  read.take('[');
  const [first, last, unit] = [read.take('{'), read.take('{'), read.take('{')];
  if (first === undefined || last === undefined || unit === undefined) return undefined;
  return `${quantityOf(first, unit)}\\text{–}${quantityOf(last, unit)}`;
};

const unit: Expansion = (read) => {
  read.take('[');
  const source = read.take('{');
  return source === undefined ? undefined : unitOf(source);
};

/** Addresses and attributes for HTML pages, which formulas in Word cannot have: only the second argument is kept. */
const second: Expansion = (read) => (read.take('{') === undefined ? undefined : read.one());

/** Commands of the packages physics and siunitx, and of MathJax, that the library does not know or supports only in part. */
const EXPANSIONS: Readonly<Record<string, Expansion>> = {
  SI: withUnit,
  SIrange: rangeWithUnit,
  ang: (read) => {
    const source = read.take('{');
    return source === undefined ? undefined : `${source}^\\circ`;
  },
  class: second,
  cssId: second,
  dv: (read) => derivative('\\mathrm{d}', read),
  href: second,
  num: (read) => {
    read.take('[');
    const source = read.take('{');
    return source === undefined ? undefined : numberOf(source);
  },
  numrange: (read) => {
    read.take('[');
    const [first, last] = [read.take('{'), read.take('{')];
    return first === undefined || last === undefined
      ? undefined
      : `${numberOf(first)}\\text{–}${numberOf(last)}`;
  },
  pdv: (read) => derivative('\\partial', read),
  qty: (read) => {
    const start = read.position;
    const found = withUnit(read);
    if (found === undefined) read.position = start;
    return found ?? delimitedQuantity(read);
  },
  qtyrange: rangeWithUnit,
  // The library accepts only whole numbers.
  sfrac: (read) => {
    const start = read.position;
    const [above, below] = [read.one(), read.one()];
    if (above === undefined || below === undefined) return undefined;
    const isPlain = /^\d+$/.test(above) && /^\d+$/.test(below);
    if (!isPlain) return `{${above}}/{${below}}`;
    read.position = start;
    return undefined;
  },
  si: unit,
  style: second,
  unicode: (read) => {
    const code = /^\s*(?:x([\da-f]{1,6})|(\d{1,7}))\s*$/i.exec(read.take('{') ?? '');
    const point = code?.[1] ? Number.parseInt(code[1], 16) : Number(code?.[2]);
    return point > 0x20 && point <= 0x10ffff ? `\\text{${String.fromCodePoint(point)}}` : undefined;
  },
  unit,
};

const COMMAND = new RegExp(`\\\\(${Object.keys(EXPANSIONS).join('|')})(?![A-Za-z])\\*?`, 'g');
const DEFINED = /\\(?:[egx]?def|(?:re)?newcommand|providecommand)\*?\s*\{?\s*\\([A-Za-z]+)/g;

/** Expands the commands that the library does not know. A formula's own definitions take precedence. */
export function expandPackages(latex: string): string {
  const commands = [...latex.matchAll(COMMAND)];
  if (commands.length === 0) return latex;
  const own = new Set(Array.from(latex.matchAll(DEFINED), ([, name]) => name));
  let expanded = latex;
  // From the last to the first, so that the arguments of each are already expanded.
  for (const { 0: command, 1: name = '', index } of commands.reverse()) {
    if (own.has(name)) continue;
    const read = new Arguments(expanded, index + command.length);
    const text = EXPANSIONS[name]?.(read);
    if (text !== undefined) expanded = `${expanded.slice(0, index)}{${text}}${expanded.slice(read.position)}`;
  }
  return expanded;
}
