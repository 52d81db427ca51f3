const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '|': '|' };

/** Reads the arguments of a LaTeX command one after another. */
export class Arguments {
  constructor(
    private readonly source: string,
    /** Where the next argument may begin; behind those that were read. */
    public position: number,
  ) {}

  /** The sign with which the next argument begins, if one does. */
  next(): string | undefined {
    const sign = /\s*(\\\{|[{[(|])/y;
    sign.lastIndex = this.position;
    return sign.exec(this.source)?.[1];
  }

  /** What stands between `open` and its partner; `undefined`, and nothing read, where there is no such argument. */
  take(open: string): string | undefined {
    if (this.next() !== open) return undefined;
    const start = this.source.indexOf(open, this.position) + open.length;
    const end = this.#endOf(start, open === '\\{' ? '\\}' : (CLOSING[open] ?? open));
    if (end === undefined) return undefined;
    this.position = end.after;
    return this.source.slice(start, end.before);
  }

  /** A braced argument, or the one sign or command that LaTeX takes for one. */
  one(): string | undefined {
    const braced = this.take('{');
    if (braced !== undefined) return braced;
    const sign = /\s*(\\[A-Za-z]+|[^\s\\{}])/y;
    sign.lastIndex = this.position;
    const found = sign.exec(this.source)?.[1];
    if (found !== undefined) this.position = sign.lastIndex;
    return found;
  }

  /** The partner of an opening sign, outside other braces; of a bracket that is not a brace also outside its like. */
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
