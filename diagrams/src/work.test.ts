import { expect, test } from 'vitest';
import { drawMermaid } from './index.js';
import { DIAGRAMS } from './sample-diagrams.js';
import { tooMuchIn } from './work.js';

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

test.each<[string, string, string, number]>([
  [
    'a word without end',
    `flowchart LR\na["${'w'.repeat(49_000)}"]`,
    'a line is longer than 5,000 characters',
    2,
  ],
  ['a long word', `flowchart LR\na["${'w'.repeat(600)}"]`, 'a word is longer than 500 letters', 2],
  [
    'a mind map',
    `mindmap\n root\n${lines(2500, (index) => `  n${index}`)}`,
    'it has more than 300 parts',
    301,
  ],
  ['statements on one line', `flowchart LR\n${'a-->b;'.repeat(500)}`, 'it has more than 300 parts', 2],
  ['a chain on one line', `flowchart LR\na${'-->b'.repeat(500)}`, 'it has more than 300 parts', 2],
  [
    'all with all',
    `flowchart LR\n${lines(21, (index) => `n${index}`).replaceAll('\n', ' & ')} --> ${lines(21, (index) => `m${index}`).replaceAll('\n', ' & ')}`,
    'it has more than 300 parts',
    2,
  ],
  [
    'classes',
    `classDiagram\n${lines(500, (index) => `A${index} <|-- A${index + 1}`)}`,
    'it has more than 300 parts',
    301,
  ],
  [
    'participants',
    `sequenceDiagram\n${lines(500, (index) => `A${index}->>B${index}: m`)}`,
    'it has more than 300 parts',
    301,
  ],
])('%s is not given to the library, whatever the machine', async (_, code, fault, line) => {
  expect(tooMuchIn(code)).toEqual({ fault, line });
  expect(await drawMermaid({ language: 'mermaid', code })).toEqual({ fault, line });
});

test('parts that stand one after another may be many', () => {
  expect(tooMuchIn(`gantt\n${lines(1000, (index) => `t${index} :2020-01-01, 1d`)}`)).toBeUndefined();
});

test.each(Object.entries(DIAGRAMS))('%s has a tenth of what is allowed', (_, code) => {
  expect(tooMuchIn(lines(3, () => code))).toBeUndefined();
});
