/*
 * What Word's own sources (ECMA-376 Part 1, 22.6) are called, beside the names of the Citation Style Language.
 */

/** Word's types of sources by ours; of several types, the first is what Word's type is read as. */
export const WORD_TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'JournalArticle',
  'article-magazine': 'ArticleInAPeriodical',
  'article-newspaper': 'ArticleInAPeriodical',
  book: 'Book',
  chapter: 'BookSection',
  'entry-encyclopedia': 'BookSection',
  'paper-conference': 'ConferenceProceedings',
  report: 'Report',
  thesis: 'Report',
  webpage: 'InternetSite',
  'post-weblog': 'InternetSite',
  patent: 'Patent',
  legal_case: 'Case',
  motion_picture: 'Film',
  song: 'SoundRecording',
  graphic: 'Art',
  interview: 'Interview',
  broadcast: 'Performance',
};

/** Word's names of our variables. */
export const WORD_FIELDS: readonly (readonly [string, string])[] = [
  ['Title', 'title'],
  ['ShortTitle', 'title-short'],
  ['Pages', 'page'],
  ['Volume', 'volume'],
  ['Issue', 'issue'],
  ['Edition', 'edition'],
  ['Publisher', 'publisher'],
  ['City', 'publisher-place'],
  ['URL', 'URL'],
  ['DOI', 'DOI'],
  ['NumberVolumes', 'number-of-volumes'],
  ['ThesisType', 'genre'],
  ['Medium', 'medium'],
];

/** The variable for the containing work, by Word's type. */
export const WORD_CONTAINERS: Readonly<Record<string, string>> = {
  JournalArticle: 'JournalName',
  ArticleInAPeriodical: 'PeriodicalTitle',
  BookSection: 'BookTitle',
  ConferenceProceedings: 'ConferenceName',
  InternetSite: 'InternetSiteTitle',
};

/** People by our variables. */
export const WORD_ROLES: Readonly<Record<string, string>> = {
  author: 'Author',
  editor: 'Editor',
  translator: 'Translator',
};
