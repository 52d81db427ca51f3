import { lineEnd } from './characters.js';
import type { TokenList } from './token-list.js';

const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'yes', 'no', 'null', '~', 'on', 'off']);
const FLOW = ',[]{}';

/** Colours YAML, line by line. */
export function scanYaml(code: string, tokens: TokenList): void {
  let at = 0;
  /** How many brackets are open. */
  let depth = 0;
  /** Whether a key or a value may begin here. */
  let isBegin = true;
  while (at < code.length) {
    const sign = code.charAt(at);
    if (sign === '\n') {
      isBegin = true;
      at += 1;
    } else if (sign <= ' ') at += 1;
    else if (sign === '#' && (at === 0 || code.charAt(at - 1) <= ' ')) {
      const end = lineEnd(code, at);
      tokens.mark(at, end, 'comment');
      at = end;
    } else if (sign === '-' && isBegin && code.charAt(at + 1) <= ' ') {
      tokens.mark(at, at + 1, 'number');
      at += 1;
    } else if (isBegin && (code.startsWith('---', at) || code.startsWith('...', at)) && isRule(code, at)) {
      tokens.mark(at, at + 3, 'meta');
      at += 3;
    } else if (depth > 0 ? FLOW.includes(sign) : sign === '[' || sign === '{') {
      if (sign === '[' || sign === '{') depth += 1;
      else if (sign !== ',') depth -= 1;
      isBegin = true;
      at += 1;
    } else if (sign === '|' || sign === '>') {
      const end = blockEnd(code, at);
      tokens.mark(at, end, 'string');
      at = end;
    } else if (sign === '&' || sign === '*' || sign === '!') {
      const end = plainEnd(code, at, true);
      tokens.mark(at, end, sign === '!' ? 'type' : 'meta');
      at = end;
    } else if (sign === '"' || sign === "'") {
      const end = quotedEnd(code, at);
      const isKey: boolean = isBegin && code.charAt(end) === ':' && !(code.charAt(end + 1) > ' ');
      if (isKey) tokens.mark(at, end + 1, 'name');
      else if (sign === '"') markText(code, at, end, tokens);
      else tokens.mark(at, end, 'string');
      at = isKey ? end + 1 : end;
      isBegin = isKey;
    } else if (sign === ':' || sign === '?') {
      isBegin = true;
      at += 1;
    } else {
      const end = scalarEnd(code, at, depth > 0);
      if (code.charAt(end) === ':') {
        tokens.mark(at, end + 1, 'name');
        at = end + 1;
        isBegin = false;
        continue;
      }
      const text = code.slice(at, end);
      const isNumber =
        /^[-+]?(?:\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?|0x[\da-f]+|\d{4}(?:-\d\d){2}.{0,20})$/i.test(text);
      tokens.mark(at, end, isNumber || LITERALS.has(text.toLowerCase()) ? 'number' : 'string');
      at = end;
      isBegin = false;
    }
  }
}

/** Colours a text in quotation marks, and the variables of templates in it: `{{ tide }}`. */
function markText(code: string, from: number, to: number, tokens: TokenList): void {
  const text = code.slice(from, to);
  let at = 0;
  for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', at)) {
    const close = text.indexOf('}}', open);
    if (close < 0) break;
    tokens.mark(from + at, from + open, 'string');
    at = close + 2;
    tokens.mark(from + open, from + at, 'name');
  }
  tokens.mark(from + at, to, 'string');
}

function isRule(code: string, at: number): boolean {
  return (at === 0 || code.charAt(at - 1) === '\n') && !(code.charAt(at + 3) > ' ');
}

/** The end of a scalar without quotation marks, where a colon may follow. */
function scalarEnd(code: string, from: number, isFlow: boolean): number {
  let at = from;
  for (; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\n' || (sign === '#' && code.charAt(at - 1) <= ' ')) break;
    if (sign === ':' && !(code.charAt(at + 1) > ' ')) break;
    if (isFlow && FLOW.includes(sign)) break;
  }
  if (code.charAt(at) === ':') return at;
  while (at > from && code.charAt(at - 1) <= ' ') at -= 1;
  return at;
}

/** The end of a name behind a sign. */
function plainEnd(code: string, from: number, isFlow: boolean): number {
  let at = from + 1;
  while (code.charAt(at) > ' ' && !(isFlow && FLOW.includes(code.charAt(at)))) at += 1;
  return at;
}

function quotedEnd(code: string, from: number): number {
  const quote = code.charAt(from);
  let at = from + 1;
  for (; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === quote) return at + 1;
    if (sign === '\\' && quote === '"') at += 1;
  }
  return Math.min(at, code.length);
}

/** The end of a text of several lines, which are indented further than the line where it begins. */
function blockEnd(code: string, from: number): number {
  const begin = code.lastIndexOf('\n', from) + 1;
  const indent = indentOf(code, begin);
  let end = lineEnd(code, from);
  while (end < code.length) {
    const next = lineEnd(code, end + 1);
    const own = indentOf(code, end + 1);
    if (end + 1 + own < next && own <= indent) break;
    end = next;
  }
  return end;
}

function indentOf(code: string, line: number): number {
  let at = line;
  while (code.charAt(at) === ' ') at += 1;
  return at - line;
}
