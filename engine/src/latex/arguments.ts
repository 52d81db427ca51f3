const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '|': '|' };

/** Reads the arguments of a LaTeX command one after another. */
export class Arguments {
  constructor(
    private readonly source: string,
    /** The position after the arguments read so far, where the next one may begin. */
    public position: number,
  ) {}

  /** The character with which the next argument begins, if there is one. */
  next(): string | undefined {
    const sign = /\s*(\\\{|[{[(|])/y;
    sign.lastIndex = this.position;
    return sign.exec(this.source)?.[1];
  }

  /**
   * The text between `open` and its partner. If there is no such argument, nothing is read and the result is
   * `undefined`.
   */
  take(open: string): string | undefined {
    if (this.next() !== open) return undefined;
    const start = this.source.indexOf(open, this.position) + open.length;
    const end = this.#endOf(start, open === '\\{' ? '\\}' : (CLOSING[open] ?? open));
    if (end === undefined) return undefined;
    this.position = end.after;
    return this.source.slice(start, end.before);
  }

  /** An argument in braces, or the single character or command that LaTeX takes as one. */
  one(): string | undefined {
    const braced = this.take('{');
    if (braced !== undefined) return braced;
    const sign = /\s*(\\[A-Za-z]+|[^\s\\{}])/y;
    sign.lastIndex = this.position;
    const found = sign.exec(this.source)?.[1];
    if (found !== undefined) this.position = sign.lastIndex;
    return found;
  }

  /** The partner of an opening sign, outside other braces; for other brackets, nested pairs are skipped, too. */
  #endOf(start: number, close: string): { readonly before: number; readonly after: number } | undefined {
    const open = Object.keys(CLOSING).find((sign) => CLOSING[sign] === close && sign !== close);
    let [braces, like] = [0, 0];
    for (const { 0: sign, index } of this.source.slice(start).matchAll(/\\.|[{}[\]()|]/gs)) {
      if (braces === 0 && like === 0 && sign === close)
        return { before: start + index, after: start + index + sign.length };
      if (sign === '{') braces++;
      else if (sign === '}') {
        if (--braces < 0) return undefined;
      } else if (braces === 0 && sign === open) like++;
      else if (braces === 0 && sign === close) like--;
    }
    return undefined;
  }
}
