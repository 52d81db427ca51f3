import { isIgnoredPath, MAX_SOURCE_FILES } from '../source/source-files.js';
import { readZip, type ZipEntry, ZipError } from '../zip/read.js';
import type { SourceFile } from './files.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { extensionOf, folderOf, nameOf } from './paths.js';

/** The limits for one set of files. */
export const SOURCE_LIMITS = {
  files: MAX_SOURCE_FILES,
  /** The total size of the unpacked files. */
  unpackedBytes: 512 * 1024 ** 2,
  /** The size of one text. */
  textBytes: 50 * 1024 ** 2,
  /** The size of a file of code that a text includes. */
  includedBytes: 1024 ** 2,
  /** The size of a file with conversations. */
  exportBytes: 256 * 1024 ** 2,
  /** The depth of archives inside archives. */
  zipDepth: 4,
} as const;

interface Unpacked {
  readonly files: readonly SourceFile[];
  /** The paths of the files that were in archives. */
  readonly fromArchives: ReadonlySet<string>;
  readonly notices: readonly SourceNotice[];
}

/** Replaces archives with the files in them, recursively. Archives that cannot be read give a notice. */
export async function unpack(files: readonly SourceFile[]): Promise<Unpacked> {
  const unpacker = new Unpacker();
  for (const file of files) await unpacker.add(file);
  return { ...unpacker, files: [...unpacker.files.values()] };
}

class Unpacker {
  readonly files = new Map<string, SourceFile>();
  readonly fromArchives = new Set<string>();
  readonly notices: SourceNotice[] = [];
  #unpacked = 0;

  async add(file: SourceFile): Promise<void> {
    if (isIgnoredPath(file.path)) return;
    if (extensionOf(file.path) !== 'zip') this.files.set(file.path, file);
    // The parts of a large export belong together.
    else await this.#archive(file, file.path.replace(/-Part-\d+(?=\.zip$)/i, ''), file.path, 1);
  }

  /** `folder` is where its files are put, `outer` the archive that was given. */
  async #archive(file: SourceFile, folder: string, outer: string, depth: number): Promise<void> {
    try {
      const { entries, refused } = readZip(await file.read(), {
        entries: SOURCE_LIMITS.files - this.files.size,
        bytes: SOURCE_LIMITS.unpackedBytes,
      });
      for (const name of refused) this.#leaveOut(outer, `“${name}” in it leads out of the archive`);
      for (const entry of entries) await this.#entry(entry, folder, outer, depth);
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      const message = `${nameOf(file.path)} cannot be read: ${error.message}`;
      this.notices.push(sourceNotice('file-not-read', outer, message));
    }
  }

  async #entry(entry: ZipEntry, folder: string, outer: string, depth: number): Promise<void> {
    if (isIgnoredPath(entry.name)) return;
    const path = `${folder}/${entry.name}`;
    const file = { path, size: entry.size, read: () => this.#read(entry) };
    if (extensionOf(path) !== 'zip') {
      this.files.set(path, file);
      this.fromArchives.add(path);
    } else if (depth < SOURCE_LIMITS.zipDepth) await this.#archive(file, folderOf(path), outer, depth + 1);
    else this.#leaveOut(outer, `“${entry.name}” is an archive nested too deeply in others`);
  }

  #read(entry: ZipEntry): Promise<Uint8Array> {
    this.#unpacked += entry.size;
    if (this.#unpacked > SOURCE_LIMITS.unpackedBytes) {
      const megabytes = SOURCE_LIMITS.unpackedBytes / 1024 ** 2;
      throw new ZipError(`unpacked, all together are too large; up to ${megabytes} MB can be read`);
    }
    return entry.read();
  }

  #leaveOut(path: string, reason: string): void {
    this.notices.push(sourceNotice('file-left-out', path, `${reason}; it was left out`));
  }
}
