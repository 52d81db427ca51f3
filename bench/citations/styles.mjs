import { readFileSync } from 'node:fs';

/** The fifty styles of the comparison, by their file names: those that come with the product in their current editions, and others much used. */
export const STYLES = [
  'apa',
  'modern-language-association',
  'chicago-author-date',
  'chicago-notes-bibliography',
  'chicago-shortened-notes-bibliography',
  'chicago-author-date-17th-edition',
  'chicago-notes-bibliography-17th-edition',
  'harvard-cite-them-right',
  'ieee',
  'nlm-citation-sequence',
  'nlm-citation-sequence-superscript',
  'american-medical-association',
  'american-chemical-society',
  'american-political-science-association',
  'american-sociological-association',
  'association-for-computing-machinery',
  'associacao-brasileira-de-normas-tecnicas',
  'cell',
  'china-national-standard-gb-t-7714-2025-author-date',
  'china-national-standard-gb-t-7714-2025-numeric',
  'deutsche-gesellschaft-fur-psychologie',
  'din-1505-2',
  'din-1505-2-numeric',
  'elsevier-harvard',
  'elsevier-vancouver',
  'elsevier-with-titles',
  'frontiers',
  'gost-r-7-0-5-2008-numeric',
  'iso690-author-date-de',
  'iso690-author-date-en',
  'iso690-author-date-fr',
  'iso690-numeric-en',
  'iso690-numeric-fr',
  'mhra-notes',
  'multidisciplinary-digital-publishing-institute',
  'nature',
  'oscola',
  'plos',
  'science',
  'springer-basic-author-date',
  'springer-basic-brackets',
  'the-lancet',
  'american-institute-of-physics',
  'american-physics-society',
  'bluebook-law-review',
  'bmj',
  'pnas',
  'royal-society-of-chemistry',
  'sage-harvard',
  'springer-lecture-notes-in-computer-science',
];

/** The content of a style: one that comes with the product, or one beside this file. @param {string} name */
export function styleOf(name) {
  const own = new URL(`../../engine/src/csl/styles/${name}.csl`, import.meta.url);
  try {
    return readFileSync(own, 'utf8');
  } catch {
    return readFileSync(new URL(`styles/${name}.csl`, import.meta.url), 'utf8');
  }
}

/** The language of a style: its own, or American English. @param {string} style the content of a CSL file */
export function languageOf(style) {
  return /default-locale="([^"]+)"/.exec(style)?.[1] ?? 'en-US';
}

/** The content of a locale that comes with the product; that of American English for others. @param {string} language */
export function localeOf(language) {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../../engine/src/csl/locales/${name}.xml`, import.meta.url), 'utf8');
  try {
    return read(language);
  } catch {
    return read('en-US');
  }
}
