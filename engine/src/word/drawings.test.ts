import { expect, test } from 'vitest';
import { PIXEL } from '../../../tests/pixel.js';
import { picture, template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

const DRAWN = '<path d="M0 0h9v9z" fill="#00f"/>';
const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;

/** Reads a Word file with an SVG and, as Word writes it, the same as a PNG. */
async function read(drawing: string) {
  const both = picture('rId9').replace(
    /<a:blip r:embed="rId9"\/>/,
    '<a:blip r:embed="rId9"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId8"/></a:ext></a:extLst></a:blip>',
  );
  const { markdown, pictures, notices } = await readForTest(
    template({
      body: `<w:p>${both}</w:p>`,
      links: [
        ['rId8', 'image', 'media/two.svg'],
        ['rId9', 'image', 'media/one.png'],
      ],
      files: { 'word/media/one.png': PIXEL, 'word/media/two.svg': drawing },
    }),
  );
  const [shown] = pictures;
  return { markdown, path: shown?.path, text: new TextDecoder().decode(shown?.bytes), notices };
}

test('a drawing without anything unsafe is the picture, and nothing is said', async () => {
  const { markdown, path, text, notices } = await read(svg(DRAWN));
  expect(markdown).toContain('![Logo](two.svg)');
  expect(path).toBe('two.svg');
  expect(text).toContain('M0 0h9v9z');
  expect(notices).toEqual([]);
});

test.each([
  ['a script', '<script>bad()</script>'],
  ['a handler of events', '<rect width="1" height="1" onclick="bad()"/>'],
  ['a link to another file', '<image width="1" height="1" xlink:href="https://bad.example/a.png"/>'],
  ['a link that runs', '<a xlink:href="javascript:bad()"><rect width="1" height="1"/></a>'],
  ['a page inside', '<foreignObject><iframe src="https://bad.example"/></foreignObject>'],
  ['a style sheet elsewhere', '<style>@import url(https://bad.example/a.css);</style>'],
])('%s in a drawing does not come out of a Word file', async (_, bad) => {
  const { path, text, notices } = await read(svg(DRAWN + bad));
  expect(path).toBe('two.svg');
  expect(text).toContain('M0 0h9v9z');
  expect(text).not.toContain('bad');
  expect(notices.every(({ code }) => code === 'word-picture')).toBe(true);
});

test('what was removed is said', async () => {
  const { notices } = await read(svg(`${DRAWN}<script>bad()</script>`));
  expect(notices).toEqual([
    {
      code: 'word-picture',
      message: '1 SVG drawing was made safe: scripts, links or the like were removed from it',
    },
  ]);
});

test('of a drawing that cannot be drawn safely, the other form is taken', async () => {
  const { path, notices } = await read(svg('<g>'.repeat(600) + DRAWN + '</g>'.repeat(600)));
  expect(path).toBe('one.png');
  expect(notices).toEqual([
    {
      code: 'word-picture',
      message: '1 SVG drawing cannot be drawn safely; its other form in the file was used, if it has one',
    },
  ]);
});
