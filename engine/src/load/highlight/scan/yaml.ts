import { KIND } from '../../../model/code-tokens.js';
import { afterNext, endOf, lineEnd } from './characters.js';
import type { TokenList } from './token-list.js';

const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'yes', 'no', 'null', '~', 'on', 'off']);
const FLOW = ',[]{}';

/** Blanks within a line. */
const BLANKS = /[\0-\t\v- ]*/y;
/** A scalar without quotation marks, up to a comment or the colon after a key; in brackets, also up to a bracket or comma. */
const SCALAR = /(?:[^\0- :]|:(?=[!-\uffff])|[\0-\t\v- ](?!#))*/y;
const FLOW_SCALAR = /(?:[^\0- :,[\]{}]|:(?=[!-\uffff])|[\0-\t\v- ](?!#))*/y;
/** A name after a sign. */
const PLAIN = /[!-\uffff]*/y;
const FLOW_PLAIN = /[!-+\--Z\\^-z|~-\uffff]*/y;
const QUOTED = /"[^"\\]*(?:\\[\s\S]?[^"\\]*)*"?/y;
const NUMBER = /^[-+]?(?:\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?|0x[\da-f]+|\d{4}(?:-\d\d){2}.{0,20})$/i;

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
    } else if (sign <= ' ') at = endOf(BLANKS, code, at);
    else if (sign === '#' && (at === 0 || code.charAt(at - 1) <= ' ')) {
      const end = lineEnd(code, at);
      tokens.mark(at, end, KIND.comment);
      at = end;
    } else if (sign === '-' && isBegin && code.charAt(at + 1) <= ' ') {
      tokens.mark(at, at + 1, KIND.number);
      at += 1;
    } else if (isBegin && (code.startsWith('---', at) || code.startsWith('...', at)) && isRule(code, at)) {
      tokens.mark(at, at + 3, KIND.meta);
      at += 3;
    } else if (depth > 0 ? FLOW.includes(sign) : sign === '[' || sign === '{') {
      if (sign === '[' || sign === '{') depth += 1;
      else if (sign !== ',') depth -= 1;
      isBegin = true;
      at += 1;
    } else if (sign === '|' || sign === '>') {
      const end = blockEnd(code, at);
      tokens.mark(at, end, KIND.string);
      at = end;
    } else if (sign === '&' || sign === '*' || sign === '!') {
      const end = plainEnd(code, at, true);
      tokens.mark(at, end, sign === '!' ? KIND.type : KIND.meta);
      at = end;
    } else if (sign === '"' || sign === "'") {
      const end = quotedEnd(code, at);
      const isKey: boolean = isBegin && code.charAt(end) === ':' && !(code.charAt(end + 1) > ' ');
      if (isKey) tokens.mark(at, end + 1, KIND.name);
      else if (sign === '"') markText(code, at, end, tokens);
      else tokens.mark(at, end, KIND.string);
      at = isKey ? end + 1 : end;
      isBegin = isKey;
    } else if (sign === ':' || sign === '?') {
      isBegin = true;
      at += 1;
    } else {
      const end = scalarEnd(code, at, depth > 0);
      if (code.charAt(end) === ':') {
        tokens.mark(at, end + 1, KIND.name);
        at = end + 1;
        isBegin = false;
        continue;
      }
      const text = code.slice(at, end);
      tokens.mark(at, end, NUMBER.test(text) || LITERALS.has(text.toLowerCase()) ? KIND.number : KIND.string);
      at = end;
      isBegin = false;
    }
  }
}

/** Colours a quoted scalar, and the template variables in it: `{{ tide }}`. */
function markText(code: string, from: number, to: number, tokens: TokenList): void {
  const text = code.slice(from, to);
  let at = 0;
  for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', at)) {
    const close = text.indexOf('}}', open);
    if (close < 0) break;
    tokens.mark(from + at, from + open, KIND.string);
    at = close + 2;
    tokens.mark(from + open, from + at, KIND.name);
  }
  tokens.mark(from + at, to, KIND.string);
}

function isRule(code: string, at: number): boolean {
  return (at === 0 || code.charAt(at - 1) === '\n') && !(code.charAt(at + 3) > ' ');
}

/** The end of a scalar without quotation marks, where a colon may follow. */
function scalarEnd(code: string, from: number, isFlow: boolean): number {
  let at = endOf(isFlow ? FLOW_SCALAR : SCALAR, code, from);
  if (code.charAt(at) === ':') return at;
  while (at > from && code.charAt(at - 1) <= ' ') at -= 1;
  return at;
}

/** The end of a name after a sign. */
function plainEnd(code: string, from: number, isFlow: boolean): number {
  return endOf(isFlow ? FLOW_PLAIN : PLAIN, code, from + 1);
}

function quotedEnd(code: string, from: number): number {
  return code.charAt(from) === '"' ? endOf(QUOTED, code, from) : afterNext(code, "'", from + 1);
}

/** The end of a block scalar, whose lines are indented further than the line on which it begins. */
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
