import { expect, test } from 'vitest';
import { surfaceOf } from './hostile-conversion';

const be16 = (value: number): number[] => [value >> 8, value & 255];
const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 0xffff)];
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const PNG = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, ...be32(13), ...ascii('IHDR')];
const png = (width: number, height: number): number[] => [
  ...PNG,
  ...be32(width),
  ...be32(height),
  8,
  2,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
];
const jpeg = (width: number, height: number): number[] => [
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8],
  ...be16(height),
  ...be16(width),
  ...[3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
];
const gif = (width: number, height: number): number[] =>
  ascii('GIF89a').concat([width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0]);

const svg = (content: string): number[] =>
  ascii(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`,
  );

/** Files that might crash an image reader, exhaust its memory, or be executed. */
const FILES: Readonly<Record<string, readonly number[]>> = {
  'a PNG of 65,535² pixels': png(65_535, 65_535),
  'a PNG of 2³²−1 pixels on a side': png(0xffff_ffff, 0xffff_ffff),
  'a PNG without a size': png(0, 0),
  'a cut PNG': PNG,
  'a PNG of a chunk that never ends': [...png(1, 1), ...be32(0xffff_ffff), ...ascii('pHYs')],
  'a JPEG of 65,535² pixels': jpeg(65_535, 65_535),
  'a JPEG of a segment without a length': [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0],
  'a JPEG of fill bytes': [0xff, 0xd8, ...Array<number>(5000).fill(0xff)],
  'a cut JPEG': [0xff, 0xd8, 0xff],
  'a GIF of 65,535² pixels': gif(65_535, 65_535),
  'a cut GIF': ascii('GIF89a'),
  'a WebP of nothing': [...ascii('RIFF'), 255, 255, 255, 255, ...ascii('WEBPVP8X')],
  'an AVIF of nothing': [0, 0, 0, 0x1c, ...ascii('ftypavif'), 0, 0, 0, 0],
  'an EMF': [1, 0, 0, 0, 0x6c, 0, 0, 0],
  'an SVG with a script': svg('<script>alert(1)</script><rect width="9" height="9" onload="alert(1)"/>'),
  'an SVG with outside references': svg(
    '<image xlink:href="https://example.org/a.png"/><use href="file:///etc/passwd#a"/><style>@import "https://example.org/a.css"</style>',
  ),
  'an SVG with a page in it': svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'),
  'an SVG with entities': ascii(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
  ),
};

test.each(Object.entries(FILES))('%s', async (_, bytes) => {
  const markdown = '![ALT](a.png)\n\n| a |\n| - |\n| ![ALT](a.png) |';
  const { file, outside } = await surfaceOf(markdown, {
    loadAsset: async () => ({ bytes: Uint8Array.from(bytes) }),
  });
  expect(outside).toEqual([]);
  for (const { name, bytes: content } of file.parts.values()) {
    // Nothing in the SVG file that Word gets may run code or refer to anything external.
    if (name.endsWith('.svg'))
      expect(Buffer.from(content).toString()).not.toMatch(
        /script|onload|https?:\/\/example|file:|foreignObject|ENTITY/i,
      );
  }
});

test('a picture of any size fits its page', async () => {
  const { file } = await surfaceOf('![a](a.png)', {
    loadAsset: async () => ({ bytes: Uint8Array.from(png(60_000, 3)) }),
  });
  const extent = file.parts.get('word/document.xml')?.root?.getElementsByTagName('wp:extent')[0];
  for (const side of ['cx', 'cy']) {
    const length = Number(extent?.getAttribute(side) ?? 1);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(27_273_042_316_900);
  }
});

test.each([
  'data:',
  'data:,',
  'data:image/png;base64,',
  'data:image/png;base64,%%%',
  'data:image/png;base64,iVBORw0KGgo',
  'data:image/png;base64,====',
  `data:image/png;base64,${'A'.repeat(1_000_000)}`,
  `data:image/gif,${'%'.repeat(100_000)}`,
  `data:${'a;'.repeat(50_000)},a`,
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'data:text/html,<script>alert(1)</script>',
])('the data %.40s', async (uri) => {
  const { text, outside } = await surfaceOf(`![ALT](<${uri}>)`);
  expect(text).toContain('ALT');
  expect(outside).toEqual([]);
});
