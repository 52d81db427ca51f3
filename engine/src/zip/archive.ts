import type { Entry } from './entry.js';

/** The version of the format that a reader must support, times ten: 2.0 added deflate. */
const VERSION_NEEDED = 20;
const METHOD = { stored: 0, deflated: 8 } as const;
/** 1 January 1980, the earliest MS-DOS date. A fixed date, so that the same document always gives the same bytes. */
const EPOCH_DATE = (1 << 5) | 1;
const LOCAL_HEADER_LENGTH = 30;

/** Writes a zip archive (PKWARE APPNOTE 6.3, without its 64-bit extensions) as a list of pieces. */
export function archive(entries: readonly Entry[]): readonly Uint8Array[] {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name);
    const facts = factsOf(entry, name);
    files.push(fields([32, 0x04034b50], ...facts), name, entry.data);
    directory.push(
      // No comment, disk 0, no attributes.
      fields(
        [32, 0x02014b50],
        [16, VERSION_NEEDED],
        ...facts,
        [16, 0],
        [16, 0],
        [16, 0],
        [32, 0],
        [32, offset],
      ),
      name,
    );
    offset += LOCAL_HEADER_LENGTH + name.length + entry.data.length;
  }
  const count = entries.length;
  const end = fields(
    [32, 0x06054b50],
    [16, 0],
    [16, 0],
    [16, count],
    [16, count],
    [32, lengthOf(directory)],
    [32, offset],
    [16, 0],
  );
  return [...files, ...directory, end];
}

type Field = readonly [bits: 16 | 32, value: number];

/** The fields shared by a local file header (APPNOTE 4.3.7) and a central directory header (4.3.12). */
function factsOf({ method, crc, size, data }: Entry, name: Uint8Array): readonly Field[] {
  return [
    [16, VERSION_NEEDED],
    [16, 0],
    [16, METHOD[method]],
    [16, 0],
    [16, EPOCH_DATE],
    [32, crc],
    [32, data.length],
    [32, size],
    [16, name.length],
    [16, 0],
  ];
}

/** Encodes numbers as little-endian bytes. */
function fields(...all: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(all.reduce((length, [bits]) => length + bits / 8, 0));
  const view = new DataView(bytes.buffer);
  let position = 0;
  for (const [bits, value] of all) {
    if (bits === 16) view.setUint16(position, value, true);
    else view.setUint32(position, value, true);
    position += bits / 8;
  }
  return bytes;
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((length, piece) => length + piece.length, 0);
}
