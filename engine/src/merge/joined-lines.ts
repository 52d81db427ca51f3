import type { Line } from './canonical.js';
import { BREAK } from './tokens.js';

/** Reads consecutive lines as one, with breaks between their texts. Markers at the beginning of later lines are left out. */
export function asOne(lines: readonly [Line, ...Line[]]): Line {
  const [first, ...others] = lines;
  if (others.length === 0) return first;
  let { text } = first;
  const tokens = [...first.tokens];
  for (const line of others) {
    const shift = text.length + BREAK.length - line.prefix.length;
    text += BREAK + line.body;
    for (const token of line.tokens)
      tokens.push({ ...token, start: token.start + shift, end: token.end + shift });
  }
  const body = text.slice(first.prefix.length);
  return { ...first, text, body, key: first.prefix + body, tokens, parts: lines };
}

/** The number of breaks of a text before an offset. */
export function breaksBefore(text: string, offset: number): number {
  let count = 0;
  for (let at = text.indexOf(BREAK); at !== -1 && at < offset; at = text.indexOf(BREAK, at + 1)) count++;
  return count;
}

/** The lines that a line stands for. */
export function partsOf(line: Line): readonly Line[] {
  return line.parts ?? [line];
}

/** What separates a line from the one before it: a line end, and the blank line if there is one. */
export function separatorOf({ blank }: Line): string {
  return blank === undefined ? '\n' : `\n${blank}\n`;
}

/** Text of joined lines with the markers of each, as they stand in their document; `from` is the first one's index. */
export function withLineEnds(text: string, parts: readonly Line[], from: number): string {
  let index = from;
  return text.replaceAll(BREAK, () => {
    const line = parts[++index];
    return line ? separatorOf(line) + line.prefix : '\n\n';
  });
}
