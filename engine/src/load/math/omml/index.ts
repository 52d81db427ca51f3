import type { MathContent } from '../../../model/formula.js';
import { type MathElement, UnsupportedMath } from '../mathml.js';
import type { ElementHandler, MathConverter } from './converter.js';
import { delimited } from './delimiters.js';
import { enclosure } from './enclosure.js';
import { equationArray } from './equation-array.js';
import { isDelimited } from './fences.js';
import { flatten } from './flatten.js';
import { group, lookOf } from './group-look.js';
import { over, under, underOver } from './limits.js';
import { fraction, padded, phantom, root, squareRoot } from './objects.js';
import { isNary, isPrime } from './operators.js';
import { convertRow } from './row.js';
import { filled, run } from './run.js';
import { multiscripts, subSuperscript, subscript, superscript } from './scripts.js';
import { space } from './space.js';
import { table } from './tables.js';
import { identifier, number, operator, text } from './tokens.js';

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
  mrow: (element, look, converter) => (isDelimited(element) ? delimited : group)(element, look, converter),
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

const convertElement: ElementHandler = (element, look, converter) => {
  const handler = handlers[element.name];
  if (!handler) throw new UnsupportedMath('it refers to another place in the text');
  return handler(element, lookOf(element, look) ?? look, converter);
};

const converter: MathConverter = {
  row: (elements, look) => convertRow(elements, look, converter, convertElement),
  argument(element, look) {
    const row = element ? flatten([element]) : [];
    const [only] = row;
    // An operator by itself becomes text: readers other than Word would look for its operands.
    if (only && row.length === 1 && isSign(only))
      return run(only.text, lookOf(only, look) ?? look, { normal: true });
    return filled(converter.row(row, look), look);
  },
};

function isSign(element: MathElement): boolean {
  const { name, text: sign, children } = element;
  return name === 'mo' && sign !== '' && children.length === 0 && !isNary(element) && !isPrime(element);
}

/** Converts a formula to Office Math; one on a line of its own may have several lines. */
export function officeMathOf(math: MathElement, display: boolean): MathContent {
  const row = flatten([math]);
  const lines = display ? linesOf(row) : [row];
  const rows = lines.map((line) => converter.row(line, {}));
  return filled(rows.length > 1 ? equationArray(rows, {}) : (rows[0] ?? []), {});
}

/** LaTeX ignores `\\` in a formula outside an environment, but many authors expect a line break. */
function linesOf(row: readonly MathElement[]): MathElement[][] {
  const lines: MathElement[][] = [[]];
  for (const [at, element] of row.entries()) {
    const breaks = element.name === 'mo' && element.text === '' && element.children.length === 0;
    if (breaks && row[at + 1]?.name !== 'mspace') lines.push([]);
    else lines.at(-1)?.push(element);
  }
  return lines.filter((line) => line.length > 0);
}
