import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_BELONGINGS } from '../document/belongings';
import { exchange, forget, insert, restore, type } from '../document/manuscript';
import { createDocument, type TextDocument } from '../document/text-document';
import { createConverter } from '../instance/converter';
import { chooseOptions, workspace } from '../workspace/workspace';
import { forgetDialectWithText, readAsNamed } from './dialect-of-text';

const converter = createConverter();

let text: TextDocument;
let stop: () => void;

beforeEach(() => {
  text = createDocument({ now: () => 0 });
  stop = forgetDialectWithText(converter, text);
});
afterEach(() => {
  stop();
  chooseOptions(converter, { dialect: 'auto' });
});

const dialect = () => workspace(converter).read().options.dialect;
const KEPT = {
  text: 'kept',
  history: { past: [], future: [] },
  pictures: [],
  fileName: undefined,
  earlier: undefined,
  versions: [],
  writingSince: undefined,
};

test('a dialect that was chosen stays while its text is written', () => {
  text.change('insert', (current) => insert(current, 'a'));
  chooseOptions(converter, { dialect: 'obsidian' });
  text.change('type', (current) => type(current, { from: 1, to: 1, insert: 'b' }, { anchor: 2, head: 2 }, 0));
  expect(dialect()).toBe('obsidian');
});

test('it is not that of the next text', () => {
  text.change('insert', (current) => insert(current, 'a'));
  chooseOptions(converter, { dialect: 'obsidian' });
  text.change('open', (current) => exchange(current, 'other', NO_BELONGINGS));
  expect(dialect()).toBe('auto');
  chooseOptions(converter, { dialect: 'pandoc' });
  text.change('forget', forget);
  expect(dialect()).toBe('auto');
});

test('it comes back with the text that is restored to an empty screen, and not with one in the place of another', () => {
  chooseOptions(converter, { dialect: 'hackmd' });
  text.change('restore', (current) => restore(current, KEPT as never));
  expect(dialect()).toBe('hackmd');
  text.change('restore', (current) => restore(current, { ...KEPT, text: 'other' } as never));
  expect(dialect()).toBe('auto');
});

test.each([
  ['Report.qmd', 'quarto'],
  ['notes.Rmd', 'rmarkdown'],
  ['page.MDX', 'mdx'],
  ['notes.md', 'auto'],
  ['qmd', 'auto'],
])('the name of an opened file decides where it shows a dialect: %s', (fileName, expected) => {
  text.change('open', (current) => exchange(current, 'a', NO_BELONGINGS));
  readAsNamed(converter, fileName);
  expect(dialect()).toBe(expected);
  text.change('open', (current) => exchange(current, 'b', NO_BELONGINGS));
  expect(dialect()).toBe('auto');
});
