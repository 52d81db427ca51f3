import type { PreparedText } from './prepared.js';

/** A line of a heading, moved down some levels. */
export function shifted(text: PreparedText, line: number, written: string, shift: number): string {
  const heading = text.headings.find(({ start, end }) => start <= line && line < end);
  if (!heading) return written;
  const depth = Math.min(heading.depth + shift, 6);
  if (heading.isHtml)
    return written.replace(
      /<(\/?)h([1-6])\b/gi,
      (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + shift, 6)}`,
    );
  if (!heading.isUnderlined)
    return written.replace(/^((?:[ \t]|>|(?:[-*+]|\d+[.)])[ \t])*)#{1,6}/, `$1${'#'.repeat(depth)}`);
  const isUnderline = line === heading.end - 1;
  if (depth === 2)
    return isUnderline
      ? written.replace(/=+\s*$/, (signs) => '-'.repeat(Math.max(signs.trim().length, 2)))
      : written;
  // An underline cannot express more than the second level.
  if (isUnderline) return written.replace(/(?:=+|-+)\s*$/, '');
  return line === heading.start ? written.replace(/^((?:[ \t]|>)*)/, `$1${'#'.repeat(depth)} `) : written;
}
