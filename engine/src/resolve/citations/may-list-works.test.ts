import { expect, test } from 'vitest';
import { READINGS, REFERENCES } from '../../language/works-headings.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../../parse/index.js';
import { mayListWorks } from './may-list-works.js';

const asked = (markdown: string): boolean => mayListWorks(parse(markdown, NO_METADATA, () => undefined));

test('every name of a list of works is looked at, wherever its heading stands', () => {
  for (const name of [...REFERENCES, ...READINGS]) {
    expect(asked(`Text\n\n## 3 ${name}`), name).toBe(true);
    expect(asked(`::: {.columns}\n## ${name.toUpperCase()}\n:::`), name).toBe(true);
  }
});

test('the names are not needed for a text that can have no such list', () => {
  expect(asked('# Install\n\n## Usage\n\nReferences and sources.\n\n- Literature')).toBe(false);
});
