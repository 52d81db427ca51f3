import { constants, type FileHandle, lstat, open, readlink, realpath, statfs } from 'node:fs/promises';
import { Barred, holds, NAMED, Outside, placeIn, type Reach, type Roots } from './roots.js';

/**
 * Opens a file to read it: the only function of the command that does. One that the user has named is opened as it is, a pipe
 * included. Anything else must be a regular file that is really in one of the folders, after all links: reading a device or a
 * pipe may never end. Throws `Barred` for what must not be read, or the system's error.
 */
export async function openFile(path: string, reach: Reach): Promise<FileHandle> {
  if (reach === NAMED) return open(path);
  const place = await existingPlace(reach, path);
  if (await isOfTheSystem(place)) throw new Barred('it is a part of the system');
  // Opening a device may already have an effect.
  checkKind(await lstat(place));
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    // The file, or a folder above it, may have been replaced since.
    checkKind(await file.stat());
    await checkPlace(file, place, reach);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Like `placeIn`; but that something is missing outside is only said to an assistant as that it is outside. */
function existingPlace(roots: Roots, path: string): Promise<string> {
  return placeIn(roots, path).catch(async (error: unknown) => {
    if (error instanceof Outside && roots.option !== undefined) await lstat(error.place);
    throw error;
  });
}

/** Throws `Barred` unless an opened file is in one of the folders. */
export async function checkPlace(file: FileHandle, path: string, roots: Roots): Promise<void> {
  const place = await placeOf(file, path);
  if (place === undefined || !holds(roots, place)) throw new Barred('it was replaced meanwhile');
}

/**
 * Where an opened file is. Linux knows it; elsewhere, the path is followed again, which must lead to this file and not to
 * another.
 */
async function placeOf(file: FileHandle, path: string): Promise<string | undefined> {
  const known =
    process.platform === 'linux'
      ? await readlink(`/proc/self/fd/${file.fd}`).catch(() => undefined)
      : undefined;
  if (known !== undefined) return known;
  const place = await realpath(path);
  const [own, there] = [await file.stat({ bigint: true }), await lstat(place, { bigint: true })];
  return own.dev === there.dev && own.ino === there.ino ? place : undefined;
}

interface Kind {
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Throws `Barred` for what is no regular file. */
export function checkKind(kind: Kind): void {
  if (kind.isDirectory()) throw new Barred('it is a folder');
  if (!kind.isFile()) throw new Barred('it is not a regular file');
}

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
