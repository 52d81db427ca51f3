import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUBJECTS } from '../../content/docs/subjects';

const SOURCE = readFileSync(new URL('subject-texts.ts', import.meta.url), 'utf8');
const FILES = readdirSync(new URL('../../../../docs/', import.meta.url)).filter((name) =>
  name.endsWith('.md'),
);

test('the texts that are built are those of the subjects, without the reports', () => {
  // The bundler reads the patterns where they stand, so they cannot be made from the list of subjects.
  const patterns = [...SOURCE.matchAll(/'!\S+\{(\S+)\}\.md'/g)].map(([, names = '']) => names.split(','));
  expect(patterns).toHaveLength(2);
  for (const left of patterns)
    expect(
      FILES.map((name) => name.replace('.md', ''))
        .filter((id) => !left.includes(id))
        .sort(),
    ).toEqual(SUBJECTS.map(({ id }) => id).sort());
});
