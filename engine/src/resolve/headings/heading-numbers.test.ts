import { expect, test } from 'vitest';
import { settingsOf } from '../../api/settings.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../../parse/index.js';
import * as bibliographies from '../citations/bibliographies.js';
import { resolve } from '../index.js';

/** Each heading with its number in front of it. */
function numbered(
  markdown: string,
  options: Parameters<typeof settingsOf>[0] = { numberHeadings: true },
): string[] {
  const document = parse(markdown, NO_METADATA, () => {});
  const passes = { bibliographies };
  const settings = settingsOf(options);
  const { headings, headingNumbers } = resolve(document, settings, () => {}, new Map(), undefined, passes);
  return [...headings].map(([heading, { text }]) =>
    [headingNumbers.get(heading)?.text, text].filter((part) => part !== undefined).join(' | '),
  );
}

test('deeper levels restart below each higher one', () => {
  expect(numbered('# A\n\n## B\n\n### C\n\n## D\n\n# E\n\n## F')).toEqual([
    '1 | A',
    '1.1 | B',
    '1.1.1 | C',
    '1.2 | D',
    '2 | E',
    '2.1 | F',
  ]);
});

test('a heading that begins a list item has the item’s marker, and no number', () => {
  expect(numbered('# A\n\n- # B\n- text\n\n  # C\n\n# D')).toEqual(['1 | A', 'B', '2 | C', '3 | D']);
});

test('appendices have their letters even where sections have no numbers, at the level of the first', () => {
  expect(numbered('# A\n\n# B\n\n## C {.appendix}\n\n### D', {})).toEqual([
    'A',
    'B',
    'Appendix A | C',
    'A.1 | D',
  ]);
  expect(numbered('# A\n\n# B\n\n## C {.appendix}')).toEqual(['1 | A', '2 | B', '2.1 | C']);
});

test('the number of an appendix keeps what is in front of its label', () => {
  expect(numbered('# A\n\n# B {.appendix}', { numberHeadings: true, language: 'hu' })[1]).toMatch(
    /^A\. függelék/,
  );
});

test('a higher heading without a number takes the numbers of all below it away', () => {
  expect(numbered('# A\n\n## B {-}\n\n# C {-}\n\n## D')).toEqual(['1 | A', 'B', 'C', 'D']);
});

test('a section after the appendices has no number, and what is below it neither', () => {
  expect(numbered('# A {.appendix}\n\n# B\n\n## C')).toEqual(['Appendix A | A', 'B', 'C']);
});

test('without the option, no heading has a number', () => {
  expect(numbered('# A\n\n# B', {})).toEqual(['A', 'B']);
});

test.each(['{-}', '{.unnumbered}', '{#b .unnumbered}', '{.unnumbered .unlisted}'])(
  '%s takes the number away, and those of the sections below',
  (attributes) => {
    expect(numbered(`# A\n\n# B ${attributes}\n\n## C\n\n# D`)).toEqual(['1 | A', 'B', 'C', '2 | D']);
  },
);

test('a section without a number does not change the numbers of others', () => {
  expect(numbered('# A\n\n## B {-}\n\n## C\n\n# D')).toEqual(['1 | A', 'B', '1.1 | C', '2 | D']);
});

test.each([
  'Abstract',
  'References',
  'Works Cited',
  'Acknowledgements',
  'Danksagung',
  'Appendix',
  'Appendix B: More',
])('%s has no number', (name) => {
  expect(numbered(`# A\n\n# ${name}\n\n# B`)).toEqual(['1 | A', name, '2 | B']);
});

test('a single heading above all others is the title and has no number', () => {
  expect(numbered('# Title\n\n## A\n\n### B\n\n## C')).toEqual(['Title', '1 | A', '1.1 | B', '2 | C']);
});

test('the heading that became the title has none', () => {
  expect(numbered('# Title\n\n## A\n\n## B', { numberHeadings: true, template: 'business' })).toEqual([
    'Title',
    '1 | A',
    '2 | B',
  ]);
});

test('appendices have letters, and their sections begin with them', () => {
  expect(numbered('# A\n\n# B {.appendix}\n\n## C\n\n### D\n\n# E {.appendix}\n\n## F')).toEqual([
    '1 | A',
    'Appendix A | B',
    'A.1 | C',
    'A.1.1 | D',
    'Appendix B | E',
    'B.1 | F',
  ]);
});

test('appendices have letters where other headings have no numbers', () => {
  expect(numbered('# A\n\n# B {.appendix}\n\n## C\n\n# Z', {})).toEqual([
    'A',
    'Appendix A | B',
    'A.1 | C',
    'Z',
  ]);
});

test('the label of an appendix is in the language of the text', () => {
  expect(numbered('# B {.appendix}\n\n# C', { language: 'de' })).toEqual(['Anhang A | B', 'C']);
});

test('the twenty-seventh appendix is AA, as Word counts', () => {
  const last = numbered(Array.from({ length: 27 }, () => '# X {.appendix}').join('\n\n')).at(-1);
  expect(last).toBe('Appendix AA | X');
});

test('headings in quotes are counted in document order', () => {
  expect(numbered('# A\n\n> # B\n\n# C')).toEqual(['1 | A', '2 | B', '3 | C']);
});

test('an unnumbered heading takes the number only from deeper sections below it', () => {
  const sections = '# A\n\n## B {-}\n\n### C\n\n#### D {-}\n\n### E\n\n## F\n\n### G\n\n# H';
  expect(numbered(sections)).toEqual(['1 | A', 'B', 'C', 'D', 'E', '1.1 | F', '1.1.1 | G', '2 | H']);
});
