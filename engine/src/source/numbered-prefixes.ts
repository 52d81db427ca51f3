/** What names of figures, sections and the like begin with, as in pandoc-crossref, Quarto and LaTeX. */
const ELEMENT_PREFIXES = ['fig', 'tbl', 'tab', 'lst', 'eq', 'eqn', 'sec'] as const;

/** What names of theorems and the like begin with, as in Quarto and in LaTeX. */
const THEOREM_PREFIXES = [
  'thm',
  'lem',
  'cor',
  'prp',
  'prop',
  'cnj',
  'conj',
  'def',
  'exm',
  'exr',
  'sol',
  'rem',
  'alg',
] as const;

/** What names of callouts begin with, as in Quarto. */
const CALLOUT_PREFIXES = ['nte', 'tip', 'imp', 'wrn', 'cau'] as const;

export type ElementPrefix = (typeof ELEMENT_PREFIXES)[number];
export type TheoremPrefix = (typeof THEOREM_PREFIXES)[number];
export type CalloutPrefix = (typeof CALLOUT_PREFIXES)[number];

/** What a name begins with that references may show the number of; a colon or a hyphen follows. */
export const NUMBERED_PREFIXES: readonly string[] = [
  ...ELEMENT_PREFIXES,
  ...THEOREM_PREFIXES,
  ...CALLOUT_PREFIXES,
];
