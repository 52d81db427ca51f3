import { crc32 } from './crc32.js';
import { decodeName } from './name-encodings.js';
import { type Inflated, plain, type Zlib, zlib } from './zlib.js';

/** Limits for untrusted archives: a small file can unpack to more than fits into memory. */
export interface ZipLimits {
  /** The most files and folders. */
  readonly entries: number;
  /** The most bytes of all files that are read, unpacked. */
  readonly bytes: number;
}

/** Thrown if an archive, or a file in it, cannot be read. The message is a clause that can follow a colon. */
export class ZipError extends Error {}

/** A file of an archive. */
export interface ZipEntry {
  /** Its path in the archive, with `/` between folders. It never leads out of the archive. */
  readonly name: string;
  /** The unpacked size that the archive states, in bytes. */
  readonly size: number;
  /** Its size in the archive, in bytes. */
  readonly packed: number;
  /** Unpacks its content and verifies the checksum. Rejects with a `ZipError`. */
  readonly read: () => Promise<Uint8Array>;
}

export interface ZipArchive {
  /** In the order of the central directory; of several files with the same name, only the last. */
  readonly entries: readonly ZipEntry[];
  /** Names of more than one file. Programs differ in which one they read, so that one may show what another hides. */
  readonly repeated: readonly string[];
  /** Names that would lead out of the archive, such as `../../.profile`. Their files are left out. */
  readonly refused: readonly string[];
}

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_LENGTH = 22;
const LOCATOR_LENGTH = 20;
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 1;
const UTF_8 = 1 << 11;
const EXTRA_64 = 0x0001;
const EXTRA_UNICODE_PATH = 0x7075;

