import { KIND } from '../../../model/code-tokens.js';
import { afterNext, endOf, indexOrEnd, isDigit, lineEnd } from './characters.js';
import type { TokenList } from './token-list.js';

const MODIFIERS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'only']);

/** Colours style sheets: CSS and, where it differs, SCSS and Less. */
export function scanCss(code: string, tokens: TokenList, hasLineComments = false): void {
  let at = 0;
  let depth = 0;
  /** Whether the statement is a declaration whose value has begun. */
  let isValue = false;
  /** Up to here, it is known whether the statement is a declaration. */
  let known = 0;
  let isDeclaration = false;
  let isAtRule = false;
  while (at < code.length) {
    const sign = code.charAt(at);
    if (sign <= ' ') at = endOf(BLANKS, code, at);
    else if (code.startsWith('/*', at)) {
      const end = afterNext(code, '*/', at + 2);
      tokens.mark(at, end, KIND.comment);
      at = end;
    } else if (hasLineComments && code.startsWith('//', at)) {
      const end = lineEnd(code, at);
      tokens.mark(at, end, KIND.comment);
      at = end;
    } else if (sign === '"' || sign === "'") {
      const end = stringEnd(code, at);
      tokens.mark(at, end, KIND.string);
      at = end;
    } else if (sign === '{' || sign === '}' || sign === ';') {
      if (sign === '{') depth += 1;
      if (sign === '}') depth = Math.max(depth - 1, 0);
      isValue = false;
      isAtRule = false;
      at += 1;
    } else if (sign === '@') {
      const end = nameEnd(code, at + 1);
      tokens.mark(at, end, KIND.keyword);
      at = Math.max(end, at + 1);
      if (at >= known) known = statementEnd(code, at);
      isDeclaration = false;
      isAtRule = true;
      isValue = true;
    } else {
      if (at >= known) {
        known = statementEnd(code, at);
        isDeclaration = depth > 0 && code.charAt(known) !== '{';
        isValue = false;
      }
      const isName = isNamePart(code.charCodeAt(at));
      if (
        isDigit(code.charCodeAt(at)) ||
        ('.-+'.includes(sign) && isValue && isDigit(code.charCodeAt(at + 1)))
      ) {
        const end = numberEnd(code, at);
        tokens.mark(at, end, KIND.number);
        at = end;
      } else if (sign === '$' || (sign === '-' && code.charAt(at + 1) === '-')) {
        const end = nameEnd(code, at + 1);
        tokens.mark(at, end, KIND.name);
        at = Math.max(end, at + 1);
      } else if (isName) {
        const end = nameEnd(code, at);
        const next = code.charAt(end);
        if (isValue) {
          if (next === '(') {
            tokens.mark(at, end, KIND.type);
            if (/^url$/i.test(code.slice(at, end)) && !/["']/.test(code.charAt(end + 1))) {
              const to = indexOrEnd(code, ')', end);
              tokens.mark(end + 1, to, KIND.string);
              at = to;
              continue;
            }
          } else if (next === ':') tokens.mark(at, end, KIND.name);
          else if (isAtRule && MODIFIERS.has(code.slice(at, end))) tokens.mark(at, end, KIND.keyword);
        } else tokens.mark(at, end, isDeclaration ? KIND.name : KIND.keyword);
        at = end;
      } else if (sign === ':' && isDeclaration) {
        isValue = true;
        at += 1;
      } else if (sign === '!' && isValue) {
        const end = nameEnd(code, at + 1);
        tokens.mark(at, end, KIND.meta);
        at = Math.max(end, at + 1);
      } else if (sign === '#' && isValue) {
        const end = nameEnd(code, at + 1);
        tokens.mark(at, end, KIND.number);
        at = Math.max(end, at + 1);
      } else if (!isDeclaration && '.#:'.includes(sign)) {
        const begin = code.startsWith('::', at) ? at + 2 : at + 1;
        const end = nameEnd(code, begin);
        if (end > begin) tokens.mark(at, end, KIND.name);
        at = Math.max(end, begin);
      } else if (!isDeclaration && sign === '[') {
        const close = code.slice(at, known).indexOf(']');
        const end = close < 0 ? known : at + close + 1;
        tokens.mark(at, end, KIND.name);
        at = end;
      } else at += 1;
    }
  }
}

/** A string, which ends with its line at the latest. */
const STRINGS = `"[^"\\n\\\\]*(?:\\\\[\\s\\S]?[^"\\n\\\\]*)*"?|'[^'\\n\\\\]*(?:\\\\[\\s\\S]?[^'\\n\\\\]*)*'?`;
const STRING = new RegExp(STRINGS, 'y');
const STATEMENT = new RegExp(`(?:[^;{}"'#]+|#\\{?|${STRINGS})*`, 'y');
const BLANKS = /[\0- ]*/y;
const NAME = /[-\w\u00c0-\uffff]*/y;
const NUMBER = /[\s\S](?:[0-9]|\.(?=[0-9]))*(?:%|[-\w\u00c0-\uffff]*)/y;

/** Where a statement ends: at the next brace or semicolon. */
function statementEnd(code: string, from: number): number {
  return endOf(STATEMENT, code, from);
}

function stringEnd(code: string, from: number): number {
  return endOf(STRING, code, from);
}

function numberEnd(code: string, from: number): number {
  return endOf(NUMBER, code, from);
}

function nameEnd(code: string, from: number): number {
  return endOf(NAME, code, from);
}

function isNamePart(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x2d ||
    code === 0x5f ||
    code >= 0xc0
  );
}
