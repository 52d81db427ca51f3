import type { Notice } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { noticeLines, noticesAsJson } from './notices.js';

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
const notices = [undefinedNote, emptyReference];

describe('noticeLines', () => {
  test('is one line each, without terminal control codes', () => {
    expect(noticeLines({ file: 'a\n.md', notices })).toBe(
      'a\\n.md:3: warning: Note [2J x has no definition.\na\\n.md:9: error: An empty reference.\n',
    );
    expect(noticeLines({ file: 'a.md', notices: [] })).toBe('');
  });
});

describe('noticesAsJson', () => {
  test('is one array over all files, with a column only where it is known', () => {
    const files = [
      { file: '-', notices },
      { file: 'b.md', notices: [] },
      { file: 'c.md', notices: [emptyReference] },
    ];
    expect(JSON.parse(noticesAsJson(files))).toEqual([
      { file: '-', ...undefinedNote },
      { file: '-', ...emptyReference },
      { file: 'c.md', ...emptyReference },
    ]);
    expect(noticesAsJson([])).toBe('[]\n');
  });
});
