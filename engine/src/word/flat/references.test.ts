import { expect, test } from 'vitest';
import { readXml } from '../../ooxml/read-xml.js';
import type { NoteKey } from '../reading.js';
import { markedNotesIn } from './references.js';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const mark = (id: number, name: string, content = ''): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;
const note = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const text = '<w:r><w:t>text</w:t></w:r>';

test.each([
  ['around the reference', mark(1, '_RefNote1', note(2)), { _RefNote1: '2' }],
  ['around it by another program', mark(1, 'mine', note(2)), { mine: '2' }],
  ['empty before it, as LibreOffice writes them', mark(1, '_RefNote1') + note(2), { _RefNote1: '2' }],
  [
    'empty before two of them',
    mark(1, '_RefNote1') + note(2) + mark(3, '_RefNote2') + note(3),
    { _RefNote1: '2', _RefNote2: '3' },
  ],
  ['empty before text', mark(1, '_RefNote1') + text + note(2), {}],
  ['empty in the paragraph before', `${mark(1, '_RefNote1')}</w:p><w:p>${note(2)}`, {}],
  ['empty, of another program', mark(1, 'mine') + note(2), {}],
])('bookmarks of notes that are repeated: %s', (_, content, wanted) => {
  const { root } = readXml(`<w:body xmlns:w="${W}"><w:p>${content}</w:p></w:body>`, 'x', (what) => {
    throw new Error(what);
  });
  const notes = new Map<string, NoteKey>();
  markedNotesIn(root, notes);
  expect(Object.fromEntries([...notes].map(([name, { id }]) => [name, id]))).toEqual(wanted);
});
