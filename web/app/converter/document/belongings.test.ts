import { beforeEach, expect, test } from 'vitest';
import { edits } from './edits';
import { screenDocument } from './screen-document';

const PICTURES = [{ path: 'a.png', file: new Blob(['a']) }];
const NONE = { pictures: [], fileName: undefined };

const all = () => {
  const { text, pictures, fileName } = screenDocument.read();
  return [text, pictures, fileName];
};

beforeEach(() => {
  edits.forget();
});

test('a text that was cleared comes back with its pictures and its name', () => {
  edits.exchange('open', 'First', { pictures: PICTURES, fileName: 'first.docx' });
  edits.exchange('open', '', NONE);
  expect(all()).toEqual(['', [], undefined]);
  edits.undo();
  expect(all()).toEqual(['First', PICTURES, 'first.docx']);
  edits.redo();
  expect(all()).toEqual(['', [], undefined]);
});

test('changes made meanwhile are kept by undo and redo', () => {
  edits.exchange('open', 'First', NONE);
  edits.exchange('open', 'Second', NONE);
  edits.addPictures(PICTURES);
  edits.undo();
  expect(all()).toEqual(['First', [], undefined]);
  edits.redo();
  expect(all()).toEqual(['Second', PICTURES, undefined]);
});

test('undoing what was typed leaves pictures and name alone', () => {
  edits.exchange('open', 'First', NONE);
  edits.insert('typed');
  edits.addPictures(PICTURES);
  edits.undo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});

test('clearing an empty text cannot be undone', () => {
  edits.exchange('open', 'First', { pictures: PICTURES, fileName: undefined });
  edits.undo();
  edits.exchange('open', '', NONE);
  edits.redo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});

test('an inserted picture goes and comes back with its place in the text; others stay', () => {
  edits.exchange('open', 'Text ', NONE);
  edits.goTo({ from: 5, to: 5 });
  edits.insertPictures('![a](a.png)', PICTURES);
  const other = { path: 'b.png', file: new Blob(['b']) };
  edits.addPictures([other]);
  edits.undo();
  expect(all()).toEqual(['Text ', [other], undefined]);
  edits.redo();
  expect(all()).toEqual(['Text ![a](a.png)', [other, ...PICTURES], undefined]);
});
