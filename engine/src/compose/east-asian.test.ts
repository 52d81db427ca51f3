import { expect, test } from 'vitest';
import { punctuationPieces } from './east-asian.js';

/** Text in the Chinese or Japanese font is in angle brackets. */
const marked = (text: string, isUsual: boolean): string =>
  punctuationPieces(text, isUsual)
    .map((piece) => (piece.eastAsian ? `<${piece.text}>` : piece.text))
    .join('');

test.each([
  ['他说“你好”。', '他说<“>你好<”>。'],
  ['“你好”', '<“>你好<”>'],
  ['等等……然后——完了', '等等<……>然后<——>完了'],
  ['史蒂夫·乔布斯', '史蒂夫<·>乔布斯'],
  ['He said “hello”… and—left.', 'He said “hello”… and—left.'],
  ['It’s “fine”', 'It’s “fine”'],
  ['', ''],
  ['没有标点', '没有标点'],
  ['他说 “ 你好 ” 。', '他说 <“> 你好 <”> 。'],
])('%j is cut into %j in any document', (text, expected) => {
  expect(marked(text, true)).toBe(expected);
  expect(marked(text, false)).toBe(expected);
});

test.each([
  ['使用“Markdown”写作', '使用<“>Markdown<”>写作', '使用“Markdown”写作'],
  ['The word “中文” here', 'The word <“>中文<”> here', 'The word “中文” here'],
  ['使用 Markdown——一种', '使用 Markdown<——>一种', '使用 Markdown——一种'],
  ['——', '<——>', '——'],
])('where the sides of %j disagree, the language of the document decides', (text, inChinese, inEnglish) => {
  expect(marked(text, true)).toBe(inChinese);
  expect(marked(text, false)).toBe(inEnglish);
});

test.each([
  ['He said “中文”', 'He said <“>中文<”>', 'He said “中文”'],
  ['他说“yes”……', '他说<“>yes<”……>', '他说“yes”……'],
  ['“Markdown”写作', '“Markdown”写作', '“Markdown”写作'],
])('both marks of the pair in %j get the same font', (text, inChinese, inEnglish) => {
  expect(marked(text, true)).toBe(inChinese);
  expect(marked(text, false)).toBe(inEnglish);
});

test('a character beyond the basic plane counts as one', () => {
  expect(marked('𠮷“𠮷”', false)).toBe('𠮷<“>𠮷<”>');
});
