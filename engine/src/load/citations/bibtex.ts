import { bounded } from '../../budget/index.js';
import { type CslItem, OTHER_IDS } from '../../csl/item.js';
import { dateOf, literalDate } from './bibtex-dates.js';
import { type BibtexEntry, bibtexEntries } from './bibtex-entries.js';
import { genreOf } from './bibtex-genres.js';
import { jurisdictionOf, seriesOf, volumeOf } from './bibtex-keys.js';
import { languageOf } from './bibtex-languages.js';
import { bareDoi, setEprint, setLinked, verbatim } from './bibtex-links.js';
import { bibtexNames } from './bibtex-names.js';
import { titleText } from './bibtex-titles.js';
import { mayBeTooDeep, texText } from './tex-text.js';
import type { UnreadSource } from './unread-sources.js';

/**
 * The sources of a BibTeX or BibLaTeX file as CSL items. Entries that name no language are in that of the text. `report` receives
 * what was too much to read, as a sentence.
 */
export function bibtexSources(
  source: string,
  textLanguage = 'en',
  report: (finding: string) => void = () => undefined,
): readonly UnreadSource[] {
  return bibtexEntries(source, report).map((entry) => {
    const aliases = (entry.fields.get('ids') ?? '').split(',').flatMap((id) => id.trim() || []);
    const read = (): CslItem => {
      const item = itemOrPlain(entry, textLanguage, report);
      return aliases.length > 0 ? { ...item, [OTHER_IDS]: aliases } : item;
    };
    const ids = [entry.key, ...aliases];
    // What may be too much is read at once, so that it is reported where files are loaded.
    if (![...entry.fields.values()].some(mayBeTooDeep)) return { ids, read };
    const item = read();
    return { ids, read: () => item };
  });
}

/** An entry with fields that are nested too deeply is read without their commands. */
function itemOrPlain(entry: BibtexEntry, textLanguage: string, report: (finding: string) => void): CslItem {
  const { value, excess } = bounded(() => itemOf(entry, textLanguage));
  if (excess === undefined) return value;
  report(`Entry ${entry.key} is read without its LaTeX commands: ${excess}`);
  const fields = new Map([...entry.fields].map(([name, text]) => [name, text.replace(COMMANDS, '')]));
  return itemOf({ ...entry, fields }, textLanguage);
}

const COMMANDS = /\\[A-Za-z]+|[\\{}$]/g;

const TYPES: Readonly<Record<string, string>> = {
  article: 'article-journal',
  book: 'book',
  mvbook: 'book',
  inbook: 'chapter',
  bookinbook: 'chapter',
  suppbook: 'chapter',
  booklet: 'pamphlet',
  collection: 'book',
  mvcollection: 'book',
  incollection: 'chapter',
  suppcollection: 'chapter',
  dataset: 'dataset',
  manual: 'book',
  misc: 'document',
  online: 'webpage',
  electronic: 'webpage',
  www: 'webpage',
  webpage: 'webpage',
  website: 'webpage',
  patent: 'patent',
  periodical: 'article-journal',
  suppperiodical: 'article-journal',
  proceedings: 'book',
  mvproceedings: 'book',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  reference: 'book',
  mvreference: 'book',
  inreference: 'entry-encyclopedia',
  report: 'report',
  techreport: 'report',
  software: 'software',
  thesis: 'thesis',
  mastersthesis: 'thesis',
  phdthesis: 'thesis',
  unpublished: 'manuscript',
  review: 'review',
  audio: 'song',
  video: 'motion_picture',
  movie: 'motion_picture',
  music: 'song',
  artwork: 'graphic',
  image: 'graphic',
  letter: 'personal_communication',
  jurisdiction: 'legal_case',
  legislation: 'legislation',
  legal: 'treaty',
  standard: 'standard',
  performance: 'performance',
};

const NAMES: Readonly<Record<string, string>> = {
  author: 'author',
  editor: 'editor',
  translator: 'translator',
  bookauthor: 'container-author',
  director: 'director',
  holder: 'author',
};

