import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Part } from '../model/part.js';
import { Packer } from './index.js';

async function archiveOf(parts: readonly Part[]): Promise<Uint8Array> {
  const packer = new Packer(() => {});
  for (const part of parts) await packer.add(part);
  return new Uint8Array(await new Blob([...(await packer.finish())] as BlobPart[]).arrayBuffer());
}

const PICTURE = Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256);
const PARTS = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: `<w:p>${'Ein Wörterbuch, 漢字, 🦊. '.repeat(5_000)}</w:p>` },
  { name: 'word/empty.xml', content: '' },
  { name: 'word/media/image1.png', content: PICTURE },
];

test('another program’s reader finds every part unchanged', async () => {
  const files = unzipSync(await archiveOf(PARTS));
  expect(Object.keys(files)).toEqual(PARTS.map(({ name }) => name));
  for (const { name, content } of PARTS) {
    expect(Buffer.from(files[name] ?? []).equals(Buffer.from(content as string)), name).toBe(true);
  }
});

test('text may come in pieces, while those before are being compressed', async () => {
  const line = `<w:p>${'Ein Wörterbuch, 漢字, 🦊. '.repeat(50)}</w:p>`;
  const pieces = Array.from({ length: 700 }, (_, index) => `${index}${line}`);
  const name = 'word/document.xml';
  const inPieces = await archiveOf([
    {
      name,
      content: (function* () {
        yield* pieces;
      })(),
    },
  ]);
  expect(strFromU8(unzipSync(inPieces)[name] ?? new Uint8Array()) === pieces.join('')).toBe(true);
  const atOnce = await archiveOf([{ name, content: pieces.join('') }]);
  expect(Buffer.from(inPieces).equals(atOnce)).toBe(true);
});

test('the description of the package comes first, whenever it was written', async () => {
  const names = ['word/document.xml', 'word/_rels/document.xml.rels', '_rels/.rels', '[Content_Types].xml'];
  const files = unzipSync(await archiveOf(names.map((name) => ({ name, content: name }))));
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    'word/_rels/document.xml.rels',
    '_rels/.rels',
    'word/document.xml',
  ]);
});

test('an error while writing reaches the caller', async () => {
  const content = (function* () {
    yield 'x'.repeat(300_000);
    throw new RangeError('no such block');
  })();
  await expect(new Packer(() => {}).add({ name: 'word/document.xml', content })).rejects.toThrow(
    'no such block',
  );
});

test('text is compressed, a picture is stored', async () => {
  const bytes = await archiveOf(PARTS);
  expect(bytes.length).toBeLessThan(10_000);
  expect(Buffer.from(bytes).includes(Buffer.from(PICTURE))).toBe(true);
});

test('the same parts give the same bytes', async () => {
  expect(await archiveOf(PARTS)).toEqual(await archiveOf(PARTS));
});

test('the times do not come from a clock', async () => {
  const bytes = await archiveOf(PARTS);
  const header = new DataView(bytes.buffer);
  expect([header.getUint16(10, true), header.getUint16(12, true)]).toEqual([0, (1 << 5) | 1]);
});
