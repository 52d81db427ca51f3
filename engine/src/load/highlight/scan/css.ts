import { behind, indexOrEnd, isDigit, lineEnd } from './characters.js';
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
    if (sign <= ' ') at += 1;
    else if (code.startsWith('/*', at)) {
      const end = behind(code, '*/', at + 2);
      tokens.mark(at, end, 'comment');
      at = end;
    } else if (hasLineComments && code.startsWith('//', at)) {
      const end = lineEnd(code, at);
      tokens.mark(at, end, 'comment');
      at = end;
    } else if (sign === '"' || sign === "'") {
      const end = stringEnd(code, at);
      tokens.mark(at, end, 'string');
      at = end;
    } else if (sign === '{' || sign === '}' || sign === ';') {
      if (sign === '{') depth += 1;
      if (sign === '}') depth = Math.max(depth - 1, 0);
      isValue = false;
      isAtRule = false;
      at += 1;
    } else if (sign === '@') {
      const end = nameEnd(code, at + 1);
      tokens.mark(at, end, 'keyword');
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
        tokens.mark(at, end, 'number');
        at = end;
      } else if (sign === '$' || (sign === '-' && code.charAt(at + 1) === '-')) {
        const end = nameEnd(code, at + 1);
        tokens.mark(at, end, 'name');
        at = Math.max(end, at + 1);
      } else if (isName) {
        const end = nameEnd(code, at);
        const next = code.charAt(end);
        if (isValue) {
          if (next === '(') {
            tokens.mark(at, end, 'type');
            if (/^url$/i.test(code.slice(at, end)) && !/["']/.test(code.charAt(end + 1))) {
              const to = indexOrEnd(code, ')', end);
              tokens.mark(end + 1, to, 'string');
              at = to;
              continue;
            }
          } else if (next === ':') tokens.mark(at, end, 'name');
          else if (isAtRule && MODIFIERS.has(code.slice(at, end))) tokens.mark(at, end, 'keyword');
        } else tokens.mark(at, end, isDeclaration ? 'name' : 'keyword');
        at = end;
      } else if (sign === ':' && isDeclaration) {
        isValue = true;
        at += 1;
      } else if (sign === '!' && isValue) {
        const end = nameEnd(code, at + 1);
        tokens.mark(at, end, 'meta');
        at = Math.max(end, at + 1);
      } else if (sign === '#' && isValue) {
        const end = nameEnd(code, at + 1);
        tokens.mark(at, end, 'number');
        at = Math.max(end, at + 1);
      } else if (!isDeclaration && '.#:'.includes(sign)) {
        const begin = code.startsWith('::', at) ? at + 2 : at + 1;
        const end = nameEnd(code, begin);
        if (end > begin) tokens.mark(at, end, 'name');
        at = Math.max(end, begin);
      } else if (!isDeclaration && sign === '[') {
        const close = code.slice(at, known).indexOf(']');
        const end = close < 0 ? known : at + close + 1;
        tokens.mark(at, end, 'name');
        at = end;
      } else at += 1;
    }
  }
}

/** Where a statement ends: at the next brace or semicolon. */
function statementEnd(code: string, from: number): number {
  let at = from;
  while (at < code.length && !';{}'.includes(code.charAt(at))) {
    const sign = code.charAt(at);
    at = sign === '"' || sign === "'" ? stringEnd(code, at) : code.startsWith('#{', at) ? at + 2 : at + 1;
  }
  return at;
}

function stringEnd(code: string, from: number): number {
  const quote = code.charAt(from);
  let at = from + 1;
  for (; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === quote) return at + 1;
    if (sign === '\n') return at;
    if (sign === '\\') at += 1;
  }
  return Math.min(at, code.length);
}

function numberEnd(code: string, from: number): number {
  let at = from + 1;
  while (isDigit(code.charCodeAt(at)) || (code.charAt(at) === '.' && isDigit(code.charCodeAt(at + 1))))
    at += 1;
  if (code.charAt(at) === '%') return at + 1;
  while (isNamePart(code.charCodeAt(at))) at += 1;
  return at;
}

function nameEnd(code: string, from: number): number {
  let at = from;
  while (isNamePart(code.charCodeAt(at))) at += 1;
  return at;
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
