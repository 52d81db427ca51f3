/** So many characters go to the compressor at once: some 16 KiB come out, which is what Node.js takes in one turn. */
const CHUNK_LENGTH = 1 << 17;

const HEADER_LENGTH = 10;
const TRAILER_LENGTH = 8;

/** Compressed text, with what an archive has to say of it. */
export interface Compressed {
  /** RFC 1951. */
  readonly data: Uint8Array;
  /** CRC-32 of the text in UTF-8. */
  readonly crc: number;
  /** Of the text in UTF-8, in bytes. */
  readonly size: number;
}

/**
 * Compresses text with the platform's own deflate, which works beside this thread while the next pieces are written.
 * Resolves as soon as all pieces are taken, with the promise of what comes out. Calls `pause` where other work of the
 * thread had its turn; what that throws ends it.
 */
export async function compress(
  text: Iterable<string>,
  pause: () => void,
): Promise<{ readonly compressed: Promise<Compressed> }> {
  // Its trailer holds the checksum that an archive wants as well.
  const { readable, writable } = new CompressionStream('gzip');
  const compressed = collect(readable).then(withoutFrame);
  // What fails here fails the writing below as well.
  compressed.catch(() => {});
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // One chunk is being compressed and another one waits, so that neither side has to.
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

/** What is inside a gzip file without a name (RFC 1952, 2.3). */
function withoutFrame(gzip: Uint8Array): Compressed {
  const view = new DataView(gzip.buffer);
  const trailer = gzip.length - TRAILER_LENGTH;
  return {
    data: gzip.subarray(HEADER_LENGTH, trailer),
    crc: view.getUint32(trailer, true),
    size: view.getUint32(trailer + 4, true),
  };
}
