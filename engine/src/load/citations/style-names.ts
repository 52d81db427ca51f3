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
  { name: 'abnt', label: 'ABNT', citations: 'author-date' },
  { name: 'acm', label: 'ACM', citations: 'numeric' },
  { name: 'acs', label: 'American Chemical Society', citations: 'numeric' },
  { name: 'ama', label: 'American Medical Association, 11th edition', citations: 'numeric' },
  { name: 'apsa', label: 'American Political Science Association', citations: 'author-date' },
  { name: 'asa', label: 'American Sociological Association', citations: 'author-date' },
  { name: 'cell', label: 'Cell', citations: 'numeric' },
  {
    name: 'chicago-author-date-17',
    label: 'Chicago, 17th edition, author and date',
    citations: 'author-date',
  },
  { name: 'chicago-notes-17', label: 'Chicago, 17th edition, notes', citations: 'note' },
  { name: 'chicago-short-notes-17', label: 'Chicago, 17th edition, short notes', citations: 'note' },
  { name: 'chicago-short-notes', label: 'Chicago, short notes', citations: 'note' },
  { name: 'dgps', label: 'Deutsche Gesellschaft für Psychologie', citations: 'author-date' },
  { name: 'din', label: 'DIN 1505-2', citations: 'author-date' },
  { name: 'din-numeric', label: 'DIN 1505-2, numbers', citations: 'numeric' },
  { name: 'elsevier', label: 'Elsevier Harvard', citations: 'author-date' },
  { name: 'elsevier-numeric', label: 'Elsevier, numbers', citations: 'numeric' },
  { name: 'elsevier-vancouver', label: 'Elsevier Vancouver', citations: 'numeric' },
  { name: 'frontiers', label: 'Frontiers', citations: 'author-date' },
  { name: 'gbt7714', label: 'GB/T 7714-2025, author and date', citations: 'author-date' },
  { name: 'gbt7714-numeric', label: 'GB/T 7714-2025, numbers', citations: 'numeric' },
  { name: 'gbt7714-2015', label: 'GB/T 7714-2015, author and date', citations: 'author-date' },
  { name: 'gbt7714-2015-numeric', label: 'GB/T 7714-2015, numbers', citations: 'numeric' },
  { name: 'gost', label: 'GOST R 7.0.5', citations: 'numeric' },
  { name: 'iso690', label: 'ISO 690', citations: 'author-date' },
  { name: 'iso690-fr', label: 'ISO 690, in French', citations: 'author-date' },
  { name: 'iso690-de', label: 'ISO 690, in German', citations: 'author-date' },
  { name: 'iso690-numeric', label: 'ISO 690, numbers', citations: 'numeric' },
  { name: 'iso690-numeric-fr', label: 'ISO 690, numbers, in French', citations: 'numeric' },
  { name: 'lancet', label: 'The Lancet', citations: 'numeric' },
  { name: 'mdpi', label: 'MDPI', citations: 'numeric' },
  { name: 'mhra', label: 'MHRA, 4th edition', citations: 'note' },
  { name: 'nature', label: 'Nature', citations: 'numeric' },
  { name: 'oscola', label: 'OSCOLA', citations: 'note' },
  { name: 'plos', label: 'PLOS', citations: 'numeric' },
  { name: 'science', label: 'Science', citations: 'numeric' },
  { name: 'springer', label: 'Springer, author and date', citations: 'author-date' },
  { name: 'springer-numeric', label: 'Springer, numbers', citations: 'numeric' },
  { name: 'turabian', label: 'Turabian, 8th edition, notes', citations: 'note' },
  { name: 'vancouver-superscript', label: 'Vancouver, superscript', citations: 'numeric' },
];

/** The file names of bundled styles at citationstyles.org, where they differ from the short names, and those that files had there before. */
export const STYLE_FILES: Readonly<Record<string, string>> = {
  abnt: 'associacao-brasileira-de-normas-tecnicas',
  acm: 'association-for-computing-machinery',
  acs: 'american-chemical-society',
  ama: 'american-medical-association',
  apsa: 'american-political-science-association',
  asa: 'american-sociological-association',
  chicago: 'chicago-author-date',
  'chicago-author-date-17': 'chicago-author-date-17th-edition',
  'chicago-notes': 'chicago-notes-bibliography',
  'chicago-notes-17': 'chicago-notes-bibliography-17th-edition',
  'chicago-short-notes': 'chicago-shortened-notes-bibliography',
  'chicago-short-notes-17': 'chicago-shortened-notes-bibliography-17th-edition',
  dgps: 'deutsche-gesellschaft-fur-psychologie',
  din: 'din-1505-2',
  'din-numeric': 'din-1505-2-numeric',
  elsevier: 'elsevier-harvard',
  'elsevier-numeric': 'elsevier-with-titles',
  gbt7714: 'china-national-standard-gb-t-7714-2025-author-date',
  'gbt7714-2015': 'china-national-standard-gb-t-7714-2015-author-date',
  'gbt7714-2015-numeric': 'china-national-standard-gb-t-7714-2015-numeric',
  'gbt7714-numeric': 'china-national-standard-gb-t-7714-2025-numeric',
  gost: 'gost-r-7-0-5-2008-numeric',
  harvard: 'harvard-cite-them-right',
  iso690: 'iso690-author-date-en',
  'iso690-de': 'iso690-author-date-de',
  'iso690-fr': 'iso690-author-date-fr',
  'iso690-numeric': 'iso690-numeric-en',
  lancet: 'the-lancet',
  mdpi: 'multidisciplinary-digital-publishing-institute',
  mhra: 'mhra-notes',
  mla: 'modern-language-association',
  springer: 'springer-basic-author-date',
  'springer-numeric': 'springer-basic-brackets',
  turabian: 'turabian-fullnote-bibliography',
  vancouver: 'nlm-citation-sequence',
  'vancouver-superscript': 'nlm-citation-sequence-superscript',
  // Names that the files had before.
  'chicago-fullnote-bibliography': 'chicago-notes-bibliography',
  'chicago-note-bibliography': 'chicago-shortened-notes-bibliography',
  'modern-humanities-research-association': 'mhra-notes',
};
