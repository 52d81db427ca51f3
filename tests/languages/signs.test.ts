import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

async function bodyOf(markdown: string, language?: string): Promise<string> {
  const { bytes } = await convertForTest(markdown, language === undefined ? {} : { language });
  return openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
}

/** Every place that can contain text. */
const PLACES: readonly (readonly [place: string, markdown: (text: string) => string])[] = [
  ['a paragraph', (text) => text],
  ['a heading', (text) => `# ${text}`],
  ['bold text', (text) => `**${text}**`],
  ['a link', (text) => `[${text}](https://example.org)`],
  ['a list', (text) => `- ${text}`],
  ['a cell', (text) => `| ${text} |\n|---|\n| x |`],
  ['code in running text', (text) => `\`${text}\``],
  ['a block of code', (text) => `\`\`\`\n${text}\n\`\`\``],
  ['a callout', (text) => `> [!note]\n> ${text}`],
];

test.each(PLACES)('soft and no-break hyphens in %s are those of Word', async (_, markdown) => {
  const xml = await bodyOf(markdown('Wort\u00adtrennung und E\u2011Mail'));
  expect(xml).toContain(
    '<w:t>Wort</w:t><w:softHyphen/><w:t>trennung und E</w:t><w:noBreakHyphen/><w:t>Mail</w:t>',
  );
  expect(xml).not.toMatch(/[\u00ad\u2011]/);
});

const HINT = '<w:rFonts w:hint="eastAsia"/>';

test.each(PLACES.filter(([place]) => !place.includes('code')))(
  'Chinese quotation marks in %s are set in the Chinese font',
  async (_, markdown) => {
    const xml = await bodyOf(markdown('他说“好”了'));
    expect(xml).toMatch(new RegExp(`${HINT}[^<]*(?:<[^t]+>)*</w:rPr><w:t>“</w:t>`));
    expect(xml.split(HINT)).toHaveLength(3);
  },
);

test.each([
  ['English ones', 'He said “yes”… and left.', undefined],
  ['English ones in a Chinese document', 'He said “yes”… and left.', 'zh-CN'],
  ['Korean ones', '그는 “네”라고 말했다…', undefined],
  ['those in code', '中文 `“”` 中文', undefined],
])('%s are not', async (_, markdown, language) => {
  expect(await bodyOf(markdown, language)).not.toContain('w:hint');
});

test.each([
  // Kanji alone look Chinese, and Persian without its own letters looks Arabic.
  ['東京都', 'ja', 'w:eastAsia="ja-JP"'],
  ['東京都', 'zh-Hant', 'w:eastAsia="zh-TW"'],
  ['東京都', undefined, 'w:eastAsia="zh-CN"'],
  ['این است', 'fa', 'w:bidi="fa-IR"'],
  ['هذه جملة', 'ur', 'w:bidi="ur-PK"'],
  ['Это предложение на русском языке', 'bg', 'w:val="bg-BG"'],
  [
    'Der Hund ist nicht im Haus, und die Katze ist auch nicht auf dem Dach. Das ist von allen.',
    'nl',
    'w:val="nl-NL"',
  ],
])('%s in the language %s that is given: %s', async (markdown, language, expected) => {
  const { bytes } = await convertForTest(`${markdown}\n`, language === undefined ? {} : { language });
  const { parts } = openPackage(bytes);
  const styles = parts.get('word/styles.xml')?.text ?? '';
  expect(styles).toMatch(new RegExp(`<w:lang [^>]*${expected}`));
  // Front matter sets the same language as the option.
  if (language === undefined) return;
  const described = await convertForTest(`---\nlang: ${language}\n---\n\n${markdown}\n`);
  expect(openPackage(described.bytes).parts.get('word/styles.xml')?.text).toBe(styles);
});

test('the font for Kanji is that of the language that is given', async () => {
  const { bytes } = await convertForTest('東京都\n', { language: 'ja' });
  expect(openPackage(bytes).parts.get('word/styles.xml')?.text).toContain('w:eastAsia="Yu Gothic"');
});
