import { KIND } from '../../../model/code-tokens.js';
import { afterNext, codeOf, endOf, skipBlanks } from './characters.js';
import { sigilEnd } from './ends.js';
import type { Table, TableString } from './table.js';
import type { TokenList } from './token-list.js';

const NEWLINE = codeOf('\n');
const COLON = codeOf(':');

/** A string, or the rest of one after code inserted in it. */
interface StringPart {
  /** Where it begins. */
  readonly from: number;
  /** Where its content begins. */
  readonly inside: number;
  /** What closes it. */
  readonly close: string;
}

/**
 * Colours a string up to its end, or up to code inserted in it. Returns that place; negative if code begins there (see
 * `insertAt`).
 */
export function markString(
  code: string,
  string: TableString,
  table: Table,
  { from: start, inside, close }: StringPart,
  tokens: TokenList,
): number {
  const { kind, body, rule, isRaw } = string;
  if (isRaw) {
    const end = afterNext(code, close, inside);
    tokens.mark(start, end, kind);
    return end;
  }
  let from = start;
  let at = inside;
  while (at < code.length) {
    at = endOf(body, code, at);
    if (code.startsWith(close, at)) {
      const end = at + close.length;
      const isKey = rule.key && code.charCodeAt(skipBlanks(code, end)) === COLON;
      tokens.mark(from, end, isKey && rule.key ? KIND[rule.key] : kind);
      return end;
    }
    const sign = code.charCodeAt(at);
    if (sign === NEWLINE && !rule.isLong) break;
    const insert = insertAt(code, at, string);
    // Doubled, a brace stands for itself.
    if (insert === '{' && code.startsWith('{{', at)) {
      at += 2;
      continue;
    }
    if (insert) {
      tokens.mark(from, at, kind);
      return -at;
    }
    const end = rule.hasSigils ? variableEnd(code, sign, at, table) : at;
    if (end > at) {
      tokens.mark(from, at, kind);
      tokens.mark(at, end, KIND.name);
      from = end;
      at = end;
    } else at += 1;
  }
  const end = Math.min(at, code.length);
  tokens.mark(from, end, kind);
  return end;
}

/** The opening of code inserted in a string at a place, if there is one. */
export function insertAt(code: string, at: number, { inserts }: TableString): string | undefined {
  for (const opening of inserts) if (code.startsWith(opening, at)) return opening;
  return undefined;
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
