import { constants, type FileHandle, open, realpath, stat, statfs } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { reason, systemCode } from './errors.js';
import { type Allowance, Unloaded } from './picture-limits.js';

/**
 * Reads a picture's file, if it is there: plain files only, as reading a device or a pipe may never end, and only
 * where it really lies in one of the folders, whatever links lead to it. Throws `Unloaded` for one that may not be read.
 */
export async function readPicture(
  path: string,
  folders: readonly string[],
  allowance: Allowance,
): Promise<Uint8Array | undefined> {
  const real = await realpath(path).catch((error: unknown) => {
    if (/^(?:EACCES|EPERM|ELOOP)$/.test(systemCode(error) ?? '')) throw new Unloaded(reason(error));
  });
  if (real === undefined) return undefined;
  if (await isOfTheSystem(real)) throw new Unloaded('it is a part of the system, not a picture');
  const stats = await stat(real).catch(() => undefined);
  if (stats === undefined || stats.isDirectory()) return undefined;
  if (!folders.some((folder) => isIn(folder, real)))
    throw new Unloaded("it lies outside the text's folder, and is only read with --allow-outside DIR");
  if (!stats.isFile()) throw new Unloaded('it is no plain file');
  return read(real, allowance);
}

/** Whether a path is below a folder; both are real, absolute paths. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function read(path: string, allowance: Allowance): Promise<Uint8Array> {
  // Between the checks and here, the file may have been changed for a link or a pipe.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
    throw new Unloaded('it cannot be read');
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Unloaded('it is no plain file');
    allowance.check(stats.size);
    return await allowance.collect(chunksOf(file));
  } finally {
    await file.close();
  }
}

/** Not `file.createReadStream`, which closes the file by itself. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(CHUNK) });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

const CHUNK = 256 * 1024;

/** Linux's file systems of what is no file: of processes, of devices, of the kernel's own data. */
const SYSTEM_TYPES: ReadonlySet<number> = new Set([
  0x9fa0, // proc
  0x62656572, // sysfs
  0x64626720, // debugfs
  0x74726163, // tracefs
  0x27e0eb, // cgroup
  0x63677270, // cgroup2
  0x73636673, // securityfs
  0x62656570, // configfs
  0xcafe4a11, // bpf
  0x1cd1, // devpts
  0x6165676c, // pstore
  0xde5e81e4, // efivarfs
]);

/** What lies there looks like plain files, and tells a process's own secrets. */
async function isOfTheSystem(path: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  if (/^\/(?:proc|sys)(?:\/|$)/.test(path)) return true;
  const type = await statfs(path).then(
    (stats) => stats.type,
    () => undefined,
  );
  return type !== undefined && SYSTEM_TYPES.has(type);
}
