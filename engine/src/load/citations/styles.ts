import { STYLE_FILES } from './style-names.js';

/** Loads a bundled text file. */
type TextModule = () => Promise<{ readonly default: string }>;

/** The bundled styles, by their file names at citationstyles.org. */
const STYLES: Readonly<Record<string, TextModule>> = {
  'american-chemical-society': () => import('../../csl/styles/american-chemical-society.csl'),
  'american-medical-association': () => import('../../csl/styles/american-medical-association.csl'),
  'american-political-science-association': () =>
    import('../../csl/styles/american-political-science-association.csl'),
  'american-sociological-association': () => import('../../csl/styles/american-sociological-association.csl'),
  apa: () => import('../../csl/styles/apa.csl'),
  'associacao-brasileira-de-normas-tecnicas': () =>
    import('../../csl/styles/associacao-brasileira-de-normas-tecnicas.csl'),
  'association-for-computing-machinery': () =>
    import('../../csl/styles/association-for-computing-machinery.csl'),
  cell: () => import('../../csl/styles/cell.csl'),
  'chicago-author-date': () => import('../../csl/styles/chicago-author-date.csl'),
  'chicago-author-date-17th-edition': () => import('../../csl/styles/chicago-author-date-17th-edition.csl'),
  'chicago-notes-bibliography': () => import('../../csl/styles/chicago-notes-bibliography.csl'),
  'chicago-notes-bibliography-17th-edition': () =>
    import('../../csl/styles/chicago-notes-bibliography-17th-edition.csl'),
  'chicago-shortened-notes-bibliography': () =>
    import('../../csl/styles/chicago-shortened-notes-bibliography.csl'),
  'chicago-shortened-notes-bibliography-17th-edition': () =>
    import('../../csl/styles/chicago-shortened-notes-bibliography-17th-edition.csl'),
  'china-national-standard-gb-t-7714-2015-author-date': () =>
    import('../../csl/styles/china-national-standard-gb-t-7714-2015-author-date.csl'),
  'china-national-standard-gb-t-7714-2015-numeric': () =>
    import('../../csl/styles/china-national-standard-gb-t-7714-2015-numeric.csl'),
  'china-national-standard-gb-t-7714-2025-author-date': () =>
    import('../../csl/styles/china-national-standard-gb-t-7714-2025-author-date.csl'),
  'china-national-standard-gb-t-7714-2025-numeric': () =>
    import('../../csl/styles/china-national-standard-gb-t-7714-2025-numeric.csl'),
  'deutsche-gesellschaft-fur-psychologie': () =>
    import('../../csl/styles/deutsche-gesellschaft-fur-psychologie.csl'),
  'din-1505-2': () => import('../../csl/styles/din-1505-2.csl'),
  'din-1505-2-numeric': () => import('../../csl/styles/din-1505-2-numeric.csl'),
  'elsevier-harvard': () => import('../../csl/styles/elsevier-harvard.csl'),
  'elsevier-vancouver': () => import('../../csl/styles/elsevier-vancouver.csl'),
  'elsevier-with-titles': () => import('../../csl/styles/elsevier-with-titles.csl'),
  frontiers: () => import('../../csl/styles/frontiers.csl'),
  'gost-r-7-0-5-2008-numeric': () => import('../../csl/styles/gost-r-7-0-5-2008-numeric.csl'),
  'harvard-cite-them-right': () => import('../../csl/styles/harvard-cite-them-right.csl'),
  ieee: () => import('../../csl/styles/ieee.csl'),
  'iso690-author-date-de': () => import('../../csl/styles/iso690-author-date-de.csl'),
  'iso690-author-date-en': () => import('../../csl/styles/iso690-author-date-en.csl'),
  'iso690-author-date-fr': () => import('../../csl/styles/iso690-author-date-fr.csl'),
  'iso690-numeric-en': () => import('../../csl/styles/iso690-numeric-en.csl'),
  'iso690-numeric-fr': () => import('../../csl/styles/iso690-numeric-fr.csl'),
  'mhra-notes': () => import('../../csl/styles/mhra-notes.csl'),
  'modern-language-association': () => import('../../csl/styles/modern-language-association.csl'),
  'multidisciplinary-digital-publishing-institute': () =>
    import('../../csl/styles/multidisciplinary-digital-publishing-institute.csl'),
  nature: () => import('../../csl/styles/nature.csl'),
  'nlm-citation-sequence': () => import('../../csl/styles/nlm-citation-sequence.csl'),
  'nlm-citation-sequence-superscript': () => import('../../csl/styles/nlm-citation-sequence-superscript.csl'),
  oscola: () => import('../../csl/styles/oscola.csl'),
  plos: () => import('../../csl/styles/plos.csl'),
  science: () => import('../../csl/styles/science.csl'),
  'springer-basic-author-date': () => import('../../csl/styles/springer-basic-author-date.csl'),
  'springer-basic-brackets': () => import('../../csl/styles/springer-basic-brackets.csl'),
  'the-lancet': () => import('../../csl/styles/the-lancet.csl'),
  'turabian-fullnote-bibliography': () => import('../../csl/styles/turabian-fullnote-bibliography.csl'),
};

/** The content of a bundled style, by its short name, file name or address; `undefined` for any other style. */
export async function bundledStyle(name: string): Promise<string | undefined> {
  const bare = name
    .replace(/^https?:\/\/www\.zotero\.org\/styles\//, '')
    .replace(/\.csl$/i, '')
    .toLowerCase();
  const load = STYLES[STYLE_FILES[bare] ?? bare];
  return load && (await load()).default;
}

const LOCALES: Readonly<Record<string, TextModule>> = {
  'cs-CZ': () => import('../../csl/locales/cs-CZ.xml'),
  'da-DK': () => import('../../csl/locales/da-DK.xml'),
  'de-DE': () => import('../../csl/locales/de-DE.xml'),
  'en-GB': () => import('../../csl/locales/en-GB.xml'),
  'en-US': () => import('../../csl/locales/en-US.xml'),
  'es-ES': () => import('../../csl/locales/es-ES.xml'),
  'fi-FI': () => import('../../csl/locales/fi-FI.xml'),
  'fr-FR': () => import('../../csl/locales/fr-FR.xml'),
  'it-IT': () => import('../../csl/locales/it-IT.xml'),
  'ja-JP': () => import('../../csl/locales/ja-JP.xml'),
  'ko-KR': () => import('../../csl/locales/ko-KR.xml'),
  'nb-NO': () => import('../../csl/locales/nb-NO.xml'),
  'nl-NL': () => import('../../csl/locales/nl-NL.xml'),
  'pl-PL': () => import('../../csl/locales/pl-PL.xml'),
  'pt-BR': () => import('../../csl/locales/pt-BR.xml'),
  'pt-PT': () => import('../../csl/locales/pt-PT.xml'),
  'ru-RU': () => import('../../csl/locales/ru-RU.xml'),
  'sv-SE': () => import('../../csl/locales/sv-SE.xml'),
  'tr-TR': () => import('../../csl/locales/tr-TR.xml'),
  'uk-UA': () => import('../../csl/locales/uk-UA.xml'),
  'zh-CN': () => import('../../csl/locales/zh-CN.xml'),
};

/** The bundled CSL locales for some languages, by name. */
export async function bundledLocales(languages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const language of languages) {
    const load = LOCALES[language];
    if (load) files.set(language, (await load()).default);
  }
  return files;
}
