import { KIND } from '../../../model/code-tokens.js';
import { afterNext, endOf, lineEnd, tagNameEnd } from './characters.js';
import type { TokenList } from './token-list.js';

/** Text between tags and expressions. */
const TEXT = /[^<{]*/y;

/** Elements of markup that are values in code, as in JSX, with expressions in braces. */
export class Elements {
  /** Whether an expression begins where the last scan ended. */
  isOpen = false;
  #depth = 0;
  #isInTag = false;

  constructor(
    private readonly code: string,
    private readonly tokens: TokenList,
  ) {}

  /** Whether an element begins at the sign `<`, rather than parameters of a type; the last end tag is at `lastTag`. */
  static canBegin(code: string, at: number, lastTag: number): boolean {
    if (code.startsWith('<>', at)) return true;
    const end = tagNameEnd(code, at + 1);
    if (end === at + 1) return false;
    const next = code.charAt(end);
    if (next === '>') return code.charAt(end + 1) !== '(' && lastTag > end;
    return next === '/' || (/\s/.test(next) && !code.startsWith('extends ', end + 1));
  }

  /** Colours the elements up to the next expression, where it stops and is open, or up to their end. */
  scan(from: number): number {
    const { code } = this;
    this.isOpen = false;
    let at = from;
    while (at < code.length) {
      const sign = code.charAt(at);
      if (sign === '{') {
        this.isOpen = true;
        return at;
      }
      if (this.#isInTag) at = this.#tag(sign, at);
      else if (sign === '<') {
        if (code.charAt(at + 1) === '/') {
          const name = at + 2;
          const end = tagNameEnd(code, name);
          this.tokens.mark(name, end, KIND.keyword);
          at = code.charAt(end) === '>' ? end + 1 : end;
          this.#depth -= 1;
        } else {
          const end = tagNameEnd(code, at + 1);
          this.tokens.mark(at + 1, end, KIND.keyword);
          at = end === at ? at + 1 : end;
          this.#depth += 1;
          this.#isInTag = true;
        }
      } else at = endOf(TEXT, code, at);
      if (this.#depth <= 0 && !this.#isInTag) return at;
    }
    return at;
  }

  #tag(sign: string, at: number): number {
    const { code } = this;
    if (sign === '>') {
      this.#isInTag = false;
      return at + 1;
    }
    if (sign === '/' && code.charAt(at + 1) === '>') {
      this.#isInTag = false;
      this.#depth -= 1;
      return at + 2;
    }
    if (code.startsWith('//', at)) {
      const to = lineEnd(code, at);
      this.tokens.mark(at, to, KIND.comment);
      return to;
    }
    if (sign === '"' || sign === "'") {
      const to = afterNext(code, sign, at + 1);
      this.tokens.mark(at, to, KIND.string);
      return to;
    }
    const end = tagNameEnd(code, at);
    if (end > at) this.tokens.mark(at, end, KIND.name);
    return end > at ? end : at + 1;
  }
}
