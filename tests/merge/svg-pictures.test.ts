import type { AssetRequest, RasterRequest } from '@footmark/engine';
import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { PIXEL } from '../pixel';
import { Reviewer } from './reviewer';

const TEXT = `# Report

Text before.

![One](one.svg) and ![two](second.svg "Its title").

![Three](three.svg){#fig:three}

See @fig:three.
`;
const drawingOf = (source: string): Uint8Array =>
  strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="${source.length}" height="20"/></svg>`,
  );

/** A picture of its own for each drawing: what follows the last chunk of a PNG is no part of it. */
const conversion = {
  loadAsset: async ({ source }: AssetRequest) => drawingOf(source),
  rasterize: async ({ bytes }: RasterRequest) => new Uint8Array([...PIXEL, ...bytes]),
};

/** The file as a program saves it that knows no SVG, as LibreOffice: only what stands for the drawings is left. */
function withoutDrawings(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const kept = Object.entries(files).filter(([name]) => !name.endsWith('.svg'));
  const written = kept.map(([name, content]): [string, Uint8Array] => {
    if (!/\.xml(?:\.rels)?$/.test(name)) return [name, content];
    const xml = strFromU8(content)
      .replace(/<a:extLst>.*?<\/a:extLst>/g, '')
      .replace(/<Relationship [^>]*\.svg"[^>]*\/>/g, '');
    return [name, strToU8(xml)];
  });
  return zipSync(Object.fromEntries(written));
}

test('drawings of which only what stands for them comes back have not changed', async () => {
  const { bytes } = await convertForTest(TEXT, { source: 'report.md', ...conversion });
  expect(Object.keys(unzipSync(bytes)).filter((name) => name.endsWith('.svg'))).toHaveLength(3);
  const unchanged = await mergeWord(TEXT, withoutDrawings(new Reviewer(bytes).saved('LibreOffice/24.8')), {
    conversion,
  });
  expect(unchanged.success && unchanged.changes).toEqual([]);
  const edited = new Reviewer(bytes).replace('before', 'above').saved('LibreOffice/24.8');
  const merge = await mergeWord(TEXT, withoutDrawings(edited), { conversion });
  if (!merge.success) throw new Error(merge.error);
  expect(applyMerge(TEXT, merge, () => 'take')).toBe(TEXT.replace('before', 'above'));
  expect(merge.pictures).toEqual([]);
});

test('another picture in place of a drawing is a change', async () => {
  const { bytes } = await convertForTest(TEXT, { source: 'report.md', ...conversion });
  const files = unzipSync(withoutDrawings(new Reviewer(bytes).saved('LibreOffice/24.8')));
  const part = Object.keys(files).find((name) => name.endsWith('.png')) ?? '';
  expect(part).toMatch(/\.png$/);
  const merge = await mergeWord(TEXT, zipSync({ ...files, [part]: new Uint8Array([...PIXEL, 1]) }), {
    conversion,
  });
  expect(merge.success && merge.changes).toHaveLength(1);
});
