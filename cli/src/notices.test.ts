import type { Notice } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { noticeReport } from './notices.js';

const undefinedNote: Notice = {
  code: 'footnote-undefined',
  severity: 'warning',
  message: 'Note\u001b[2J\nx has no definition.',
  line: 3,
  column: 7,
};
const emptyReference: Notice = {
  code: 'footnote-empty-reference',
  severity: 'error',
  message: 'An empty reference.',
  line: 9,
};
const validation = { valid: false, errors: [emptyReference], warnings: [undefinedNote] };

describe('noticeReport', () => {
  test('is one line each, in the order of the text, without codes that steer a terminal', () => {
    expect(noticeReport('a.md', validation, false)).toBe(
      'a.md:3: warning: Note [2J x has no definition.\na.md:9: error: An empty reference.\n',
    );
  });

  test('is an array as JSON, with a column only where it is known', () => {
    expect(JSON.parse(noticeReport('-', validation, true))).toEqual([
      { file: '-', ...undefinedNote },
      { file: '-', ...emptyReference },
    ]);
  });

  test('is nothing for people and an empty array for programs when all is well', () => {
    const clean = { valid: true, errors: [], warnings: [] };
    expect(noticeReport('a.md', clean, false)).toBe('');
    expect(noticeReport('a.md', clean, true)).toBe('[]\n');
  });
});
