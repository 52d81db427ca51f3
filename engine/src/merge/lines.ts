import type { Line } from './canonical.js';

/** The level of a heading; 0 for other lines. */
export function levelOf({ prefix, isCode }: Line): number {
  return isCode ? 0 : (/(#{1,6}) $/.exec(prefix)?.[1]?.length ?? 0);
}

/** Whether a line is a row of a table. */
export function isRow({ prefix }: Line): boolean {
  return prefix.endsWith('| ');
}

/** The text of lines as written, with the blank ones between them. */
export function textOf(lines: readonly Line[]): string {
  return lines
    .map((line, index) => (index > 0 && line.blank !== undefined ? `${line.blank}\n` : '') + line.text)
    .join('\n');
}
