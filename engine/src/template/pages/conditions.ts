import type { FieldInstruction } from '../../model/composed.js';

/** What a field shows: text, or a value that depends on the page. */
export type Shown = string | FieldInstruction;

/** A piece of the code of a field: text, or a field in it with its stored result. */
export type CodePart = string | { readonly stored: string; readonly shown: readonly Shown[] };

/**
 * The branch of an `IF` field that is shown; undefined for other fields (ECMA-376 Part 1, 17.16.5.24). Which one is decided by the stored
 * results of the fields in its condition, so it is the same on all pages.
 */
export function branchOf(code: readonly CodePart[]): readonly Shown[] | undefined {
  const [name, left, operator, right, yes = [], no = []] = operandsOf(code);
  if (!left || !right || storedResultOf(name ?? []).toUpperCase() !== 'IF') return undefined;
  const branch = holds(storedResultOf(left), storedResultOf(operator ?? []), storedResultOf(right))
    ? yes
    : no;
  const isSwitch = typeof branch[0] === 'string' && branch[0].startsWith('\\');
  return isSwitch ? [] : branch.flatMap((part) => (typeof part === 'string' ? [part] : part.shown));
}

const QUOTE = /["“”]/;
const OPERATOR = /[<>=]/;

/** The name of the field and its arguments: words, operators, quoted text and fields. */
function operandsOf(code: readonly CodePart[]): readonly (readonly CodePart[])[] {
  const operands: CodePart[][] = [];
  let current: CodePart[] | undefined;
  let isQuoted = false;
  const append = (part: CodePart): void => {
    if (!current) {
      current = [];
      operands.push(current);
    }
    const last = current.at(-1);
    if (typeof part === 'string' && typeof last === 'string') current[current.length - 1] = last + part;
    else current.push(part);
  };
  const isOperator = (): boolean => typeof current?.[0] === 'string' && OPERATOR.test(current[0]);
  for (const part of code) {
    if (typeof part !== 'string') {
      if (isOperator() && !isQuoted) current = undefined;
      append(part);
      continue;
    }
    for (const sign of part) {
      if (QUOTE.test(sign)) {
        isQuoted = !isQuoted;
        current = undefined;
        if (isQuoted) append('');
      } else if (isQuoted) append(sign);
      else if (/\s/.test(sign)) current = undefined;
      else {
        if (current && isOperator() !== OPERATOR.test(sign)) current = undefined;
        append(sign);
      }
    }
  }
  return operands;
}

/** As text, with the stored results of fields. */
export function storedResultOf(code: readonly CodePart[]): string {
  return code.map((part) => (typeof part === 'string' ? part : part.stored)).join('');
}

function holds(left: string, operator: string, right: string): boolean {
  const [one, other] = [left.trim(), right.trim()];
  const areNumbers = one !== '' && other !== '' && !Number.isNaN(Number(one)) && !Number.isNaN(Number(other));
  const order = areNumbers ? Number(one) - Number(other) : one === other ? 0 : one < other ? -1 : 1;
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '>=':
      return order >= 0;
    default:
      return false;
  }
}
