import { zlib } from './zlib.js';

let known: ReturnType<typeof tables> | undefined;

/** Slicing-by-4 tables: the CRC of each byte followed by none to three zero bytes, so that one step takes four bytes. */
function tables(): readonly [Int32Array, Int32Array, Int32Array, Int32Array] {
  const first = Int32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    return remainder;
  });
  const after = (table: Int32Array): Int32Array =>
    table.map((remainder) => (remainder >>> 8) ^ (first[remainder & 0xff] as number));
  const second = after(first);
  const third = after(second);
  return [first, second, third, after(third)];
}

/** The checksum of a zip archive (ISO 3309, reversed polynomial 0xEDB88320), as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  return zlib?.crc32(bytes) ?? crc32ByTables(bytes);
}

export function crc32ByTables(bytes: Uint8Array): number {
  known ??= tables();
  const [t0, t1, t2, t3] = known;
  const { length } = bytes;
  const blocksEnd = length - (length % 4);
  let crc = -1;
  let at = 0;
  // No index is out of bounds: bytes index tables of 256 entries, and `at` stays below the length.
  for (; at < blocksEnd; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (t3[crc & 0xff] as number) ^
      (t2[(crc >>> 8) & 0xff] as number) ^
      (t1[(crc >>> 16) & 0xff] as number) ^
      (t0[crc >>> 24] as number);
  }
  for (; at < length; at += 1) crc = (crc >>> 8) ^ (t0[(crc ^ (bytes[at] as number)) & 0xff] as number);
  return ~crc >>> 0;
}
