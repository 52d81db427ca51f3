import type { MathContent, MathLook } from '../../../model/formula.js';
import type { MathElement } from '../mathml.js';
import type { ElementHandler, MathConverter } from './converter.js';
import { grows } from './fences.js';
import { flatten } from './flatten.js';
import { mathObject } from './math-object.js';
import { ruledColumns } from './matrix.js';
import { filled, run } from './run.js';

/** A row between two delimiters that grow with it (22.1.2.24) or keep their size. */
export const delimited: ElementHandler = (element, look, converter) => {
  const { children } = element;
  const inner = children.slice(1, -1);
  const [open = '', close = ''] = [children[0]?.text, children.at(-1)?.text];
  if (!grows(element) && !BARS.has(open)) {
    const letters = PAIRS.has(open + close) ? {} : ({ normal: true } as const);
    return [...run(open, look, letters), ...converter.row(inner, look), ...run(close, look, letters)];
  }
  return delimiters(open, close, inner, look, converter);
};

/** Pairs that readers other than Word recognize; for other brackets, they search for the partner. */
const PAIRS = new Set(['()', '[]', '{}', '⌊⌋', '⌈⌉', '⟨⟩']);
const BARS = new Set('|‖');

/** Splits at LaTeX's `\middle` signs, and a matrix at its vertical rules. */
function delimiters(
  open: string,
  close: string,
  inner: readonly MathElement[],
  look: MathLook,
  converter: MathConverter,
): MathContent {
  const [only, second] = flatten(inner);
  const columns = only?.name === 'mtable' && !second ? ruledColumns(only, look, converter) : undefined;
  const { parts, separator } = split(inner);
  const args = columns ?? parts.map((part) => filled(converter.row(part, look), look));
  const sepChr = args.length > 1 ? (columns ? '|' : separator) : undefined;
  const ends = { begChr: open, sepChr, endChr: close };
  return mathObject(
    'd',
    ends,
    look,
    args.map((content) => ['e', content] as const),
  );
}

function split(inner: readonly MathElement[]): {
  readonly parts: readonly MathElement[][];
  readonly separator: string;
} {
  const separators = inner.filter(isMiddle);
  const separator = separators[0]?.text ?? '|';
  const same = separators.every(({ text }) => text === separator);
  const parts: MathElement[][] = [[]];
  for (const element of inner) {
    if (same && isMiddle(element)) parts.push([]);
    else parts.at(-1)?.push(element);
  }
  return { parts, separator };
}

function isMiddle({ name, attributes }: MathElement): boolean {
  return name === 'mo' && attributes.stretchy === 'true' && attributes.form === 'infix';
}

const OPENING = '([{⟨⌊⌈';
const CLOSING = ')]}⟩⌋⌉';

/** Makes delimited rows of the content of large brackets, such as LaTeX's `\bigl(`. */
export function pairLargeBrackets(row: readonly MathElement[]): readonly MathElement[] {
  if (!row.some(isLarge)) return row;
  const open: MathElement[][] = [[]];
  for (const element of row) {
    if (isLarge(element) && OPENING.includes(element.text)) open.push([element]);
    else if (isLarge(element) && CLOSING.includes(element.text) && open.length > 1) {
      const children = [...(open.pop() ?? []), element].map((child) =>
        isLarge(child) ? fence(child) : child,
      );
      open.at(-1)?.push({ name: 'mrow', attributes: {}, children, text: '' });
    } else open.at(-1)?.push(element);
  }
  return open.flat();
}

function isLarge({ name, attributes, text }: MathElement): boolean {
  return (
    name === 'mo' && attributes.minsize !== undefined && (OPENING + CLOSING).includes(text) && text !== ''
  );
}

function fence({ name, text }: MathElement): MathElement {
  return { name, attributes: { fence: 'true' }, children: [], text };
}
