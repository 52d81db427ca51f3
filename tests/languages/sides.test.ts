import type { ConversionOptions } from '@footmark/engine';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

async function partOf(markdown: string, options: ConversionOptions = {}, name = 'document'): Promise<string> {
  const { bytes } = await convertForTest(markdown, options);
  return openPackage(bytes).parts.get(`word/${name}.xml`)?.text ?? '';
}

/** For each paragraph with text, whether it is right-to-left. */
function sides(xml: string): boolean[] {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)]
    .map(([, paragraph = '']) => paragraph)
    .filter((paragraph) => /<w:t[ >]|<w:drawing|<m:t>/.test(paragraph))
    .map((paragraph) => paragraph.includes('<w:bidi/>'));
}

test.each([
  ['- Python היא שפה\n- שלום\n- עולם\n', true],
  ['- שלום\n- Python היא שפה\n- עולם\n', true],
  ['- `code` שלום\n- https://example.org שלום\n', true],
  ['- hello\n- שלום is a word\n- world\n', false],
  ['1. שלום\n   - English\n   - words\n2. עולם\n', true],
  ['- שלום\n\n  English paragraph\n\n  > English quote\n- עולם\n', true],
  ['- [ ] שלום\n- [x] done\n- [ ] עולם\n', true],
])('the list %j keeps one side', async (markdown, rightToLeft) => {
  const found = sides(await partOf(markdown));
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([rightToLeft]));
});

test('a list with equally many items of both kinds follows the language of the document', async () => {
  const markdown = '- שלום\n- hello\n';
  expect(sides(await partOf(markdown, { language: 'he' }))).toEqual([true, true]);
  expect(sides(await partOf(markdown, { language: 'en' }))).toEqual([false, false]);
});

test.each([
  ['> [!note]\n> שלום\n', true],
  ['> [!note] שלום\n> hello\n', true],
  ['> [!note]\n> - `code` שלום\n', true],
  ['> [!note]\n> hello\n', false],
  ['> [!note]\n> `code`\n', false],
])('the bar of the callout %j stands where lines begin; on the right: %s', async (markdown, onRight) => {
  const xml = await partOf(markdown, { language: 'en' });
  expect(xml.includes('<w:tblStyle w:val="CalloutNote"/><w:bidiVisual/>')).toBe(onRight);
});

test('text without letters follows the language of the document', async () => {
  const markdown = '2025\n\n`code`\n\n![Alt](data:image/png;base64,x)\n\n$x$\n';
  expect(new Set(sides(await partOf(markdown, { language: 'ar' })))).toEqual(new Set([true]));
  expect(new Set(sides(await partOf(markdown, { language: 'en' })))).toEqual(new Set([false]));
});

test.each([
  ['| `a` | שלום |\n|---|---|\n| 1 | 2 |\n', true],
  ['| | שלום |\n|---|---|\n| x | 2 |\n', true],
  ['| hello | שלום |\n|---|---|\n| 1 | 2 |\n', false],
])('the columns of %j run from right to left: %s', async (markdown, expected) => {
  expect((await partOf(markdown, { language: 'en' })).includes('<w:bidiVisual/>')).toBe(expected);
});

test('a header runs in the direction of its text', async () => {
  const options = { headerText: 'שלום', showPageNumbers: true, pageNumberPosition: 'header' } as const;
  expect(await partOf('x\n', options, 'header1')).toContain('<w:bidi/>');
  expect(await partOf('x\n', { ...options, headerText: 'Hello' }, 'header1')).not.toContain('<w:bidi/>');
});

test('a picture is on the side of its caption', async () => {
  const xml = await partOf('![Alt](a.png "שלום")\n', { imageCaptions: true, language: 'en' });
  expect(sides(xml)).toEqual([true, true]);
});
