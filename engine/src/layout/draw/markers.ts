import type { ListNumbering } from '../../model/composed.js';

const BULLETS = ['•', '◦', '▪'] as const;

/** What stands before an item of a list; `number` is its own. */
export function markerOf({ format, level }: ListNumbering, number: number): string {
  switch (format) {
    case 'bullet':
      return BULLETS[level % BULLETS.length] ?? BULLETS[0];
    case 'decimal-period':
      return `${number}.`;
    case 'decimal-parenthesis':
      return `${number})`;
  }
}
