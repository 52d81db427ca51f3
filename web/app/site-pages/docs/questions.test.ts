import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSubject } from '../../../before-build/markdown-blocks';
import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { otherPassages } from './other-passages';
import { findPassages, passagesOf } from './passages';
import { QUESTIONS } from './questions';
import { TYPED_QUESTIONS } from './typed-questions';

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

test.each([...QUESTIONS, ...TYPED_QUESTIONS])(
  '%s is answered by one of the first two results',
  (question, answer) => {
    const addresses = findPassages(PASSAGES, question).map(({ passage }) => passage.address);
    expect(addresses.slice(0, 2)).toContainEqual(expect.stringMatching(answer));
  },
);
