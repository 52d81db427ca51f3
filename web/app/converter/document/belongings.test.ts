import { beforeEach, expect, test } from 'vitest';
import { createConverter } from '../instance/converter';
import { edits } from './edits';
import { screenDocument } from './screen-document';

const converter = createConverter();

const PICTURES = [{ path: 'a.png', file: new Blob(['a']) }];
const NONE = { pictures: [], fileName: undefined };

const all = () => {
  const { text, pictures, fileName } = screenDocument(converter).read();
  return [text, pictures, fileName];
};

beforeEach(() => {
  edits(converter).forget();
});

test('a text that was cleared comes back with its pictures and its name', () => {
  edits(converter).exchange('open', 'First', { pictures: PICTURES, fileName: 'first.docx' });
  edits(converter).exchange('open', '', NONE);
  expect(all()).toEqual(['', [], undefined]);
  edits(converter).undo();
  expect(all()).toEqual(['First', PICTURES, 'first.docx']);
  edits(converter).redo();
  expect(all()).toEqual(['', [], undefined]);
});

test('changes made meanwhile are kept by undo and redo', () => {
  edits(converter).exchange('open', 'First', NONE);
  edits(converter).exchange('open', 'Second', NONE);
  edits(converter).addPictures(PICTURES);
  edits(converter).undo();
  expect(all()).toEqual(['First', [], undefined]);
  edits(converter).redo();
  expect(all()).toEqual(['Second', PICTURES, undefined]);
});

test('undoing what was typed leaves pictures and name alone', () => {
  edits(converter).exchange('open', 'First', NONE);
  edits(converter).insert('typed');
  edits(converter).addPictures(PICTURES);
  edits(converter).undo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});

test('clearing an empty text cannot be undone', () => {
  edits(converter).exchange('open', 'First', { pictures: PICTURES, fileName: undefined });
  edits(converter).undo();
  edits(converter).exchange('open', '', NONE);
  edits(converter).redo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});

test('an inserted picture goes and comes back with its place in the text; others stay', () => {
  edits(converter).exchange('open', 'Text ', NONE);
  edits(converter).goTo({ from: 5, to: 5 });
  edits(converter).insertPictures('![a](a.png)', PICTURES);
  const other = { path: 'b.png', file: new Blob(['b']) };
  edits(converter).addPictures([other]);
  edits(converter).undo();
  expect(all()).toEqual(['Text ', [other], undefined]);
  edits(converter).redo();
  expect(all()).toEqual(['Text ![a](a.png)', [other, ...PICTURES], undefined]);
});
