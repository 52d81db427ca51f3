import { type MathElement, UnsupportedMath } from '../mathml.js';
import { delimited } from './delimiters.js';
import { enclosure } from './enclosure.js';
import { equationArray } from './equation-array.js';
import { isDelimited } from './fences.js';
import { flatten } from './flatten.js';
import { fraction } from './fraction.js';
import { over, under, underOver } from './limits.js';
import { group, lookOf } from './look.js';
import { isNary, isPrime } from './operators.js';
import { padded, phantom } from './phantom.js';
import { root, squareRoot } from './radical.js';
import { writeRow } from './row.js';
import { nothing, run } from './run.js';
import { multiscripts, subSuperscript, subscript, superscript } from './scripts.js';
import { space } from './space.js';
import { table } from './tables.js';
import { identifier, number, operator, text } from './tokens.js';
import type { ElementHandler, MathWriter } from './writer.js';

/** The handler of each element of MathML. */
const handlers: Readonly<Record<string, ElementHandler>> = {
  math: group,
  menclose: enclosure,
  mfrac: fraction,
  mi: identifier,
  mmultiscripts: multiscripts,
  mn: number,
  mo: operator,
  mover: over,
  mpadded: padded,
  mphantom: phantom,
  mroot: root,
  mrow: (element, look, writer) => (isDelimited(element) ? delimited : group)(element, look, writer),
  mspace: space,
  msqrt: squareRoot,
  mstyle: group,
  msub: subscript,
  msubsup: subSuperscript,
  msup: superscript,
  mtable: table,
  mtext: text,
  munder: under,
  munderover: underOver,
};

const writeElement: ElementHandler = (element, look, writer) => {
  const handler = handlers[element.name];
  if (!handler) throw new UnsupportedMath('it refers to another place of the text');
  return handler(element, lookOf(element, look) ?? look, writer);
};

const writer: MathWriter = {
  row: (elements, look) => writeRow(elements, look, writer, writeElement),
  argument(element, look) {
    const row = element ? flatten([element]) : [];
    const [only] = row;
    // A sign by itself is no operator: readers other than Word look for its operands.
    if (only && row.length === 1 && isSign(only))
      return run(only.text, lookOf(only, look) ?? look, { normal: true });
    return writer.row(row, look) || nothing(look);
  },
};

function isSign(element: MathElement): boolean {
  const { name, text: sign, children } = element;
  return name === 'mo' && sign !== '' && children.length === 0 && !isNary(element) && !isPrime(element);
}

/** Writes a formula as an `m:oMath` (ECMA-376 Part 1, 22.1.2.77), for a line of its own as an `m:oMathPara`. */
export function writeEquation(math: MathElement, display: boolean): string {
  const row = flatten([math]);
  const lines = display ? linesOf(row) : [row];
  const rows = lines.map((line) => writer.row(line, {}));
  const content = rows.length > 1 ? equationArray(rows, {}) : (rows[0] ?? '');
  const equation = `<m:oMath>${content || nothing({})}</m:oMath>`;
  return display ? `<m:oMathPara>${equation}</m:oMathPara>` : equation;
}

/** LaTeX breaks no line of a formula at `\\` outside of an environment; many who write it expect that. */
function linesOf(row: readonly MathElement[]): MathElement[][] {
  const lines: MathElement[][] = [[]];
  for (const [at, element] of row.entries()) {
    const breaks = element.name === 'mo' && element.text === '' && element.children.length === 0;
    if (breaks && row[at + 1]?.name !== 'mspace') lines.push([]);
    else lines.at(-1)?.push(element);
  }
  return lines.filter((line) => line.length > 0);
}
