import type { ListNumbering } from './composed.js';
import { numberFormatOf } from './list-formats.js';
import { numberText } from './number-styles.js';

/** The bullets of nested lists, by level; from the fourth level on they repeat. */
const BULLETS = ['•', '◦', '▪'] as const;

/** The text before an item of a list; `number` is the item's own, or a placeholder for it. */
export function markerOf(
  { format, level }: Pick<ListNumbering, 'format' | 'level'>,
  number: number | string,
): string {
  const known = numberFormatOf(format);
  if (!known) return BULLETS[level % BULLETS.length] ?? BULLETS[0];
  const { style, before, after } = known;
  return before + (typeof number === 'string' ? number : numberText(number, style)) + after;
}
