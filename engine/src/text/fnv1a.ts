/** FNV-1a's constants for 32 bits. */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

interface Hashing {
  /** Another basis gives an independent hash. */
  readonly basis?: number;
  /** Hashes every nth unit only. */
  readonly step?: number;
}

/** The 32-bit FNV-1a hash of bytes, or of the UTF-16 code units of a text. */
export function fnv1a(
  content: string | Uint8Array,
  { basis = OFFSET_BASIS, step = 1 }: Hashing = {},
): number {
  let hash = basis;
  for (let index = 0; index < content.length; index += step) {
    const unit = typeof content === 'string' ? content.charCodeAt(index) : (content[index] ?? 0);
    hash = Math.imul(hash ^ unit, PRIME);
  }
  return hash >>> 0;
}
