import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSubject } from '../../../before-build/markdown-blocks';
import { SUBJECTS } from '../../content/docs/subjects';
import { FORUM_QUESTIONS } from './forum-questions';
import { otherPassages } from './other-passages';
import { QUESTIONS } from './questions';
import { type Search, searchOf } from './search';
import { subjectPassages } from './subject-passages';
import { TYPED_QUESTIONS } from './typed-questions';

let search: Search;

beforeAll(async () => {
  search = await searchOf([
    ...SUBJECTS.flatMap((subject) =>
      subjectPassages(
        subject,
        readSubject(readFileSync(new URL(`../../../../docs/${subject.id}.md`, import.meta.url), 'utf8'))
          .blocks,
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
    [1, 41],
    [3, 54],
    [5, 59],
  ])('is answered by one of the first %i results in %i cases or more', (results, least) => {
    expect(answered(asked, results)).toBeGreaterThanOrEqual(least);
  });
});

// Written beside the documentation, so no judge of the search: they only show that it loses nothing.
test.each([
  [1, 274],
  [3, 332],
  [5, 344],
])('of our own questions, one of the first %i results answers %i or more', (results, least) => {
  expect(answered([...QUESTIONS, ...TYPED_QUESTIONS], results)).toBeGreaterThanOrEqual(least);
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
