import { convert } from '@footmark/engine';
import { readWord } from '@footmark/engine/read';
import { expect, test } from 'vitest';

/** What a title page shows besides the title and the authors is read whole, though a name of an author is in it. */
test.each([
  ['Ada Byrd Institute', ['Ada Byrd']],
  ['Main Heading Ada Byrd', ['Ada Byrd', 'Bo Fry']],
  ['University of Fry', ['Bo Fry']],
])('%s', async (institution, authors) => {
  const front = [
    '---',
    'title: Tea',
    `author: [${authors.join(', ')}]`,
    `institution: ${institution}`,
    '---',
    '',
    'Text.',
  ];
  const result = await convert(front.join('\n'), { template: 'academic' });
  if (!result.success) throw new Error(result.error);
  const read = await readWord(new Uint8Array(await result.blob.arrayBuffer()));
  expect(read).toMatchObject({
    success: true,
    markdown: expect.stringContaining(`institution: ${institution}\n`),
  });
});

test('links, places and addresses of authors come back with those whose they are', async () => {
  const author = [
    ...[
      '  - name: "[Ada Byrd](https://ada.example)"',
      '    affiliation: "[Port Office](https://port.example), Xtown"',
    ],
    ...[
      '  - name: Bo Fry',
      '    affiliation: Institute Y',
      '    email: bo@fry.example',
      '    corresponding: true',
    ],
  ].join('\n');
  const result = await convert(`---\ntitle: Tea\nauthor:\n${author}\n---\n\nText.`);
  if (!result.success) throw new Error(result.error);
  const read = await readWord(new Uint8Array(await result.blob.arrayBuffer()));
  expect(read).toMatchObject({ markdown: expect.stringContaining(`author:\n${author}\n`) });
});

test.each([
  { template: 'business' },
  { template: 'academic' },
  { template: 'mla' },
  { template: 'plain', titlePage: true },
] as const)('the logo above a title comes back as that: %j', async (options) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
  const text = '---\ntitle: Tea\nlogo: {path: logo.svg, alt: Port Office}\nauthor: Ada Byrd\n---\n\nText.';
  const loadAsset = async () => ({ bytes: new TextEncoder().encode(svg) });
  const rasterize = async () => PIXEL;
  const result = await convert(text, { ...options, loadAsset, rasterize });
  if (!result.success) throw new Error(result.error);
  const read = await readWord(new Uint8Array(await result.blob.arrayBuffer()));
  if (!read.success) throw new Error(read.error);
  expect(read.markdown).toMatch(
    /^title: Tea\nlogo:\n {2}path: \S+\.(?:svg|png)\n {2}alt: Port Office\n {2}width: 30pt$/m,
  );
  expect(read.markdown).not.toContain('![');
});

/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

test.each(['author: Вячеслав Дерюшев', 'author:\n  - Ada Byrd\n  - Bo Fry'])(
  'authors above a text without a title are front matter again, and say nothing of its language: %s',
  async (author) => {
    const text = `---\n${author}\n---\n\n| Year | Costs |\n| --- | --- |\n| 2025 | 12 |\n`;
    const readOf = async (markdown: string): Promise<string> => {
      const result = await convert(markdown);
      if (!result.success) throw new Error(result.error);
      const read = await readWord(new Uint8Array(await result.blob.arrayBuffer()));
      if (!read.success) throw new Error(read.error);
      return read.markdown;
    };
    const back = await readOf(text);
    expect(back).toMatch(new RegExp(`^---\\n${author}\\n---\\n\\n\\| Year`));
    expect(await readOf(back)).toBe(back);
  },
);
