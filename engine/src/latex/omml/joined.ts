/** A command that ends in a letter needs a space before another letter. */
export function joined(before: string, after: string): string {
  return before + (isApart(before, after) ? ' ' : '') + after;
}

function isApart(before: string, after: string): boolean {
  return /\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(after);
}

/** LaTeX that is put together of many pieces. Only the end of it is looked at, so that each piece costs the same. */
export class JoinedLatex {
  readonly #pieces: string[] = [];
  #end = '';

  add(piece: string): void {
    if (piece === '') return;
    const next = isApart(this.#end, piece) ? ` ${piece}` : piece;
    this.#pieces.push(next);
    this.#end = (this.#end + next.slice(-LONGEST_COMMAND)).slice(-LONGEST_COMMAND);
  }

  /** Takes a small space at the end away. */
  dropSmallSpace(): void {
    const last = this.#pieces.at(-1);
    if (!last?.endsWith('\\,')) return;
    this.#pieces[this.#pieces.length - 1] = last.slice(0, -2);
    this.#end = this.#end.slice(0, -2);
  }

  toString(): string {
    return this.#pieces.join('');
  }
}

/** No command that is written here is longer, in UTF-16 code units. */
const LONGEST_COMMAND = 40;
