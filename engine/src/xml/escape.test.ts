import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from './escape.js';

test.each([
  ['plain', 'plain'],
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['\u0000a\u0008b\u000bc\u001fd\ufffee\uffff', 'abcde'],
  ['a\ud800b\udc00c', 'abc'],
  ['😀 👩‍🚀', '😀 👩‍🚀'],
  ['tab\tand\nnewline', 'tab\tand\nnewline'],
])('%j becomes %j', (text, xml) => {
  expect(escapeText(text)).toBe(xml);
});

test('attributes hold no line breaks', () => {
  expect(escapeAttribute('a\r\n\tb')).toBe('a b');
});
