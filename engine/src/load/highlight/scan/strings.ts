import { codeOf, skipBlanks } from './characters.js';
import { sigilEnd } from './ends.js';
import type { Table, TableString } from './table.js';
import type { TokenList } from './token-list.js';

const NEWLINE = codeOf('\n');
const COLON = codeOf(':');

/** A text in quotation marks, or the rest of one behind code in it. */
interface StringPart {
  readonly string: TableString;
  readonly table: Table;
  readonly from: number;
  /** Where its content begins. */
  readonly inside: number;
  /** What closes it, if that depends on how it was opened. */
  readonly close?: string | undefined;
}

/** Where a text ends, or where `insert` opens code in it. */
interface StringEnd {
  readonly end: number;
  readonly insert?: string;
}

/** Colours a text up to its end, or up to code in it. */
export function markString(code: string, part: StringPart, tokens: TokenList): StringEnd {
  const { string, table, from: start, inside, close = string.close } = part;
  const { kind, escapeCode, inserts, stops, rule } = string;
  const closing = codeOf(close);
  let from = start;
  let at = inside;
  while (at < code.length) {
    const sign = code.charCodeAt(at);
    if (sign >= 128 || stops[sign] === 0) {
      at += 1;
      continue;
    }
    if (sign === escapeCode) {
      at += 2;
      continue;
    }
    if (sign === closing && code.startsWith(close, at)) {
      const end = at + close.length;
      const isKey = rule.key && code.charCodeAt(skipBlanks(code, end)) === COLON;
      tokens.mark(from, end, isKey ? rule.key : kind);
      return { end };
    }
    if (sign === NEWLINE && !rule.isLong) break;
    const insert = inserts.find((opening) => code.startsWith(opening, at));
    // Doubled, a brace stands for itself.
    if (insert === '{' && code.startsWith('{{', at)) {
      at += 2;
      continue;
    }
    if (insert) {
      tokens.mark(from, at, kind);
      return { end: at, insert };
    }
    const end = rule.hasSigils ? variableEnd(code, sign, at, table) : at;
    if (end > at) {
      tokens.mark(from, at, kind);
      tokens.mark(at, end, 'name');
      from = end;
      at = end;
    } else at += 1;
  }
  const end = Math.min(at, code.length);
  tokens.mark(from, end, kind);
  return { end };
}

/** The end of a name with its sigil; `at` if there is none. */
function variableEnd(code: string, sign: number, at: number, { rules }: Table): number {
  for (const rule of rules[sign] ?? []) {
    if (rule.type !== 'sigil') continue;
    const inside = at + rule.open.length;
    const end = sigilEnd(code, rule.sigil, inside);
    if (end > inside) return end;
  }
  return at;
}
