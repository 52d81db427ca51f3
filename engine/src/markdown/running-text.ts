/** So many characters at the end of a text decide how what follows is written. */
const END_LENGTH = 32;

/**
 * Text that is written piece by piece. What follows depends on its end alone: to look at all of it for each piece would take
 * quadratic time.
 */
export class RunningText {
  readonly #pieces: string[] = [];
  #end = '';

  add(piece: string): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    const end = this.#end + piece;
    const kept = end.slice(-END_LENGTH);
    // A text that is not blank stays one, however many spaces follow.
    this.#end = /\S/.test(kept) ? kept : end.trimEnd().slice(-1) + kept;
  }

  /** The last characters, blank only if all of the text is. */
  get end(): string {
    return this.#end;
  }

  /** Escapes an exclamation mark, after which a link would be a picture, or a caret, after which it would be a note. */
  escapeEnd(): void {
    if (!/(?<!\\)[!^]$/.test(this.#end)) return;
    const last = this.#pieces.pop() ?? '';
    this.#pieces.push(`${last.slice(0, -1)}\\${last.slice(-1)}`);
    this.#end = `${this.#end.slice(0, -1)}\\${this.#end.slice(-1)}`;
  }

  toString(): string {
    return this.#pieces.join('');
  }
}
