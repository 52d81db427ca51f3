const SIGNS = ['†', '‡', '§', '¶'];

/**
 * The printer's sign of a finding, by its place in the list: † ‡ § ¶, doubled from the fifth on. The author's notes have
 * numbers; what we say about the text has these.
 */
export function signOf(index: number): string {
  const sign = SIGNS[index % SIGNS.length] ?? '';
  return sign.repeat(Math.floor(index / SIGNS.length) + 1);
}
