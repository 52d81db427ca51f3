/** A bundled citation style. */
export interface CitationStyle {
  /** Its short name, for the option `csl`. */
  readonly name: string;
  /** Its name for display. */
  readonly label: string;
  readonly citations: CitationFormat;
}

/** How a style cites (CSL's `citation-format`): by author and date, by author, by numbers, or in notes. */
export type CitationFormat = 'author-date' | 'author' | 'numeric' | 'note';

/** The bundled styles: first the most widely used, then the others by label. */
export const CITATION_STYLES: readonly CitationStyle[] = [
  { name: 'apa', label: 'APA, 7th edition', citations: 'author-date' },
  { name: 'mla', label: 'MLA, 9th edition', citations: 'author' },
  { name: 'chicago-author-date', label: 'Chicago, author and date', citations: 'author-date' },
  { name: 'chicago-notes', label: 'Chicago, notes', citations: 'note' },
  { name: 'harvard', label: 'Harvard (Cite Them Right)', citations: 'author-date' },
  { name: 'ieee', label: 'IEEE', citations: 'numeric' },
  { name: 'vancouver', label: 'Vancouver', citations: 'numeric' },
  { name: 'acm', label: 'ACM', citations: 'numeric' },
  { name: 'acs', label: 'American Chemical Society', citations: 'numeric' },
  { name: 'ama', label: 'American Medical Association, 11th edition', citations: 'numeric' },
  { name: 'apsa', label: 'American Political Science Association', citations: 'author-date' },
  { name: 'asa', label: 'American Sociological Association', citations: 'author-date' },
  { name: 'cell', label: 'Cell', citations: 'numeric' },
  { name: 'chicago-short-notes', label: 'Chicago, short notes', citations: 'note' },
  { name: 'dgps', label: 'Deutsche Gesellschaft für Psychologie', citations: 'author-date' },
  { name: 'din', label: 'DIN 1505-2', citations: 'author-date' },
  { name: 'din-numeric', label: 'DIN 1505-2, numbers', citations: 'numeric' },
  { name: 'elsevier', label: 'Elsevier Harvard', citations: 'author-date' },
  { name: 'gost', label: 'GOST R 7.0.5', citations: 'numeric' },
  { name: 'iso690', label: 'ISO 690', citations: 'author-date' },
  { name: 'iso690-numeric', label: 'ISO 690, numbers', citations: 'numeric' },
  { name: 'mhra', label: 'MHRA, 3rd edition', citations: 'note' },
  { name: 'nature', label: 'Nature', citations: 'numeric' },
  { name: 'oscola', label: 'OSCOLA', citations: 'note' },
  { name: 'plos', label: 'PLOS', citations: 'numeric' },
  { name: 'science', label: 'Science', citations: 'numeric' },
  { name: 'springer', label: 'Springer, author and date', citations: 'author-date' },
  { name: 'turabian', label: 'Turabian, 8th edition, notes', citations: 'note' },
  { name: 'vancouver-superscript', label: 'Vancouver, superscript', citations: 'numeric' },
];

/** The file names of bundled styles at citationstyles.org, where they differ from the short names. */
export const STYLE_FILES: Readonly<Record<string, string>> = {
  acm: 'association-for-computing-machinery',
  acs: 'american-chemical-society',
  ama: 'american-medical-association',
  apsa: 'american-political-science-association',
  asa: 'american-sociological-association',
  chicago: 'chicago-author-date',
  'chicago-notes': 'chicago-fullnote-bibliography',
  'chicago-short-notes': 'chicago-note-bibliography',
  dgps: 'deutsche-gesellschaft-fur-psychologie',
  din: 'din-1505-2',
  'din-numeric': 'din-1505-2-numeric',
  elsevier: 'elsevier-harvard',
  gost: 'gost-r-7-0-5-2008-numeric',
  harvard: 'harvard-cite-them-right',
  iso690: 'iso690-author-date-en',
  'iso690-numeric': 'iso690-numeric-en',
  mhra: 'modern-humanities-research-association',
  mla: 'modern-language-association',
  springer: 'springer-basic-author-date',
  turabian: 'turabian-fullnote-bibliography',
};
