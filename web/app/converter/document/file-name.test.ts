import { expect, test } from 'vitest';
import { documentFileName, proposedFileName, usableFileName } from './file-name';

test('a file is named after the local day', () => {
  expect(documentFileName(new Date(2025, 2, 9, 23, 59))).toBe('document_2025-03-09.docx');
});

test('an opened file proposes its own name', () => {
  expect(proposedFileName('My notes.v2.markdown')).toBe('My notes.v2.docx');
  expect(proposedFileName('README.MD')).toBe('README.docx');
});

test.each([
  ['report', 'report.docx'],
  ['report.docx', 'report.docx'],
  ['a/b\\c:d*e?"<>|', 'abcde.docx'],
  ['Übersicht № 3', 'Übersicht № 3.docx'],
  ['..hidden. ', 'hidden.docx'],
  ['con', '_con.docx'],
  ['LPT1.old', '_LPT1.old.docx'],
  ['console', 'console.docx'],
  ['half \ud83d', 'half.docx'],
  ['🦊'.repeat(100), `${'🦊'.repeat(50)}.docx`],
])('%j is saved as %j', (typed, name) => {
  expect(usableFileName(typed)).toBe(name);
});

test.each(['', '  ', '...', '/', '.docx'])('%j is not a name', (typed) => {
  expect(usableFileName(typed)).toBeUndefined();
});
