import { expect, test } from 'vitest';
import { FOREIGN_FORMATS, foreignFormat } from './foreign-formats';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const archiveOf = (type: string) => bytes(`PK${'\0'.repeat(28)}mimetype${type}PK`);

test.each([
  ['x.PDF', '', 'a PDF'],
  ['folder.rtf/x.md', '', undefined],
  ['notes.md', '%PDF-1.7\n', 'a PDF'],
  ['notes.md', '{\\rtf1\\ansi', 'a file in Rich Text Format'],
  ['notes.md', 'A note about %PDF- and {\\rtf.', undefined],
  ['old.docx', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'a Word file from before 2007'],
  ['paper.tex', '\\documentclass{article}', 'a LaTeX document'],
  ['rtf', '', undefined],
])('%s that begins with %j is %s', (name, beginning, kind) => {
  expect(foreignFormat(name, bytes(beginning))?.name).toBe(kind);
});

test('archives are told apart by the type that they begin with', () => {
  expect(foreignFormat('x', archiveOf('application/vnd.oasis.opendocument.text'))?.name).toBe(
    'an OpenDocument text',
  );
  expect(foreignFormat('x.zip', archiveOf('application/zip'))).toBeUndefined();
  expect(foreignFormat('x.epub', archiveOf('application/epub+zip'))).toBeUndefined();
});

test('each extension belongs to one kind', () => {
  const all = FOREIGN_FORMATS.flatMap(({ extensions }) => extensions);
  expect(new Set(all).size).toBe(all.length);
});
