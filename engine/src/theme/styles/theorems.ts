import type { ParagraphStyle } from '../../model/style.js';
import type { Theme } from '../sheet.js';

/**
 * Theorems, statements such as definitions and remarks, and proofs, as amsthm tells them apart. Word templates have their own,
 * which number themselves.
 */
export function theoremStyles({ isOfWord }: Pick<Theme, 'isOfWord'>): readonly ParagraphStyle[] {
  if (isOfWord) return [];
  const style = { type: 'paragraph', basedOn: 'BodyText', priority: 33, gallery: true } as const;
  return [
    { ...style, id: 'Theorem', name: 'Theorem', next: 'BodyText', run: { italic: true } },
    { ...style, id: 'Statement', name: 'Statement', next: 'BodyText' },
    { ...style, id: 'Proof', name: 'Proof' },
  ];
}
