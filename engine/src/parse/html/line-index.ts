/** Finds the line of any position in a text, in logarithmic time. */
export class LineIndex {
  readonly #ends: number[] = [];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#ends.push(at);
  }

  /** The number of line breaks before `offset`, in UTF-16 code units. */
  breaksBefore(offset: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
