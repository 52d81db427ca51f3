import { constants, type FileHandle, open, realpath, stat, statfs } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { reason, systemCode } from './errors.js';
import { type Allowance, Unloaded } from './picture-limits.js';

/**
 * Reads the file of a picture if it exists. Only regular files are read, since reading a device or a pipe may
 * never end, and only those that are really in one of the folders, after following links. Throws `Unloaded` for a
 * file that must not be read.
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
    throw new Unloaded("it is outside the text's folder, and is only read with --allow-outside FOLDER");
  if (!stats.isFile()) throw new Unloaded('it is not a regular file');
  return read(real, allowance);
}

/** Whether a path is below a folder; both are real, absolute paths. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function read(path: string, allowance: Allowance): Promise<Uint8Array> {
  // The file may have been replaced by a link or a pipe since the checks.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
    throw new Unloaded('it cannot be read');
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Unloaded('it is not a regular file');
    allowance.check(stats.size);
    return await allowance.collect(chunksOf(file));
  } finally {
    await file.close();
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

/** Linux file systems that contain no real files: processes, devices, kernel data. */
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

/** Their entries look like regular files, but reveal secrets of processes. */
async function isOfTheSystem(path: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  if (/^\/(?:proc|sys)(?:\/|$)/.test(path)) return true;
  const type = await statfs(path).then(
    (stats) => stats.type,
    () => undefined,
  );
  return type !== undefined && SYSTEM_TYPES.has(type);
}
