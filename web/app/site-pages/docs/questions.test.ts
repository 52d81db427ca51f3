import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSubject } from '../../../before-build/markdown-blocks';
import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { FORUM_QUESTIONS } from './forum-questions';
import { otherPassages } from './other-passages';
import { passagesOf } from './passages';
import { QUESTIONS } from './questions';
import { type Search, searchOf } from './search';
import { TYPED_QUESTIONS } from './typed-questions';

let search: Search;

beforeAll(async () => {
  search = await searchOf([
    ...SUBJECTS.flatMap(({ id, title }) =>
      passagesOf(
        subjectPath(id),
        title,
        readSubject(readFileSync(new URL(`../../../../docs/${id}.md`, import.meta.url), 'utf8')).blocks,
      ),
    ),
    ...otherPassages(),
  ]);
});

type Question = readonly [question: string, answer: RegExp];

/** How many of the questions one of the first results answers. */
function answered(questions: readonly Question[], results: number): number {
  return questions.filter(([question, answer]) =>
    search(question)
      .slice(0, results)
      .some(({ passage }) => answer.test(passage.address)),
  ).length;
}

describe('what people asked in public', () => {
  const asked = FORUM_QUESTIONS.map(([question, , answer]): Question => [question, answer]);

  test('is sixty questions', () => {
    expect(asked).toHaveLength(60);
  });

  // The search before had 36, 49 and 53, with a vocabulary four times as long.
  test.each([
    [1, 37],
    [3, 52],
    [5, 55],
  ])('is answered by one of the first %i results in %i cases or more', (results, least) => {
    expect(answered(asked, results)).toBeGreaterThanOrEqual(least);
  });
});

// The weights of headings and misspellings were chosen with these.
test('of our own questions, four fifths are answered by one of the first three results', () => {
  const own = [...QUESTIONS, ...TYPED_QUESTIONS];
  expect(answered(own, 3) / own.length).toBeGreaterThanOrEqual(0.8);
});

test.each(['how to cite', 'cite', 'citations', 'How do I cite a source?'])(
  '%s finds citations first',
  (query) => {
    expect(search(query)[0]?.passage.address).toMatch(/docs\/citations|docs#(citations|how-to-cite)/);
  },
);

test('every excerpt ends with a whole word, and with an ellipsis unless its text ends there', () => {
  for (const [question] of [...QUESTIONS, ...FORUM_QUESTIONS])
    for (const { passage, before, hit, after } of search(question)) {
      const text = passage.text.replace(/\s+/g, ' ').trim();
      const shown = `${before}${hit}${after}`.replace(/^…/, '');
      expect(text).toContain(shown.replace(/…$/, ''));
      if (!shown.endsWith('…')) expect(text.endsWith(shown)).toBe(true);
      else expect(text.slice(text.indexOf(shown.slice(0, -1)) + shown.length - 1)).toMatch(/^[\s,;:–—(]/);
    }
});
