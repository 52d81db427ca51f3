import { expect, test } from 'vitest';
import type { Notice } from '../api/notice.js';
import { termsOf } from '../language/generated-text.js';
import type { FootnoteReference } from '../model/document.js';
import { EMPTY_DOCUMENT } from '../model/empty-document.js';
import type { Note, NoteMark, Resolved } from '../model/resolved.js';
import { searched } from '../source/searched-text.js';
import { footnoteNumbers } from './footnote-numbers.js';
import { subjectOf } from './subject.js';

const noteWith = (number: number): Note => ({
  number,
  content: { kind: 'inlines', inlines: [] },
  bookmark: undefined,
});
const reference: FootnoteReference = { type: 'footnoteReference', identifier: 'A', label: 'a', line: 7 };

function findings(notes: readonly Note[], shown: Note): Notice[] {
  const document = EMPTY_DOCUMENT;
  const mark: NoteMark = { kind: 'note', note: shown };
  const footnotes = { notes, marks: new Map([[reference, [mark]]]) };
  const languages = {
    primary: 'en-US',
    isGuessed: true,
    western: 'en-US',
    eastAsian: undefined,
    complex: undefined,
  };
  const resolved: Resolved = {
    blocks: [],
    front: undefined,
    headingShift: 0,
    properties: {
      title: undefined,
      authors: [],
      keywords: undefined,
      date: undefined,
      languages,
      rightToLeft: false,
    },
    terms: termsOf('en-US'),
    document,
    headings: new Map(),
    headingNumbers: new Map(),
    numberedFrom: undefined,
    appendicesFrom: undefined,
    appendixLabel: ['', ''],
    bookmarks: new Map(),
    targets: new Map(),
    contents: new Map(),
    footnotes,
    citing: undefined,
    captions: new Map(),
    references: new Map(),
    lists: new Map(),
    listsInFront: [],
    hasContentsPlace: false,
    index: [],
    listSequences: new Map(),
  };
  const found: Notice[] = [];
  footnoteNumbers(
    subjectOf(searched(''), document, resolved, { isDrawn: () => false, isMissing: () => false }),
    (notice) => found.push(notice),
  );
  return found;
}

test('a number equal to its note’s position is valid', () => {
  const notes = [noteWith(1), noteWith(2)];
  expect(notes.flatMap((note) => findings(notes, note))).toEqual([]);
});

test.each([0, -1, 2, 1.5, Number.NaN])('%d is not the number of the only note', (number) => {
  const note = noteWith(number);
  const message = `Footnote [^a] is mapped to an invalid number (${number})`;
  expect(findings([note], note)).toEqual([
    { code: 'footnote-invalid-number', severity: 'error', message, line: 7 },
  ]);
});
