/** Compresses with the platform's own deflate (RFC 1951), which works beside this thread; gives pieces to be joined. */
export async function deflate(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // What fails here fails the reading below as well, where it is caught.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const pieces: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) pieces.push(piece.value);
  return pieces;
}
