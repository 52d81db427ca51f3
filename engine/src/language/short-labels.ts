/** The short labels of figures in MLA style, by the full pattern. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['Figure #', 'Fig. #'],
  ['Figures #', 'Figs. #'],
  ['Figura #', 'Fig. #'],
  ['Figuras #', 'Figs. #'],
  ['Abbildung #', 'Abb. #'],
  ['Abbildungen #', 'Abb. #'],
]);

/** The languages in which a label within a sentence begins with a small letter. */
const SMALL = /^(?:en|es|fr|it|pt)\b/i;

/** The short form of a label, if its language has one. */
export function shortLabel(pattern: string): string | undefined {
  return SHORT.get(pattern);
}

/** A label as MLA style has it within a sentence: "see fig. 1 and table 2". At the beginning of a sentence, it is written in full. */
export function labelInSentence(pattern: string, language: string): string {
  const label = SHORT.get(pattern) ?? pattern;
  return SMALL.test(language) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