/**
 * Lists the files of a zip archive (PKWARE APPNOTE 6.3, with its 64-bit extensions) from its central directory. Nothing is
 * unpacked until it is read, and no more than the limits allow. Throws a `ZipError` if the archive is not complete.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): ZipArchive {
  const reader = new ArchiveReader(bytes, limits);
  const entries = new Map<string, ZipEntry>();
  const repeated = new Set<string>();
  const refused: string[] = [];
  for (const { name, ...entry } of reader.directory()) {
    const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
    if (path.endsWith('/')) continue;
    if (leadsOut(path)) refused.push(name);
    else {
      if (entries.has(path)) repeated.add(path);
      const { size, packed } = entry;
      entries.set(path, { name: path, size, packed, read: () => reader.content(entry) });
    }
  }
  return { entries: [...entries.values()], repeated: [...repeated], refused };
}

function leadsOut(path: string): boolean {
  return path === '' || /^\/|^[a-z]:|\0/i.test(path) || path.split('/').includes('..');
}

interface Located {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

class ArchiveReader {
  readonly #view: DataView;
  #unpacked = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly limits: ZipLimits,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  *directory(): Generator<Located & { readonly name: string }> {
    const { count, offset } = this.#end();
    if (count > this.limits.entries)
      throw new ZipError(`it holds ${count} files; up to ${this.limits.entries} can be read`);
    let at = offset;
    for (let index = 0; index < count; index++) {
      if (this.#u32(at) !== DIRECTORY_HEADER) throw new ZipError('its list of files is damaged');
      const nameLength = this.#u16(at + 28);
      const extraLength = this.#u16(at + 30);
      const flags = this.#u16(at + 8);
      const name = this.#slice(at + 46, nameLength);
      const extra = this.#extras(at + 46 + nameLength, extraLength);
      // The upper byte of "version made by" is the system (APPNOTE 4.4.2): MS-DOS, or Windows NTFS.
      const isDos = [0, 10].includes(this.#u16(at + 4) >> 8);
      yield { name: nameOf(name, flags, extra, isDos), flags, ...this.#located(at, extra) };
      at += 46 + nameLength + extraLength + this.#u16(at + 32);
    }
  }

  async content({ flags, method, crc, packed, size, offset }: Omit<Located, 'name'>): Promise<Uint8Array> {
    if (flags & ENCRYPTED) throw new ZipError('it is protected with a password');
    if (method !== 0 && method !== 8) throw new ZipError('it is compressed in a way that cannot be read');
    if (this.#u32(offset) !== LOCAL_HEADER) throw new ZipError('it is damaged');
    const start = offset + 30 + this.#u16(offset + 26) + this.#u16(offset + 28);
    const data = this.#slice(start, packed);
    if (this.#unpacked + size > this.limits.bytes) throw this.#tooLarge();
    const content = method === 0 ? data.slice() : await this.#inflated(data, size);
    if (content.length !== size || crc32(content) !== crc) throw new ZipError('it is damaged');
    this.#unpacked += size;
    return content;
  }

  /** The size in the directory may be wrong on purpose, so no more than that is unpacked. */
  async #inflated(data: Uint8Array, size: number): Promise<Uint8Array> {
    if (zlib) return inflatedAtOnce(data, size, zlib);
    const { readable, writable } = new DecompressionStream('deflate-raw');
    const writer = writable.getWriter();
    // An error here also rejects the read, where it is handled.
    writer.write(data).catch(() => {});
    writer.close().catch(() => {});
    const reader = readable.getReader();
    const content = new Uint8Array(size);
    let length = 0;
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        if (length + piece.value.length > size) throw new ZipError('it is damaged');
        content.set(piece.value, length);
        length += piece.value.length;
      }
    } catch (error) {
      reader.cancel().catch(() => {});
      throw error instanceof ZipError ? error : new ZipError('it is damaged');
    }
    return content.subarray(0, length);
  }

  #tooLarge(): ZipError {
    const megabytes = Math.floor(this.limits.bytes / 1024 ** 2);
    return new ZipError(`unpacked, it is too large; up to ${megabytes} MB can be read`);
  }

  /** The end of central directory record is last, followed only by a comment (APPNOTE 4.3.16). */
  #end(): { readonly count: number; readonly offset: number } {
    const last = this.bytes.length - END_LENGTH;
    for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
      if (this.#u32(at) !== DIRECTORY_END || this.#u16(at + 20) > last - at) continue;
      const end = { count: this.#u16(at + 10), offset: this.#u32(at + 16) };
      return end.count === 0xffff || end.offset === 0xffffffff ? (this.#end64(at) ?? end) : end;
    }
    throw new ZipError(
      last < 0 ? 'it is too short for a zip file' : 'it is not a zip file, or is incomplete',
    );
  }

  #end64(end: number): { readonly count: number; readonly offset: number } | undefined {
    const locator = end - LOCATOR_LENGTH;
    if (locator < 0 || this.#u32(locator) !== LOCATOR_64) return undefined;
    const at = this.#u64(locator + 8);
    if (this.#u32(at) !== DIRECTORY_END_64) throw new ZipError('its list of files is damaged');
    return { count: this.#u64(at + 32), offset: this.#u64(at + 48) };
  }

  /** Numbers that do not fit into 32 bits are in the Zip64 extra field, in this order (APPNOTE 4.5.3). */
  #located(at: number, extra: ReadonlyMap<number, Uint8Array>): Omit<Located, 'flags'> {
    const long = extra.get(EXTRA_64);
    const view = long && new DataView(long.buffer, long.byteOffset, long.byteLength);
    let next = 0;
    const wide = (value: number): number => {
      if (value !== 0xffffffff || !view || next + 8 > view.byteLength) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    const size = wide(this.#u32(at + 24));
    const packed = wide(this.#u32(at + 20));
    const offset = wide(this.#u32(at + 42));
    return { method: this.#u16(at + 10), crc: this.#u32(at + 16), packed, size, offset };
  }

  #extras(start: number, length: number): ReadonlyMap<number, Uint8Array> {
    const extras = new Map<number, Uint8Array>();
    for (let at = start; at + 4 <= start + length; at += 4 + this.#u16(at + 2))
      extras.set(this.#u16(at), this.#slice(at + 4, Math.min(this.#u16(at + 2), start + length - at - 4)));
    return extras;
  }

  #slice(start: number, length: number): Uint8Array {
    if (start + length > this.bytes.length) throw new ZipError('it is incomplete');
    return this.bytes.subarray(start, start + length);
  }

  #u16(at: number): number {
    return this.#within(at, 2) ? this.#view.getUint16(at, true) : 0;
  }

  #u32(at: number): number {
    return this.#within(at, 4) ? this.#view.getUint32(at, true) : 0;
  }

  #u64(at: number): number {
    return this.#within(at, 8) ? Number(this.#view.getBigUint64(at, true)) : 0;
  }

  #within(at: number, length: number): boolean {
    return at >= 0 && at + length <= this.bytes.length;
  }
}

/** Up to this many bytes are unpacked on this thread: it takes a millisecond, as long as merely starting on another thread. */
const SHORT = 1 << 20;

async function inflatedAtOnce(
  data: Uint8Array,
  size: number,
  { inflateRaw, inflateRawSync }: Zlib,
): Promise<Uint8Array> {
  // One chunk that holds the whole result, and one byte more, so that zlib does not allocate a second one.
  const options = {
    maxOutputLength: Math.max(size, 1),
    chunkSize: Math.max(Math.min(size, SHORT) + 1, MIN_CHUNK),
    info: true,
  } as const;
  const isShort = Math.max(size, data.length) <= SHORT;
  try {
    const { buffer, engine } = isShort
      ? inflateRawSync(data, options)
      : await new Promise<Inflated>((resolve, reject) => {
          inflateRaw(data, options, (error, result) => (error ? reject(error) : resolve(result)));
        });
    if (engine.bytesWritten === data.length) return plain(buffer);
  } catch {
    // Reported below.
  }
  throw new ZipError('it is damaged');
}

/** The smallest `chunkSize` that Node.js accepts. */
const MIN_CHUNK = 64;

/** From Info-ZIP's Unicode Path field, or else as UTF-8 if the flag says so; older programs use their system's encoding. */
function nameOf(
  name: Uint8Array,
  flags: number,
  extra: ReadonlyMap<number, Uint8Array>,
  isDos: boolean,
): string {
  const unicode = extra.get(EXTRA_UNICODE_PATH);
  if (unicode && unicode.length > 5) return new TextDecoder('utf-8').decode(unicode.subarray(5));
  if (flags & UTF_8) return new TextDecoder('utf-8').decode(name);
  return decodeName(name, isDos);
}
