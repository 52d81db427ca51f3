import { type CodeTokens, codeToken } from '../../../model/code-tokens.js';

/** Characters up to this one are blank: spaces, tabs, line breaks. */
const SPACE = 0x20;

/** Where the tokens of a text are collected before their number is known; it grows with the longest text. */
let scratch = new Uint32Array(1024);

/**
 * Collects the coloured parts of a text, in their order, as tokens that add up to the whole text. Neighbouring parts of
 * one kind are one token, and a gap without a colour belongs to the token before it: each token costs a run. One list is
 * filled at a time.
 */
export class TokenList {
  /** Where embedded code begins: it is added to all places that are marked. In UTF-16 code units. */
  offset = 0;
  #count = 0;
  /** The kind of the token that is open, where it began, and where its last part ends. */
  #kind = 0;
  #from = 0;
  #end = 0;

  constructor(private readonly code: string) {}

  /** Colours the characters from `from` up to `to`, which come after all that was marked before; `kind` is a number of `KIND`. */
  mark(from: number, to: number, kind: number): void {
    if (from >= to) return;
    const start = from + this.offset;
    if (this.#kind !== 0 && start > this.#end && this.#hasInk(start)) this.#begin(this.#end, 0);
    if (this.#kind !== kind) this.#begin(start, kind);
    this.#end = to + this.offset;
  }

  /** All tokens. */
  finish(): CodeTokens {
    const { length } = this.code;
    if (this.#kind !== 0 && this.#hasInk(length)) this.#begin(this.#end, 0);
    this.#push(length);
    return scratch.slice(0, this.#count);
  }

  /** Whether there is anything visible between the last part and `to`. */
  #hasInk(to: number): boolean {
    for (let at = this.#end; at < to; at += 1) if (this.code.charCodeAt(at) > SPACE) return true;
    return false;
  }

  #begin(at: number, kind: number): void {
    this.#push(at);
    this.#from = at;
    this.#kind = kind;
  }

  #push(to: number): void {
    if (to <= this.#from) return;
    if (this.#count === scratch.length) {
      const larger = new Uint32Array(2 * scratch.length);
      larger.set(scratch);
      scratch = larger;
    }
    scratch[this.#count] = codeToken(this.#kind, to);
    this.#count += 1;
  }
}
