import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip } from './index.js';

async function archiveOf(parts: Parameters<typeof zip>[0]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob([...(await zip(parts))] as BlobPart[]).arrayBuffer());
}

const PICTURE = Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256);
const PARTS = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: `<w:p>${'Ein Wörterbuch, 漢字, 🦊. '.repeat(5_000)}</w:p>` },
  { name: 'word/empty.xml', content: '' },
  { name: 'word/media/image1.png', content: PICTURE },
];

test('a foreign reader finds every part as it was', async () => {
  const files = unzipSync(await archiveOf(PARTS));
  expect(Object.keys(files)).toEqual(PARTS.map(({ name }) => name));
  for (const { name, content } of PARTS) {
    expect(Buffer.from(files[name] ?? []).equals(Buffer.from(content as string)), name).toBe(true);
  }
});

test('text is compressed, a picture is stored', async () => {
  const bytes = await archiveOf(PARTS);
  expect(bytes.length).toBeLessThan(10_000);
  expect(Buffer.from(bytes).includes(Buffer.from(PICTURE))).toBe(true);
});

test('the same parts give the same bytes', async () => {
  expect(await archiveOf(PARTS)).toEqual(await archiveOf(PARTS));
});

test('the times are those of no clock', async () => {
  const bytes = await archiveOf(PARTS);
  const header = new DataView(bytes.buffer);
  expect([header.getUint16(10, true), header.getUint16(12, true)]).toEqual([0, (1 << 5) | 1]);
});
