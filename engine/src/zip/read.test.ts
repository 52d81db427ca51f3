import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip, ZipError } from './read.js';

const LIMITS = { entries: 100, bytes: 1024 ** 2 };

async function contents(bytes: Uint8Array, limits = LIMITS): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { name, read } of readZip(bytes, limits).entries)
    texts[name] = new TextDecoder().decode(await read());
  return texts;
}

/** All positions of a sequence of bytes. */
function placesOf(bytes: Uint8Array, wanted: readonly number[]): number[] {
  return [...bytes.keys()].filter((at) => wanted.every((byte, index) => bytes[at + index] === byte));
}

const DIRECTORY = [0x50, 0x4b, 0x01, 0x02];

test('files are read, packed or not, in folders or not', async () => {
  const long = 'A sentence that packs well. '.repeat(5000);
  const bytes = zipSync({
    'a.md': strToU8('short'),
    'part/b.md': strToU8(long),
    'c.bin': [strToU8('kept'), { level: 0 }],
    'empty/': new Uint8Array(),
    'none.md': new Uint8Array(),
  });
  expect(await contents(bytes)).toEqual({
    'a.md': 'short',
    'part/b.md': long,
    'c.bin': 'kept',
    'none.md': '',
  });
});

test('a comment after the archive, and bytes before its files, do not matter', async () => {
  const bytes = zipSync({ 'a.md': strToU8('text') }, { comment: 'made by PK\x05\x06 somebody' });
  expect(await contents(bytes)).toEqual({ 'a.md': 'text' });
});

test.each(['../up.md', 'a/../../up.md', '/etc/passwd', 'C:\\windows\\a.md', '..\\up.md'])(
  '%s leads out of the archive and is refused',
  (name) => {
    const { entries, refused } = readZip(zipSync({ [name]: strToU8('x'), 'a.md': strToU8('y') }), LIMITS);
    expect(entries.map((entry) => entry.name)).toEqual(['a.md']);
    expect(refused).toEqual([name]);
  },
);

test('names with backslashes, as from Windows, lead into folders', async () => {
  expect(await contents(zipSync({ 'part\\b.md': strToU8('x') }))).toEqual({ 'part/b.md': 'x' });
});

test('names are read whatever their encoding', async () => {
  expect(await contents(zipSync({ 'Übersicht 日本.md': strToU8('x') }))).toEqual({
    'Übersicht 日本.md': 'x',
  });
  const old = zipSync({ 'aXb.md': strToU8('x') });
  for (const at of placesOf(old, [...strToU8('aXb')])) old[at + 1] = 0xfc;
  expect(await contents(old)).toEqual({ 'aüb.md': 'x' });
});

test('an archive of more files than allowed is refused before any is read', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.md`, strToU8('x')]));
  expect(() => readZip(zipSync(many), { ...LIMITS, entries: 19 })).toThrow(
    new ZipError('it holds 20 files; up to 19 can be read'),
  );
});

test('more than allowed is refused before it is unpacked, over all files together', async () => {
  const bytes = zipSync({ 'a.md': new Uint8Array(600), 'b.md': new Uint8Array(600) });
  const [first, second] = readZip(bytes, { entries: 10, bytes: 1000 }).entries;
  expect((await first?.read())?.length).toBe(600);
  await expect(second?.read()).rejects.toThrow('unpacked, it is too large');
});

test('a file that unpacks to more than its directory says is refused', async () => {
  const bytes = zipSync({ 'a.md': new Uint8Array(500_000) });
  const [directory = 0] = placesOf(bytes, DIRECTORY);
  new DataView(bytes.buffer).setUint32(directory + 24, 10, true);
  await expect(contents(bytes)).rejects.toThrow(new ZipError('it is damaged'));
});

test('a file that was changed is refused', async () => {
  const bytes = zipSync({ 'a.md': [strToU8('kept'), { level: 0 }] });
  const [at = 0] = placesOf(bytes, [...strToU8('kept')]);
  bytes[at] = 0x4b;
  await expect(contents(bytes)).rejects.toThrow(new ZipError('it is damaged'));
});

test('a file with a password or an unknown compression is refused', async () => {
  const locked = zipSync({ 'a.md': strToU8('x') });
  const strange = zipSync({ 'a.md': strToU8('x') });
  const [at = 0] = placesOf(locked, DIRECTORY);
  locked[at + 8] = 1;
  strange[at + 10] = 12;
  await expect(contents(locked)).rejects.toThrow('it is protected with a password');
  await expect(contents(strange)).rejects.toThrow('it is compressed in a way that cannot be read');
});

test('neither a truncated archive nor other bytes are read as an archive', () => {
  const whole = zipSync({ 'a.md': strToU8('text'), 'b.md': strToU8('more') });
  for (let length = 0; length < whole.length; length++)
    expect(() => readZip(whole.subarray(0, length), LIMITS)).toThrow(ZipError);
});

test('an archive with 64-bit records is read', async () => {
  const bytes = zipSync({ 'a.md': strToU8('text') });
  const end = bytes.length - 22;
  const records = new Uint8Array(56 + 20 + 22);
  const view = new DataView(records.buffer);
  const old = new DataView(bytes.buffer, end);
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(32, 1n, true);
  view.setBigUint64(48, BigInt(old.getUint32(16, true)), true);
  view.setUint32(56, 0x07064b50, true);
  view.setBigUint64(56 + 8, BigInt(end), true);
  records.set(bytes.subarray(end), 76);
  view.setUint16(76 + 10, 0xffff, true);
  view.setUint32(76 + 16, 0xffffffff, true);
  const long = new Uint8Array(end + records.length);
  long.set(bytes.subarray(0, end));
  long.set(records, end);
  expect(await contents(long)).toEqual({ 'a.md': 'text' });
});
