import type { ListNumbering } from './composed.js';

/** The bullets of nested lists, by level; from the fourth level on they repeat. */
const BULLETS = ['•', '◦', '▪'] as const;

/** The text before an item of a list; `number` is the item's own, or a placeholder for it. */
export function markerOf(
  { format, level }: Pick<ListNumbering, 'format' | 'level'>,
  number: number | string,
): string {
  switch (format) {
    case 'bullet':
      return BULLETS[level % BULLETS.length] ?? BULLETS[0];
    case 'decimal-period':
      return `${number}.`;
    case 'decimal-parenthesis':
      return `${number})`;
  }
}
