import { afterEach, expect, test, vi } from 'vitest';
import type { Part } from '../model/part.js';

const PARTS: readonly Part[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: 'Ein Wörterbuch, 漢字, 🦊. '.repeat(20_000) },
  { name: 'word/styles.xml', content: 'Ein Wörterbuch, 漢字, 🦊. '.repeat(2000) },
  { name: 'word/empty.xml', content: '' },
  { name: 'word/media/image1.png', content: Uint8Array.from({ length: 300 }, (_, index) => index % 256) },
];

/** What packs and reads archives, with Node.js's own zlib or, as in browsers, without it. */
async function codeWith(node: boolean) {
  vi.resetModules();
  if (!node) vi.doMock('./zlib.js', async (original) => ({ ...(await original<object>()), zlib: undefined }));
  const [{ Packer }, { readZip }] = await Promise.all([import('./index.js'), import('./read.js')]);
  const { zlib } = await import('./zlib.js');
  expect(zlib !== undefined).toBe(node);
  vi.doUnmock('./zlib.js');
  return { Packer, readZip };
}

async function archive({ Packer }: Awaited<ReturnType<typeof codeWith>>): Promise<Buffer> {
  const packer = new Packer(() => {});
  for (const part of PARTS) await packer.add(part);
  return Buffer.concat(await packer.finish());
}

const LIMITS = { entries: 100, bytes: 10 ** 7 };

afterEach(() => {
  vi.resetModules();
});

test('browsers write the same bytes, and read what Node.js reads', async () => {
  const [inNode, inBrowser] = [await codeWith(true), await codeWith(false)];
  const bytes = await archive(inNode);
  expect((await archive(inBrowser)).equals(bytes)).toBe(true);
  for (const { readZip } of [inNode, inBrowser])
    for (const { name, read } of readZip(bytes, LIMITS).entries) {
      const { content } = PARTS.find((part) => part.name === name) ?? {};
      expect(Buffer.from(await read()).equals(Buffer.from(content as string)), name).toBe(true);
    }
});

test.each([true, false])('damaged data is refused (Node.js: %s)', async (node) => {
  const code = await codeWith(node);
  const bytes = await archive(code);
  const at = bytes.indexOf('word/styles.xml') + 'word/styles.xml'.length + 20;
  for (const change of [(value: number) => value ^ 0xff, () => 0]) {
    const damaged = Buffer.from(bytes);
    damaged.fill(change(bytes[at] ?? 0), at, at + 8);
    const styles = code.readZip(damaged, LIMITS).entries.find(({ name }) => name === 'word/styles.xml');
    await expect(styles?.read()).rejects.toThrow('it is damaged');
  }
});
