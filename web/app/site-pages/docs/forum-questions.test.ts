import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSubject } from '../../../before-build/markdown-blocks';
import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { FORUM_QUESTIONS } from './forum-questions';
import { otherPassages } from './other-passages';
import { findPassages, passagesOf } from './passages';

const PASSAGES = [
  ...SUBJECTS.flatMap(({ id, title }) =>
    passagesOf(
      subjectPath(id),
      title,
      readSubject(readFileSync(new URL(`../../../../docs/${id}.md`, import.meta.url), 'utf8')).blocks,
    ),
  ),
  ...otherPassages(),
];

/** How many of the questions one of the first results answers. */
function answered(results: number): number {
  return FORUM_QUESTIONS.filter(([question, , answer]) =>
    findPassages(PASSAGES, question)
      .slice(0, results)
      .some(({ passage }) => answer.test(passage.address)),
  ).length;
}

test('what people asked in public is found: 36 of 60 first, 49 among the first three, 53 among five', () => {
  expect(FORUM_QUESTIONS).toHaveLength(60);
  expect([answered(1), answered(3), answered(5)]).toEqual([36, 49, 53]);
});
