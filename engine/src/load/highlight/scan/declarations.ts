import { KIND } from '../../../model/code-tokens.js';
import { codeOf, endOf, isNameBegin, isNamePart, LETTERS_BEYOND_ASCII, skipBlanks } from './characters.js';
import { AHEAD } from './ends.js';

/** A name that comes after its type, as in `int tide(…)` and `int tide = …`. */
export interface Declared {
  readonly at: number;
  /** A number of `KIND`. */
  readonly kind: number;
}

const PARENTHESIS = codeOf('(');
const EQUALS = codeOf('=');
/** What may be between a type and the name, besides blanks: pointers and references. */
const POINTERS = '*&';
/** What may be in the parameters of a type, besides names. */
const IN_PARAMETERS = ' ,.?&*[]:()';

/** What may come directly after a type. */
const MAY_BE_TYPE = /[\0- <[?*&]/;
/** A name, as far as it is looked at. */
const NAME = new RegExp(`[\\w${LETTERS_BEYOND_ASCII}]{0,${AHEAD}}`, 'y');

/** The name that comes after what may be a type, which ends at `to`; `undefined` if there is none. */
export function nameAfterType(
  code: string,
  to: number,
  isListed: (name: string) => boolean,
): Declared | undefined {
  if (!MAY_BE_TYPE.test(code.charAt(to))) return undefined;
  const end = parametersEnd(code, to);
  let at = skipBlanks(code, end);
  while (at < code.length && POINTERS.includes(code.charAt(at))) at += 1;
  if (at === end || !isNameBegin(code.charCodeAt(at))) return undefined;
  const nameEnd = endOf(NAME, code, at);
  if (isListed(code.slice(at, nameEnd))) return undefined;
  const next = skipBlanks(code, nameEnd);
  const sign = code.charCodeAt(next);
  if (sign === PARENTHESIS) return { at, kind: KIND.function };
  return sign === EQUALS && code.charCodeAt(next + 1) !== EQUALS ? { at, kind: KIND.name } : undefined;
}

/** The end of a type's parameters and brackets, which begin at `from`. */
function parametersEnd(code: string, from: number): number {
  let at = from;
  const limit = Math.min(code.length, from + AHEAD);
  if (code.charAt(at) === '<') {
    let depth = 0;
    for (; at < limit; at += 1) {
      const sign = code.charAt(at);
      if (sign === '<') depth += 1;
      else if (sign === '>') depth -= 1;
      else if (!isNamePart(code.charCodeAt(at)) && !IN_PARAMETERS.includes(sign)) return from;
      if (depth === 0) break;
    }
    at += 1;
  }
  if (code.charAt(at) === '?') at += 1;
  while (at < limit && code.startsWith('[]', at)) at += 2;
  return at;
}

/** Whether a function with an arrow is assigned to the name that ends at `to`. */
export function isArrowAfter(code: string, to: number): boolean {
  const equals = skipBlanks(code, to);
  if (code.charCodeAt(equals) !== EQUALS) return false;
  let at = skipBlanks(code, equals + 1);
  if (code.startsWith('async', at)) at = skipBlanks(code, at + 'async'.length);
  const limit = Math.min(code.length, at + AHEAD);
  if (code.charCodeAt(at) === PARENTHESIS) {
    let depth = 0;
    for (; at < limit; at += 1) {
      const sign = code.charCodeAt(at);
      if (sign === PARENTHESIS) depth += 1;
      else if (sign === PARENTHESIS + 1) depth -= 1;
      if (depth === 0) break;
    }
    at += 1;
  } else while (at < limit && isNamePart(code.charCodeAt(at))) at += 1;
  return code.startsWith('=>', skipBlanks(code, at));
}
