import { plain, type Zlib, zlib } from './zlib.js';

/**
 * The characters passed to the compressor at once. They compress to about 16 KiB, the chunk size that Node.js handles
 * in one turn of the event loop.
 */
const CHUNK_LENGTH = 1 << 17;

const HEADER_LENGTH = 10;
const TRAILER_LENGTH = 8;

/** Compressed text, with the values that the archive records about it. */
interface Compressed {
  /** The raw deflate stream (RFC 1951). */
  readonly data: Uint8Array;
  /** CRC-32 of the text in UTF-8. */
  readonly crc: number;
  /** The length of the text in UTF-8, in bytes. */
  readonly size: number;
}

/**
 * Compresses text with the platform's own deflate, on another thread, while the next pieces are written. Resolves
 * with the promise of the output as soon as all pieces have been passed on. Calls `pause` each time that it has yielded
 * to the event loop; an exception from `pause` stops the compression.
 */
export async function compress(
  text: Iterable<string>,
  pause: () => void,
): Promise<{ readonly compressed: Promise<Compressed> }> {
  const encoder = new TextEncoder();
  let stream: ChunkStream | undefined;
  // One chunk is prepared while the previous one is compressed, so that neither side is idle.
  let waiting = Promise.resolve();
  let compressing = waiting;
  let chunk = '';
  for (const piece of text) {
    chunk += piece;
    if (chunk.length < CHUNK_LENGTH) continue;
    await compressing;
    pause();
    compressing = waiting;
    stream ??= zlib ? nodeStream(zlib) : webStream();
    waiting = stream.write(encoder.encode(chunk));
    waiting.catch(() => {});
    chunk = '';
  }
  await waiting;
  const last = encoder.encode(chunk);
  // Most parts of a document are one chunk.
  if (!stream && zlib) return { compressed: compressWhole(last, zlib) };
  stream ??= webStream();
  stream.end(last);
  return { compressed: stream.compressed };
}

/** Compresses what it is given in chunks. */
interface ChunkStream {
  write(chunk: Uint8Array): Promise<void>;
  end(chunk: Uint8Array): void;
  readonly compressed: Promise<Compressed>;
}

function webStream(): ChunkStream {
  // The gzip trailer contains the checksum that the archive needs.
  const { readable, writable } = new CompressionStream('gzip');
  const compressed = collect(readable).then(withoutFrame);
  // An error here also rejects the write, where it is handled.
  compressed.catch(() => {});
  const writer = writable.getWriter();
  return {
    compressed,
    write: (chunk) => writer.write(chunk),
    end(chunk) {
      writer.write(chunk).catch(() => {});
      writer.close().catch(() => {});
    },
  };
}

function nodeStream({ createDeflateRaw, crc32 }: Zlib): ChunkStream {
  const stream = createDeflateRaw();
  const pieces: Uint8Array[] = [];
  let crc = 0;
  let size = 0;
  const take = (chunk: Uint8Array): void => {
    // For an empty chunk, Node.js returns 0 instead of the checksum so far.
    if (chunk.length > 0) crc = crc32(chunk, crc);
    size += chunk.length;
  };
  const compressed = new Promise<Compressed>((resolve, reject) => {
    stream
      .on('data', (piece) => void pieces.push(piece))
      .on('end', () => resolve({ data: joined(pieces), crc, size }))
      .on('error', reject);
  });
  compressed.catch(() => {});
  return {
    compressed,
    write(chunk) {
      take(chunk);
      return new Promise((resolve, reject) => {
        stream.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
    },
    end(chunk) {
      take(chunk);
      stream.end(chunk);
    },
  };
}

function compressWhole(text: Uint8Array, { deflateRaw, crc32 }: Zlib): Promise<Compressed> {
  return new Promise((resolve, reject) => {
    deflateRaw(text, (error, data) => {
      if (error) reject(error);
      else resolve({ data: plain(data), crc: crc32(text), size: text.length });
    });
  });
}

async function collect(stream: ByteStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) pieces.push(piece.value);
  return joined(pieces);
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** The deflate stream within a gzip member whose header has no optional fields (RFC 1952, 2.3). */
function withoutFrame(gzip: Uint8Array): Compressed {
  const view = new DataView(gzip.buffer);
  const trailer = gzip.length - TRAILER_LENGTH;
  return {
    data: gzip.subarray(HEADER_LENGTH, trailer),
    crc: view.getUint32(trailer, true),
    size: view.getUint32(trailer + 4, true),
  };
}
