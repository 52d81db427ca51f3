/** A part of a text, as UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Inline notes, `^[…]`, and references without a circumflex, `[1]`, in a part of a text. */
export function* noteMarksIn(
  source: string,
  from: number,
  to: number,
  marks: readonly string[],
): Generator<Span> {
  const known = new Set(marks);
  const part = source.slice(from, to);
  const sign = /\^\[|\[\d{1,6}\](?!\()/g;
  for (let found = sign.exec(part); found; found = sign.exec(part)) {
    const [text] = found;
    const index = from + found.index;
    if (text !== '^[') {
      if (known.has(text)) yield { start: index, end: index + text.length };
      continue;
    }
    const end = closingBracket(source, index + 2, Math.min(to, index + 20_000));
    if (end === undefined) continue;
    yield { start: index, end: end + 1 };
    sign.lastIndex = end + 1 - from;
  }
}

function closingBracket(source: string, from: number, to: number): number | undefined {
  let depth = 1;
  for (let at = from; at < to; at++) {
    const sign = source.charAt(at);
    if (sign === '\\') at++;
    else if (sign === '[') depth++;
    else if (sign === ']' && --depth === 0) return at;
    else if (sign === '\n' && /^[ \t]*\n/.test(source.slice(at + 1, at + 200))) return undefined;
  }
  return undefined;
}

/** The offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The markers of blocks at the beginning of a line: those of quotes, items, tasks, headings, definitions and notes. */
export function markersOf(line: string): string {
  return (
    /^(?:[ \t]|>|[-+*][ \t]+(?:\[[ xX]\] )?|\d{1,9}[.)][ \t]+(?:\[[ xX]\] )?|#{1,6}[ \t]+|:[ \t]+|\[\^[^\]\s]+\]:[ \t]*)*/.exec(
      line,
    )?.[0] ?? ''
  );
}
