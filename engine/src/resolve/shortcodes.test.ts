import { expect, test } from 'vitest';
import { loadShortcodes } from '../load/emoji/index.js';
import type { Document, Inline } from '../model/document.js';
import { EMPTY_DOCUMENT } from '../model/empty-document.js';
import { replaceShortcodes } from './shortcodes.js';

async function shown(...children: Inline[]): Promise<readonly Inline[]> {
  const document: Document = { ...EMPTY_DOCUMENT, blocks: [{ type: 'paragraph', children, line: 1 }] };
  const [block] = replaceShortcodes(document, await loadShortcodes(JSON.stringify(children))).blocks;
  return block?.type === 'paragraph' ? block.children : [];
}

const text = (value: string): Inline => ({ type: 'text', value });

test.each([
  [':smile:', '😄'],
  ['(:tada:)', '(🎉)'],
  [':+1: :-1:', '👍 👎'],
  ['你好:smile:吗', '你好😄吗'],
  [':de::fr:', ':de::fr:'],
])('%s becomes %s', async (written, value) => {
  expect(await shown(text(written))).toMatchObject([{ value }]);
});

test.each([
  '10:30:15',
  '10:100:20',
  'a::b::c',
  ':constructor:',
  ':Smile:',
  'std::key:',
  ': smile :',
  'key:on:off',
])('%s stays', async (written) => expect(await shown(text(written))).toEqual([text(written)]));

test('a name before code is a role and stays', async () => {
  const code: Inline = { type: 'inlineCode', value: 'x' };
  expect(await shown(text(':smile: :label:'), code)).toMatchObject([{ value: '😄 :label:' }, code]);
});

test('the original text is kept for the slug', async () => {
  expect(await shown(text(':smile: a'))).toEqual([{ type: 'text', value: '😄 a', written: ':smile: a' }]);
});

test('code, formulas and bare addresses stay', async () => {
  const url = 'https://example.org/:smile:';
  const children: Inline[] = [
    { type: 'inlineCode', value: ':smile:' },
    { type: 'monospace', children: [text(':smile:')] },
    { type: 'inlineMath', value: ':smile:', line: 1 },
    { type: 'link', url, title: '', children: [text(url)], line: 1 },
  ];
  expect(await shown(...children)).toEqual(children);
});

test('a text without any name loads no table', async () => {
  expect((await loadShortcodes('10:30 a:b c::d https://e.org')).size).toBe(0);
});

test('more names may become known for a text', () => {
  const children = [text(':smile: :tada:')];
  const document: Document = { ...EMPTY_DOCUMENT, blocks: [{ type: 'paragraph', children, line: 1 }] };
  const shownWith = (emoji: ReadonlyMap<string, string>) => replaceShortcodes(document, emoji).blocks;
  const smile = ['smile', '😄'] as const;
  expect(shownWith(new Map([smile]))).toMatchObject([{ children: [{ value: '😄 :tada:' }] }]);
  expect(shownWith(new Map([smile, ['tada', '🎉']]))).toMatchObject([{ children: [{ value: '😄 🎉' }] }]);
});
