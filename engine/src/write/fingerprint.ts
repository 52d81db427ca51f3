const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number of 32 bits that two texts are unlikely to share: the hash FNV-1a of their code units. */
export function fingerprintOf(text: string): number {
  let hash = BASIS;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash >>> 0;
}
