import type { DialectReading, Notice } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { type FileNotices, noticeLines, noticesAsJson, reported, withSourcePaths } from './notices.js';

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

describe('notices about sources', () => {
  const notice = (file: string): Notice => ({
    code: 'source-incomplete',
    severity: 'warning',
    message: '@a has no date',
    line: 2,
    source: { file, line: 12, key: 'a' },
  });

  test('have the place of the source, relative to the text', () => {
    expect(noticeLines({ file: 'book/one.md', notices: [notice('refs.bib')] })).toBe(
      'book/refs.bib:12: warning: @a has no date\n',
    );
  });

  test('have the path of a file that an option names', () => {
    const notices = withSourcePaths([notice('bibliography 2'), notice('refs.bib')], ['a.bib', 'x/b.bib']);
    expect(noticeLines({ file: 'book/one.md', notices })).toBe(
      'x/b.bib:12: warning: @a has no date\nbook/refs.bib:12: warning: @a has no date\n',
    );
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

describe('the dialect of a text', () => {
  const reading: DialectReading = {
    dialect: 'gitbook',
    isChosen: false,
    evidence: [{ sign: '{% hint', line: 4, count: 2 }],
    differences: ['\\('],
  };
  const found = { file: 'a.md', notices: [], reading };

  test('is one line with its reason, and a row of its own for programs', () => {
    expect(noticeLines(found)).toBe(
      'a.md: note: read as a GitBook export ({% hint in line 4), where \\( means something else than in other dialects; --dialect changes it\n',
    );
    expect(JSON.parse(noticesAsJson([found]))).toEqual([
      {
        file: 'a.md',
        line: 4,
        severity: 'note',
        code: 'dialect',
        message: 'Read as a GitBook export',
        dialect: 'gitbook',
        chosen: false,
        evidence: reading.evidence,
        differences: ['\\('],
      },
    ]);
  });

  test.each<[string, FileNotices]>([
    ['that makes no difference', { ...found, reading: { ...reading, differences: [] } }],
    ['with --quiet', reported(found, true)],
  ])('%s is not mentioned', (_, given) => {
    expect(noticeLines(given)).toBe('');
    expect(JSON.parse(noticesAsJson([given]))).toEqual([]);
  });

  test('that was chosen is only mentioned to programs', () => {
    const chosen = { ...found, reading: { ...reading, isChosen: true } };
    expect(noticeLines(chosen)).toBe('');
    expect(JSON.parse(noticesAsJson([chosen]))).toMatchObject([{ chosen: true }]);
  });
});
