/** UTF-16 code units. JavaScript compares whole blocks many times faster than one unit after the other. */
const BLOCK_LENGTH = 4096;

/** The length of what two texts have in common at their starts, or at their ends; at most `most`. */
export function sharedLength(one: string, other: string, most: number, from: 'start' | 'end'): number {
  const part = (text: string, shared: number, length: number): string =>
    from === 'start'
      ? text.slice(shared, shared + length)
      : text.slice(text.length - shared - length, text.length - shared);
  let shared = 0;
  for (let length = BLOCK_LENGTH; length >= 1; length = length > 1 ? length >> 1 : 0)
    while (shared + length <= most && part(one, shared, length) === part(other, shared, length))
      shared += length;
  return shared;
}
