import { expect, test } from 'vitest';
import { inlineParts, plainText } from './inline-text';

test('text without marks is one part', () => {
  expect(inlineParts('Just text, [1] and *.')).toEqual([{ kind: 'text', text: 'Just text, [1] and *.' }]);
});

test('code, bold and links are distinguished', () => {
  expect(inlineParts('See `[^1]` in **the** [docs](/docs#footnotes).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'code', text: '[^1]' },
    { kind: 'text', text: ' in ' },
    { kind: 'strong', text: 'the' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'docs', to: '/docs#footnotes' },
    { kind: 'text', text: '.' },
  ]);
});

test('marks inside code stay as they are', () => {
  expect(inlineParts('`**bold**`')).toEqual([{ kind: 'code', text: '**bold**' }]);
});

test('code can hold backticks', () => {
  expect(inlineParts('`` `code` ``')).toEqual([{ kind: 'code', text: '`code`' }]);
});

test('the plain text has no marks', () => {
  expect(plainText('**Free**, see [pricing](/landing#pricing) and `x`')).toBe('Free, see pricing and x');
});
