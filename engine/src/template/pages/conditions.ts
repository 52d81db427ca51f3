import type { Shown } from '../../model/composed-inlines.js';
import { holds } from '../../model/field-conditions.js';

/** A piece of the code of a field: text, or a field in it with its stored result. */
export type CodePart = string | { readonly stored: string; readonly shown: readonly Shown[] };

/**
 * What an `IF` field shows; undefined for other fields (ECMA-376 Part 1, 17.16.5.24). If its condition has no field whose value depends
 * on the page, it is decided by the stored results, and is the same on all pages.
 */
export function shownOfCondition(code: readonly CodePart[]): readonly Shown[] | undefined {
  const [name, left, operator = [], right, yes = [], no = []] = operandsOf(code);
  if (!left || !right || storedResultOf(name ?? []).toUpperCase() !== 'IF') return undefined;
  const sign = storedResultOf(operator);
  const [one, other] = [shownIn(left), shownIn(right)];
  if ([...one, ...other].every((part) => typeof part === 'string'))
    return branch(holds(storedResultOf(left), sign, storedResultOf(right)) ? yes : no);
  return [{ kind: 'condition', left: one, operator: sign, right: other, yes: branch(yes), no: branch(no) }];
}

/** A branch that is left out may be followed by a switch. */
function branch(operand: readonly CodePart[]): readonly Shown[] {
  const isSwitch = typeof operand[0] === 'string' && operand[0].startsWith('\\');
  return isSwitch ? [] : shownIn(operand);
}

function shownIn(operand: readonly CodePart[]): readonly Shown[] {
  return operand.flatMap((part) => (typeof part === 'string' ? [part] : part.shown));
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
