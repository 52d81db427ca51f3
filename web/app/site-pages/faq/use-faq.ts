import { useState } from 'react';
import { FAQ, type FaqCategory } from '../../content/faq';
import { findQuestions, type OpenQuestions, setQuestion, toggleCategory } from './questions';

/** The search and the open questions. */
export function useFaq() {
  const [query, search] = useState('');
  const [open, setOpen] = useState<OpenQuestions>(new Set());
  return {
    query,
    search,
    found: findQuestions(FAQ, query),
    isOpen: (id: string) => open.has(id),
    setQuestion: (id: string, isOpen: boolean) => setOpen((last) => setQuestion(last, id, isOpen)),
    toggleCategory: (category: FaqCategory) => setOpen((last) => toggleCategory(last, FAQ, category)),
  };
}
