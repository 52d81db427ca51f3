/** Labels of figures as MLA style shortens them in captions, by the pattern in full. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['Figure #', 'Fig. #'],
  ['Figura #', 'Fig. #'],
  ['Abbildung #', 'Abb. #'],
]);

/** The short form of a label, if its language has one. */
export function shortLabel(pattern: string): string | undefined {
  return SHORT.get(pattern);
}
