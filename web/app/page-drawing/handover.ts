/*
 * Passes texts from a worker to a page that cannot wait for a message: while the browser asks it for what to print, its
 * script does not yield. The two share memory, through which the text passes in chunks.
 */

/** Bytes; a longer text is passed in several chunks. */
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

/** After this long without a response, the other side is considered dead. */
const PATIENCE_MS = 10_000;

export function handoverMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEADER_BYTES + CHUNK_BYTES);
}

/** The worker's side. Texts must not be empty; each is made when the page has taken the one before. */
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

/** The page's side: blocks until each text arrives. Ends early if the worker is dead. */
export function* takeOver(memory: SharedArrayBuffer): Generator<string, void> {
  const header = new Int32Array(memory, 0, 2);
  const room = new Uint8Array(memory, HEADER_BYTES);
  let decoder = new TextDecoder();
  let text = '';
  for (let until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    const turn = Atomics.load(header, STATE);
    if (turn === OVER) return;
    if (turn === WORKER_WRITES) continue;
    // A decoder does not accept shared memory.
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
