/** The short labels of figures in MLA captions, by the full pattern. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['Figure #', 'Fig. #'],
  ['Figura #', 'Fig. #'],
  ['Abbildung #', 'Abb. #'],
]);

/** The short form of a label, if its language has one. */
export function shortLabel(pattern: string): string | undefined {
  return SHORT.get(pattern);
}
