/*
 * Passes texts from a worker to a page that cannot wait for a message: while the browser asks it for what to print, its
 * script runs on in one piece. The two share memory, in which one chunk after the other lies until it is taken.
 */

/** Bytes; a text that needs more comes in several chunks. */
const CHUNK_BYTES = 1 << 20;

const STATE = 0;
const LENGTH = 1;
const HEADER_BYTES = 8;

/** Whose turn it is. */
const WORKER_WRITES = 0;
const PAGE_TAKES = 1;
/** As above, and the text is complete with this chunk. */
const PAGE_TAKES_LAST = 2;
const OVER = 3;

/** The other side is gone when it has done nothing for so long. */
const PATIENCE_MS = 10_000;

export function handoverMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEADER_BYTES + CHUNK_BYTES);
}

/** The worker's side. No text may be empty; each is made when the page has taken the one before. */
export function handOver(memory: SharedArrayBuffer, texts: Iterable<string>): void {
  const header = new Int32Array(memory, 0, 2);
  const room = new Uint8Array(memory, HEADER_BYTES);
  const encoder = new TextEncoder();
  for (const text of texts) {
    const bytes = encoder.encode(text);
    for (let from = 0; from < bytes.length; from += room.length) {
      const chunk = bytes.subarray(from, from + room.length);
      room.set(chunk);
      header[LENGTH] = chunk.length;
      const turn = from + chunk.length === bytes.length ? PAGE_TAKES_LAST : PAGE_TAKES;
      Atomics.store(header, STATE, turn);
      if (Atomics.wait(header, STATE, turn, PATIENCE_MS) === 'timed-out') return;
    }
  }
  Atomics.store(header, STATE, OVER);
}

/** The page's side: waits, doing nothing else, for each text. Ends early where the worker is gone. */
export function* takeOver(memory: SharedArrayBuffer): Generator<string, void> {
  const header = new Int32Array(memory, 0, 2);
  const room = new Uint8Array(memory, HEADER_BYTES);
  let decoder = new TextDecoder();
  let text = '';
  for (let until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    const turn = Atomics.load(header, STATE);
    if (turn === OVER) return;
    if (turn === WORKER_WRITES) continue;
    // A decoder takes no memory that others may write to.
    text += decoder.decode(room.slice(0, header[LENGTH]), { stream: turn === PAGE_TAKES });
    Atomics.store(header, STATE, WORKER_WRITES);
    Atomics.notify(header, STATE);
    if (turn === PAGE_TAKES_LAST) {
      yield text;
      text = '';
      decoder = new TextDecoder();
    }
    until = performance.now() + PATIENCE_MS;
  }
}