/** Fields that are copied, with their CSL variables. Of several fields for a variable, the first present one counts. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['journaltitle', 'container-title'],
  ['journal', 'container-title'],
  ['shortjournal', 'container-title-short'],
  // ACM's files have both: where the publisher is, and where a conference was.
  ['address', 'publisher-place'],
  ['location', 'publisher-place'],
  ['volumes', 'number-of-volumes'],
  ['pages', 'page'],
  ['pagetotal', 'number-of-pages'],
  ['chapter', 'chapter-number'],
  ['doi', 'DOI'],
  ['url', 'URL'],
  ['isbn', 'ISBN'],
  ['issn', 'ISSN'],
  ['pmid', 'PMID'],
  ['pmcid', 'PMCID'],
  ['abstract', 'abstract'],
  ['annote', 'annote'],
  ['annotation', 'annote'],
  ['keywords', 'keyword'],
  ['version', 'version'],
  ['eventtitle', 'event-title'],
  ['venue', 'event-place'],
  ['pubstate', 'status'],
  ['origtitle', 'original-title'],
  ['origpublisher', 'original-publisher'],
  ['origlocation', 'original-publisher-place'],
  ['library', 'archive_location'],
];

/** Who publishes, in the order in which pandoc has them: all of them count. */
const PUBLISHERS = ['school', 'institution', 'organization', 'howpublished', 'publisher'];

/** The fields of a title, its subtitle, and what comes after both. */
type TitleFields = readonly [title: string, subtitle: string, addon: string];
const [TITLE, ISSUE_TITLE, BOOK_TITLE, MAIN_TITLE]: readonly [
  TitleFields,
  TitleFields,
  TitleFields,
  TitleFields,
] = [
  ['title', 'subtitle', 'titleaddon'],
  ['issuetitle', 'issuesubtitle', 'issuetitleaddon'],
  ['booktitle', 'booksubtitle', 'booktitleaddon'],
  ['maintitle', 'mainsubtitle', 'maintitleaddon'],
];

/**
 * The fields of each title with its subtitle, which BibTeX's styles convert to sentence case except where braces protect letters. A main
 * title is that of a work in several volumes; the title of the volume is then that of the book, or of the book which contains the source.
 */
function titlesOf(type: string, fields: BibtexEntry['fields']): readonly (readonly [string, TitleFields])[] {
  const hasMain = fields.has('maintitle');
  // An issue of a journal, which may have a title of its own.
  if (type === 'periodical')
    return [
      ['container-title', TITLE],
      ['title', ISSUE_TITLE],
    ];
  if (!isInBook(type, fields))
    return hasMain
      ? [
          ['title', MAIN_TITLE],
          ['volume-title', TITLE],
        ]
      : [['title', TITLE]];
  const container = hasMain ? MAIN_TITLE : BOOK_TITLE;
  return [
    ['title', TITLE],
    ['container-title', container],
    ...(hasMain ? [['volume-title', BOOK_TITLE] as const] : []),
  ];
}

