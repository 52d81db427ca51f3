import type { FileHandle } from 'node:fs/promises';
import { reason, systemCode } from './errors.js';
import { openFile } from './opened-file.js';
import { type Allowance, Unloaded } from './picture-limits.js';
import { Barred, type Roots } from './roots.js';

/** Reads the file of a picture if there is one. Throws `Unloaded` for a file that must not or cannot be read. */
export async function readPicture(
  path: string,
  roots: Roots,
  allowance: Allowance,
): Promise<Uint8Array | undefined> {
  const file = await opened(path, roots);
  if (file === undefined) return undefined;
  try {
    allowance.check((await file.stat()).size);
    return await allowance.collect(chunksOf(file));
  } finally {
    await file.close();
  }
}

async function opened(path: string, roots: Roots): Promise<FileHandle | undefined> {
  try {
    return await openFile(path, roots);
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (error instanceof Barred || /^(?:EACCES|EPERM|ELOOP)$/.test(code)) throw new Unloaded(reason(error));
    return undefined;
  }
}

/** Unlike this, `file.createReadStream` closes the file by itself. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(CHUNK) });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

const CHUNK = 256 * 1024;
