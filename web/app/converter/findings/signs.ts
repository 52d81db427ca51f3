const SIGNS = ['†', '‡', '§', '¶'];

/**
 * The printer's sign of a finding, by its place in the list: † ‡ § ¶, doubled from the fifth on, and from the ninth on with
 * the number of the round, †3, since printers have none for so many. The author's notes have numbers alone; what we say
 * about the text has these.
 */
export function signOf(index: number): string {
  const sign = SIGNS[index % SIGNS.length] ?? '';
  const round = Math.floor(index / SIGNS.length) + 1;
  return round <= 2 ? sign.repeat(round) : `${sign}${round}`;
}