function itemOf({ type, key, fields }: BibtexEntry, textLanguage: string): CslItem {
  const isPress = type === 'article' && /^(?:newspaper|magazine)$/.test(fields.get('entrysubtype') ?? '');
  const item: Record<string, unknown> = {
    id: key,
    type: isPress ? `article-${fields.get('entrysubtype')}` : (TYPES[type] ?? 'document'),
  };
  const set = (variable: string, value: unknown): void => {
    if (value !== undefined && value !== '' && item[variable] === undefined) item[variable] = value;
  };
  const language = languageOf(fields.get('langid') ?? fields.get('hyphenation') ?? fields.get('language'));
  set('language', language);
  for (const [field, variable] of Object.entries(NAMES)) {
    const value = fields.get(field);
    const names = value === undefined ? [] : bibtexNames(value, usesPrefix(fields));
    if (names.length > 0) set(variable, names);
  }
  const isEnglish = (language ?? textLanguage).startsWith('en');
  for (const [variable, [main, sub, addon]] of titlesOf(type, fields)) {
    const texts = (...names: readonly string[]): readonly string[] =>
      names.flatMap((name) => (fields.has(name) ? [titleText(fields.get(name) ?? '', isEnglish)] : []));
    set(variable, [texts(main, sub).join(': '), ...texts(addon)].filter(Boolean).join('. '));
  }
  const shortTitle = fields.get('shorttitle') ?? shortOf(fields);
  if (shortTitle !== undefined) set('title-short', titleText(shortTitle, isEnglish));
  if (type === 'patent') set('jurisdiction', jurisdictionOf(fields.get('location')));
  for (const [field, variable] of TEXTS) {
    if (type === 'patent' && field === 'location') continue;
    const value = fields.get(field);
    if (value !== undefined) set(variable, textOf(variable, value));
  }
  set('collection-title', seriesOf(fields.get('series')));
  set('volume', volumeOf(fields.get('volume'), fields.get('part')));
  // BibLaTeX's manual: it may replace the pages. Few styles print the number of an article.
  set(item.page === undefined ? 'page' : 'number', texText(fields.get('eid') ?? ''));
  const publishers: string[] = [];
  for (const field of PUBLISHERS) {
    const value = fields.get(field);
    if (value === undefined) continue;
    if (field !== 'howpublished') publishers.push(texText(value));
    // It often holds an address.
    else
      setLinked(value, 'publisher', (variable, own) =>
        variable === 'publisher' ? publishers.push(String(own)) : set(variable, own),
      );
  }
  const whole = publishers.filter((each) => each !== '');
  set(
    'publisher',
    whole.map((each, at) => each + (at === whole.length - 1 ? '' : /[.;]$/.test(each) ? ' ' : '; ')).join(''),
  );
  const note = fields.get('note');
  if (note !== undefined) setLinked(note, 'note', set);
  set('edition', editionOf(fields.get('edition')));
  const number = texText(fields.get('number') ?? fields.get('issue') ?? '');
  const countsIssues = /^(?:article|periodical|suppperiodical)$/.test(type);
  // As in BibLaTeX and pandoc: the number of a book, or of what is in one, is that in its series.
  const isInSeries = /^(?:mv|in|supp)?(?:book|collection|proceedings|reference)$|^(?:bookinbook|conference)$/;
  set(countsIssues ? 'issue' : isInSeries.test(type) ? 'collection-number' : 'number', number);
  set('genre', genreOf(type, fields.get('type'), textLanguage));
  setEprint(fields, set);
  set('issued', dateOf(fields));
  set('accessed', literalDate(fields.get('urldate')));
  set('event-date', literalDate(fields.get('eventdate')));
  set('original-date', literalDate(fields.get('origdate') ?? fields.get('origyear')));
  if (typeof item.page === 'string') item.page = item.page.replace(/[–—]+/g, '-').replace(/\s*,\s*/g, ', ');
  return item as CslItem;
}

/**
 * Whether `booktitle` names what contains the source: BibTeX and BibLaTeX define it for parts of books only, that of a book is its own
 * title, and an article is in a journal.
 */
function isInBook(type: string, fields: BibtexEntry['fields']): boolean {
  return IN_BOOK.test(type) || (type === 'article' && !(fields.has('journal') || fields.has('journaltitle')));
}

const IN_BOOK = /^(?:in|supp)(?:book|collection|proceedings|reference)$|^(?:bookinbook|conference)$/;

/** Whether particles belong to the family name (BibLaTeX's option `useprefix`). */
function usesPrefix(fields: BibtexEntry['fields']): boolean {
  return /(?:^|,)\s*useprefix\s*(?:=\s*true\s*)?(?:,|$)/i.test(fields.get('options') ?? '');
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** An edition; its number, if the field has it as an ordinal: `Second`, `2nd ed.` */
function editionOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const text = texText(written);
  const bare = text.replace(/\s+ed(?:\.|ition)?$/i, '');
  const named = ORDINALS.indexOf(bare.toLowerCase());
  return named >= 0 ? String(named + 1) : (/^(\d+)(?:st|nd|rd|th)?$/i.exec(bare)?.[1] ?? text);
}

/** The title before the subtitle or what else comes after it, if there is any. */
function shortOf(fields: BibtexEntry['fields']): string | undefined {
  const title = fields.get('title');
  return fields.has('subtitle') || fields.has('titleaddon')
    ? title
    : /^((?:[^:：{}]|\{(?:[^{}:：]|\{[^{}:：]*\})*\})+?)\s*(?::+\s|[:：](?=\p{Script=Han}))/u.exec(
        title ?? '',
      )?.[1];
}

/** The text of a field for a variable; addresses and DOIs have no LaTeX. */
function textOf(variable: string, value: string): string {
  if (variable === 'DOI') return bareDoi(verbatim(value));
  return variable === 'URL' ? verbatim(value) : texText(value);
}
