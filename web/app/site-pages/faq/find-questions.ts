import type { FaqItem } from '../../content/faq';
import { plainText } from '../../content/inline-text';

/** The questions whose own text, answer or category contains the query. */
export function findQuestions(items: readonly FaqItem[], query: string): readonly FaqItem[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter(({ category, question, answer }) =>
    [category, question, plainText(answer)].some((text) => text.toLowerCase().includes(wanted)),
  );
}
