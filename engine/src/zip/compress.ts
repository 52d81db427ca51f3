/**
 * How many characters are passed to the compressor at once: they give some 16 KiB, which Node.js handles in one
 * turn.
 */
const CHUNK_LENGTH = 1 << 17;

const HEADER_LENGTH = 10;
const TRAILER_LENGTH = 8;

/** Compressed text, with what the archive records about it. */
export interface Compressed {
  /** RFC 1951. */
  readonly data: Uint8Array;
  /** CRC-32 of the text in UTF-8. */
  readonly crc: number;
  /** The length of the text in UTF-8, in bytes. */
  readonly size: number;
}

/**
 * Compresses text with the platform's own deflate, on another thread, while the next pieces are written. Resolves
 * with the promise of the output as soon as all pieces have been passed on. Calls `pause` whenever other work of
 * this thread had a turn; an exception from it stops the compression.
 */
export async function compress(
  text: Iterable<string>,
  pause: () => void,
): Promise<{ readonly compressed: Promise<Compressed> }> {
  // Its trailer contains the checksum that the archive needs, too.
  const { readable, writable } = new CompressionStream('gzip');
  const compressed = collect(readable).then(withoutFrame);
  // An error here makes the writing below fail, too.
  compressed.catch(() => {});
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // While one chunk is compressed, the next one waits, so that neither side is idle.
  let waiting = Promise.resolve();
  let compressing = waiting;
  let chunk = '';
  for (const piece of text) {
    chunk += piece;
    if (chunk.length < CHUNK_LENGTH) continue;
    await compressing;
    pause();
    compressing = waiting;
    waiting = writer.write(encoder.encode(chunk));
    waiting.catch(() => {});
    chunk = '';
  }
  await waiting;
  writer.write(encoder.encode(chunk)).catch(() => {});
  writer.close().catch(() => {});
  return { compressed };
}

async function collect(stream: ByteStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
  }
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** The deflate stream in a gzip file without a name (RFC 1952, 2.3). */
function withoutFrame(gzip: Uint8Array): Compressed {
  const view = new DataView(gzip.buffer);
  const trailer = gzip.length - TRAILER_LENGTH;
  return {
    data: gzip.subarray(HEADER_LENGTH, trailer),
    crc: view.getUint32(trailer, true),
    size: view.getUint32(trailer + 4, true),
  };
}
