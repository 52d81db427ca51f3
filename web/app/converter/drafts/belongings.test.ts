import { beforeEach, expect, test } from 'vitest';
import { fileNameStore } from '../conversion/file-name-store';
import { pictureStore } from '../pictures/picture-store';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import { insertPictures, redo, replaceText, undo } from './belongings';

const PICTURES = [{ path: 'a.png', file: new Blob(['a']) }];
const NONE = { pictures: [], fileName: undefined };

const all = () => [manuscriptStore.read().text, pictureStore.read(), fileNameStore.read()];

beforeEach(() => {
  edits.forget();
  replaceText('', NONE);
});

test('a text that was cleared comes back with its pictures and its name', () => {
  replaceText('First', { pictures: PICTURES, fileName: 'first.docx' });
  replaceText('', NONE);
  expect(all()).toEqual(['', [], undefined]);
  undo();
  expect(all()).toEqual(['First', PICTURES, 'first.docx']);
  redo();
  expect(all()).toEqual(['', [], undefined]);
});

test('changes made meanwhile are kept by undo and redo', () => {
  replaceText('First', NONE);
  replaceText('Second', NONE);
  pictureStore.change(() => PICTURES);
  undo();
  expect(all()).toEqual(['First', [], undefined]);
  redo();
  expect(all()).toEqual(['Second', PICTURES, undefined]);
});

test('undoing what was typed leaves pictures and name alone', () => {
  replaceText('First', NONE);
  edits.insert('typed');
  pictureStore.change(() => PICTURES);
  undo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});

test('clearing an empty text cannot be undone', () => {
  replaceText('First', { pictures: PICTURES, fileName: undefined });
  undo();
  replaceText('', NONE);
  redo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});

test('an inserted picture goes and comes back with its place in the text; others stay', () => {
  replaceText('Text ', NONE);
  edits.goTo({ from: 5, to: 5 });
  insertPictures('![a](a.png)', PICTURES);
  const other = { path: 'b.png', file: new Blob(['b']) };
  pictureStore.change((files) => [...files, other]);
  undo();
  expect(all()).toEqual(['Text ', [other], undefined]);
  redo();
  expect(all()).toEqual(['Text ![a](a.png)', [other, ...PICTURES], undefined]);
});
