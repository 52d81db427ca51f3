import { KIND } from '../../../model/code-tokens.js';
import { afterNext } from './characters.js';
import type { TokenList } from './token-list.js';

/** Colours an attribute up to the bracket that closes it, with the texts in it; returns its end. */
export function markAttribute(code: string, from: number, inside: number, tokens: TokenList): number {
  let start = from;
  let depth = 1;
  let at = inside;
  while (at < code.length && depth > 0) {
    const sign = code.charAt(at);
    if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    if (sign === '"') {
      tokens.mark(start, at, KIND.meta);
      start = at;
      at = afterNext(code, '"', at + 1);
      tokens.mark(start, at, KIND.string);
      start = at;
    } else at += 1;
  }
  tokens.mark(start, at, KIND.meta);
  return at;
}
