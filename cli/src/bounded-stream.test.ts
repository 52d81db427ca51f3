import { expect, test } from 'vitest';
import { bytesOf } from './bounded-stream.js';
import { readWhole } from './files.js';
import { NAMED } from './roots.js';

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(1000);
}

test('a stream is read up to a limit', async () => {
  const parts = async function* () {
    yield Buffer.from('ab');
    yield Buffer.from('c');
  };
  expect(Buffer.from(await bytesOf(parts())).toString()).toBe('abc');
  await expect(bytesOf(endless(), 5000)).rejects.toThrow('it is larger than 0.005 MB, or never ends');
});

test.runIf(process.platform === 'linux')(
  'a device that somebody names does not fill the memory',
  async () => {
    await expect(readWhole('/dev/zero', NAMED)).rejects.toThrow('never ends');
    expect(await readWhole('/dev/null', NAMED)).toHaveLength(0);
  },
  60_000,
);
