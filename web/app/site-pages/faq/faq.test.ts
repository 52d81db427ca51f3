import { describe, expect, test } from 'vitest';
import { FAQ, FAQ_CATEGORIES } from '../../content/faq';
import { findQuestions, setQuestion, toggleCategory } from './questions';

const idsFor = (query: string) => findQuestions(FAQ, query).map(({ id }) => id);

test('there are twelve questions, and each category has one', () => {
  expect(FAQ).toHaveLength(12);
  expect(new Set(FAQ.map(({ category }) => category))).toEqual(new Set(FAQ_CATEGORIES));
});

describe('search', () => {
  test('matches questions, answers and categories', () => {
    expect(idsFor('what does it cost')).toEqual(['pricing-free']);
    expect(idsFor('open the .zip')).toEqual(['notion-export']);
    expect(idsFor('academic')).toContain('academic-styles');
  });

  test('finds nothing for nonsense, and everything for an empty query', () => {
    expect(idsFor('xyzzy')).toEqual([]);
    expect(idsFor(' ')).toHaveLength(12);
  });
});

describe('open questions', () => {
  const chatgpt = ['chatgpt-paste', 'chatgpt-numbered'];

  test('a category with a closed question is opened', () => {
    expect([...toggleCategory(new Set([chatgpt[0] ?? '']), FAQ, 'ChatGPT')]).toEqual(chatgpt);
  });

  test('a category is closed if all its questions are open, and no other', () => {
    expect([...toggleCategory(new Set([...chatgpt, 'pricing-free']), FAQ, 'ChatGPT')]).toEqual([
      'pricing-free',
    ]);
  });

  test('a question is opened and closed by itself', () => {
    const open = setQuestion(new Set(), 'pricing-free', true);
    expect([...open]).toEqual(['pricing-free']);
    expect([...setQuestion(open, 'pricing-free', false)]).toEqual([]);
  });
});
