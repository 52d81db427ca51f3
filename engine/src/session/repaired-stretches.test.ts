import { expect, test } from 'vitest';
import { randomFrom } from '../../../bench/random.mjs';
import type { Notice } from '../api/notice.js';
import type { RepairName } from '../api/repair-names.js';
import { repairAndPreview } from '../repair/index.js';
import { RepairedStretches } from './repaired-stretches.js';

/** Lines that repairs change, and all that decides how far one line reaches. */
const LINES = [
  '',
  '',
  '',
  'A fact citeturn0search3.',
  'citeturn0search3',
  '\ue200cite\ue202turn0search3\ue201- item',
  'citeturn0search3```',
  '    indented 【4:2†source】',
  '    inde\u200bnted',
  'zero\u200bwidth',
  '\u200b<pre>',
  'So $V \\= \\-0.9$.',
  '$$',
  'p \\= (\\\\gamma \\- 1\\) \\\\rho e',
  '**A heading**',
  '**Another**',
  '## Real',
  '| a |',
  '**Note: **read',
  '# Real',
  '<pre>',
  '</pre>',
  '```',
  '~~~~',
  '- item',
  '• a bullet',
  '  ◦ an inner one',
  '✅ done',
  'this is a long line of a printed page and ends in a hy-',
  'phen, and goes on',
  '12',
  '  more [cite: 1]',
  '> quoted [oaicite:1]',
  '[^1]: A note.',
  'Claim [1].',
  '[1] Smith, Book.',
  '1. Jones.',
  '## Sources',
  '---',
  'title: A text',
];

const CHOICES: readonly (readonly RepairName[])[] = [
  [],
  ['citation-marks', 'invisible-characters', 'escaped-math', 'spaced-bold'],
  ['invisible-characters'],
  ['citation-marks', 'bold-headings'],
  ['lines-and-bullets'],
  ['citation-marks', 'source-lists'],
];

test.each(CHOICES.map((names) => [names]))(
  'after any edit, a text is repaired as one that was never edited: %j',
  (names) => {
    const random = randomFrom(17 + names.length);
    const below = (limit: number): number => Math.floor(random() * limit);
    const line = (): string => LINES[below(LINES.length)] ?? '';
    for (let round = 0; round < 60; round++) {
      const repairs = new RepairedStretches();
      let lines = Array.from({ length: 1 + below(30) }, line);
      for (let edit = 0; edit < 12; edit++) {
        lines = lines.toSpliced(below(lines.length + 1), below(4), ...Array.from({ length: below(4) }, line));
        const text = lines.join('\n');
        const notices: Notice[] = [];
        const expected: Notice[] = [];
        expect({ text, ...repairs.repair(text, names, (found) => notices.push(found)) }).toEqual({
          text,
          ...repairAndPreview(text, names, (found) => expected.push(found)),
        });
        expect(notices).toEqual(expected);
      }
    }
  },
);

test('another choice of repairs applies to stretches that were repaired before', () => {
  const repairs = new RepairedStretches();
  const text = 'A fact citeturn0search3.\n\nMore\n\nEnd';
  expect(repairs.repair(text, [], () => undefined).markdown).toBe(text);
  expect(repairs.repair(text, ['citation-marks'], () => undefined).markdown).toBe('A fact.\n\nMore\n\nEnd');
});

test('a stretch that a repair joins to the item above is repaired with it', () => {
  const names = ['citation-marks', 'invisible-characters'] as const;
  const text = '- item\n\nciteturn0search3\n    inde\u200bnted\n\nMore';
  const { markdown } = new RepairedStretches().repair(text, names, () => undefined);
  expect(markdown).toBe('- item\n\n\n    indented\n\nMore');
  expect(markdown).toBe(repairAndPreview(text, names, () => undefined).markdown);
});

test.each<[string, string, readonly RepairName[]]>([
  ['a bold line at the end of a part is a heading if another part follows', '**A heading**\n\nMore', []],
  ['and none at the end of the text', 'More\n\n**A heading**\n', []],
  [
    'its depth is that of the heading in a part before',
    '### Real\n\n**Below it**\n\nMore',
    ['bold-headings'],
  ],
  ['sources may end with a numbered line', 'Claim [1].\n\n## Sources\n\n1. Jones, Book.', []],
  ['with an indented line of the last one', 'Claim [1].\n\n## Sources\n\n1. Jones,\n   Book.\n', []],
  ['and with a number in brackets', 'Claim [1].\n\n  [1] Jones, Book.', []],
])('%s', (_, text, names) => {
  expect(new RepairedStretches().repair(text, names, () => undefined)).toEqual(
    repairAndPreview(text, names, () => undefined),
  );
});
