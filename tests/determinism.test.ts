import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeBook } from '../bench/book.mjs';
import { convertForTest } from './conversion';

const ENGINE = new URL('../engine/dist/index.js', import.meta.url).href;
const BOOK = new URL('../bench/book.mjs', import.meta.url).href;
const PROGRAM = `
  const { createHash } = await import('node:crypto');
  const { convert } = await import(${JSON.stringify(ENGINE)});
  const { writeBook } = await import(${JSON.stringify(BOOK)});
  const result = await convert(writeBook(8), { date: new Date('2025-03-30T01:30:00Z') });
  const bytes = new Uint8Array(await result.blob.arrayBuffer());
  process.stdout.write(createHash('sha256').update(bytes).digest('hex'));
`;

/** The hash of a converted book, from a fresh process set to that time zone. */
async function hashIn(timeZone: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, TZ: timeZone },
  });
  return stdout;
}

test('the same text gives the same bytes in every time zone', async () => {
  const hashes = await Promise.all(['UTC', 'Pacific/Kiritimati', 'America/New_York'].map(hashIn));
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(hashes).size).toBe(1);
});

test('the same text gives the same bytes twice, also when other texts came in between', async () => {
  const hash = async (markdown: string): Promise<string> =>
    createHash('sha256')
      .update((await convertForTest(markdown)).bytes)
      .digest('hex');
  const first = await hash(writeBook(2));
  await hash('# Another\n\n[^1] and ![](data:,)\n\n[^1]: text');
  expect(await hash(writeBook(2))).toBe(first);
});
