/** The most that is read of a pipe, a device or standard input, whose size is not known before: 1 GB. */
const MOST_BYTES = 1e9;

/** All bytes of a stream. Throws if there are more than `limit`, as from a device that never ends. */
export async function bytesOf(stream: AsyncIterable<Uint8Array>, limit = MOST_BYTES): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) throw new Error(`it is larger than ${limit / 1e6} MB, or never ends`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
