import { beforeEach, expect, test } from 'vitest';
import { redo, replaceText, undo } from './belongings';
import { fileNameStore } from './file-name-store';
import { pictureStore } from './pictures/picture-store';
import { edits } from './text/manuscript-edits';
import { manuscriptStore } from './text/manuscript-store';

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

test('what came meanwhile is there again after undo and redo', () => {
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

test('clearing nothing is no step to be undone', () => {
  replaceText('First', { pictures: PICTURES, fileName: undefined });
  undo();
  replaceText('', NONE);
  redo();
  expect(all()).toEqual(['First', PICTURES, undefined]);
});
