import type { ConversionOptions } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

async function partOf(markdown: string, options: ConversionOptions = {}, name = 'document'): Promise<string> {
  const { bytes } = await convertForTest(markdown, options);
  return openPackage(bytes).parts.get(`word/${name}.xml`)?.text ?? '';
}

/** For each paragraph with text, whether it is right-to-left, by itself or as the whole document is. */
async function sidesOf(markdown: string, options: ConversionOptions = {}): Promise<boolean[]> {
  const base = NORMAL_BIDI.test(await partOf(markdown, options, 'styles'));
  return [...(await partOf(markdown, options)).matchAll(/<w:p>(.*?)<\/w:p>/g)]
    .map(([, paragraph = '']) => paragraph)
    .filter((paragraph) => /<w:t[ >]|<w:drawing|<m:t>/.test(paragraph))
    .map((paragraph) =>
      base ? !paragraph.includes('<w:bidi w:val="0"/>') : paragraph.includes('<w:bidi/>'),
    );
}

const NORMAL_BIDI =
  /<w:style [^>]*w:styleId="Normal"><w:name w:val="Normal"\/><w:qFormat\/><w:pPr><w:bidi\/><\/w:pPr>/;

test.each([
  ['- Python היא שפה\n- שלום\n- עולם\n', true],
  ['- שלום\n- Python היא שפה\n- עולם\n', true],
  ['- `code` שלום\n- https://example.org שלום\n', true],
  ['- hello\n- שלום is a word\n- world\n', false],
  ['1. שלום\n   - English\n   - words\n2. עולם\n', true],
  ['- שלום\n\n  English paragraph\n\n  > English quote\n- עולם\n', true],
  ['- [ ] שלום\n- [x] done\n- [ ] עולם\n', true],
])('the list %j keeps one side', async (markdown, rightToLeft) => {
  const found = await sidesOf(markdown);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([rightToLeft]));
});

test('a list with equally many items of both kinds follows the language of the document', async () => {
  const markdown = '- שלום\n- hello\n';
  expect(await sidesOf(markdown, { language: 'he' })).toEqual([true, true]);
  expect(await sidesOf(markdown, { language: 'en' })).toEqual([false, false]);
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
  expect(new Set(await sidesOf(markdown, { language: 'ar' }))).toEqual(new Set([true]));
  expect(new Set(await sidesOf(markdown, { language: 'en' }))).toEqual(new Set([false]));
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

describe('a document from right to left', () => {
  const MARKDOWN = '# فصل\n\nنص.[^n]\n\nThis whole paragraph is in English.\n\n---\n\n[^n]: حاشية.';
  const options = { language: 'ar', includeTableOfContents: true, footerText: '{page} من {pages}' } as const;

  test('says so in the style behind all others and in its section; other paragraphs turn it off', async () => {
    expect(await partOf(MARKDOWN, options, 'styles')).toMatch(NORMAL_BIDI);
    const xml = await partOf(MARKDOWN, options);
    expect(xml).toMatch(/<w:bidi\/><\/w:sectPr>/);
    expect(xml.match(/<w:pPr>(?:(?!<\/w:pPr>).)*<w:bidi\/>/g)).toBeNull();
    expect(xml.match(/<w:bidi w:val="0"\/>/g)).toHaveLength(1);
  });

  test('has its separators and headers on its side, with the words and numbers in their order', async () => {
    expect(await partOf(MARKDOWN, options, 'footnotes')).not.toContain('w:bidi');
    const footer = await partOf(MARKDOWN, options, 'footer1');
    expect(footer).not.toContain('w:bidi');
    const runs = [...footer.matchAll(/<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?<w:t[^>]*>([^<]*)<\/w:t>/g)];
    expect(runs.map(([, look, text]) => [look, text])).toEqual([
      [undefined, '1'],
      ['<w:rtl/>', ' من '],
      [undefined, '1'],
    ]);
  });

  test.each(['ar', 'en'])(
    'in %s, has entries of contents that an update leaves on their side',
    async (language) => {
      const xml = await partOf('# فصل\n\n# A chapter in English, too', { ...options, language });
      const [contents = ''] = /<w:sdtContent>.*?<\/w:sdtContent>/.exec(xml) ?? [];
      const entries = contents.match(/<w:pStyle w:val="TOC1"\/>(?:(?!<\/w:pPr>).)*<\/w:pPr>/g);
      expect(entries).toHaveLength(2);
      expect(entries?.join('')).not.toContain('w:bidi');
    },
  );

  test.each(['ltr', 'rtl'] as const)(
    'says nothing of it where the author gives the direction %s to all',
    async (direction) => {
      const markdown = `---\ndir: ${direction}\n---\n\nWords.`;
      expect(NORMAL_BIDI.test(await partOf(markdown, {}, 'styles'))).toBe(direction === 'rtl');
    },
  );
});

test('a picture is on the side of its caption', async () => {
  expect(await sidesOf('![Alt](a.png "שלום")\n', { imageCaptions: true, language: 'en' })).toEqual([
    true,
    true,
  ]);
});
