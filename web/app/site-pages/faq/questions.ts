import type { FaqCategory, FaqItem } from '../../content/faq';
import { plainText } from '../../content/inline-text';

/** The questions whose text, answer or category contains the query. */
export function findQuestions(items: readonly FaqItem[], query: string): readonly FaqItem[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter(({ category, question, answer }) =>
    [category, question, plainText(answer)].some((text) => text.toLowerCase().includes(wanted)),
  );
}

export type OpenQuestions = ReadonlySet<string>;

/** Opens or closes one question. */
export function setQuestion(open: OpenQuestions, id: string, isOpen: boolean): OpenQuestions {
  if (open.has(id) === isOpen) return open;
  const next = new Set(open);
  if (isOpen) next.add(id);
  else next.delete(id);
  return next;
}

/** Opens all questions of a category, or closes them if all are open. */
export function toggleCategory(
  open: OpenQuestions,
  items: readonly FaqItem[],
  category: FaqCategory,
): OpenQuestions {
  const ids = items.filter((item) => item.category === category).map(({ id }) => id);
  const isOpen = !ids.every((id) => open.has(id));
  return ids.reduce((next, id) => setQuestion(next, id, isOpen), open);
}
