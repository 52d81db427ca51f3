import { expect, test } from 'vitest';
import { readLibrary as readInWorker } from '../../worker/library';
import { referencesIn } from './front-references';

const YAML =
  'references:\n- id: doe2005\n  type: book\n  title: On DNA\n  # A remark\n\n- {id: roe, type: book}';

test.each([
  ['between other keys', `---\ntitle: T\n${YAML}\nlang: en\n---\n\nText`, YAML],
  ['before dots', `---\n${YAML}\n...\n\nText`, YAML],
  ['in brackets', '---\nreferences: [\n  {id: a}\n]\nlang: en\n---\n', 'references: [\n  {id: a}\n]'],
  ['of another key', '---\nmeta:\n  references: 1\n---\n', ''],
  ['below a rule', `Text\n\n---\n${YAML}\n---\n`, ''],
  ['without an end', `---\n${YAML}\n`, ''],
  ['without front matter', 'Text by @doe2005', ''],
])('references %s', (_, text, expected) => {
  expect(referencesIn(text)).toBe(expected);
});

test('they are read as a file of sources is', async () => {
  const text = referencesIn(`---\ntitle: T\nabstract: See [@x{y}].\n${YAML}\n---\n`);
  const reply = await readInWorker({
    kind: 'read-library',
    id: 1,
    files: [new Blob([text])],
    names: [''],
    isKept: false,
  });
  expect(reply).toMatchObject({
    report: { entries: [{ key: 'doe2005', title: 'On DNA' }, { key: 'roe' }] },
  });
});
