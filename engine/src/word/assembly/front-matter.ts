import type { Direction } from '../../model/direction.js';
import type { Image, ListPlace } from '../../model/document.js';
import type { CslSource } from '../file/word-sources.js';

/** Metadata and title lines of a document, as YAML. */
export interface FrontFields {
  /** Markdown. */
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  /** The picture above the title. */
  readonly logo?: Image | undefined;
  readonly authors: readonly string[];
  /** The institutions of each author, where the title page says who belongs where. */
  readonly affiliations?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Addresses and ORCIDs, of the first authors or after the names of their authors. */
  readonly contacts: readonly string[];
  readonly dedication: readonly string[];
  readonly date: string | undefined;
  readonly institution: string | undefined;
  readonly course: string | undefined;
  readonly instructor: string | undefined;
  readonly language: string | undefined;
  /** The direction of the document, where its language does not say it. */
  readonly direction?: Direction | undefined;
  readonly keywords: string | undefined;
  /** The table of contents and other lists before the text. */
  readonly lists: readonly ListPlace['of'][];
  readonly numbersHeadings: boolean;
  /** The name of a bibliography file. */
  readonly bibliography: string | undefined;
  readonly references: readonly CslSource[];
  /** The style of citations. */
  readonly csl: string | undefined;
  /** The sources that are listed without being cited, as cites. */
  readonly nocite?: string;
}

/** Front matter with its delimiters; nothing if it would be empty. `contacts` are separate from the authors. */
export function frontMatterLines(fields: FrontFields, contacts: readonly string[] = []): string[] {
  const { title, subtitle, date, language, keywords, bibliography, references } = fields;
  const lines = [
    ...entry('title', title),
    ...entry('subtitle', subtitle),
    ...logoLines(fields.logo),
    ...authorLines(fields),
    ...entry('contact', contacts.join(', ')),
    ...(fields.affiliations ? [] : entry('institution', fields.institution)),
    ...entry('course', fields.course),
    ...entry('instructor', fields.instructor),
    ...entry('date', date),
    ...entry('dedication', fields.dedication.join('\n')),
    ...entry('lang', language),
    ...entry('dir', fields.direction),
    ...entry('keywords', keywords),
    ...fields.lists.flatMap((of) => (LISTS[of] === undefined ? [] : [`${LISTS[of]}: true`])),
    ...(fields.numbersHeadings ? ['number-sections: true'] : []),
    ...entry('csl', fields.csl),
    ...entry('bibliography', bibliography),
    ...entry('nocite', fields.nocite),
    // JSON is valid YAML, and with one source per line, sources are easy to move.
    ...(references.length > 0
      ? ['references:', ...references.map((source) => `  - ${JSON.stringify(source)}`)]
      : []),
  ];
  return lines.length === 0 ? [] : ['---', ...lines, '---', ''];
}

/** The title and the lines around it, as Markdown; nothing without a title. */
export function titleLines(fields: FrontFields): string[] {
  const { title, subtitle, authors, contacts, institution, course, instructor, date, keywords } = fields;
  if (title === undefined) return [];
  const details = [...authors, ...contacts, institution, course, instructor, date].filter(Boolean);
  const { logo } = fields;
  return [
    ...(logo ? [`![${plain(logo.alt)}](<${logo.url}>)`, ''] : []),
    `# ${title}`,
    '',
    ...(subtitle === undefined ? [] : [`**${subtitle}**`, '']),
    ...(details.length === 0 ? [] : [details.map((detail) => plain(detail ?? '')).join(' · '), '']),
    ...(fields.dedication.length === 0 ? [] : [`*${plain(fields.dedication.join(' '))}*`, '']),
    ...(keywords === undefined || keywords === '' ? [] : [`**Keywords:** ${plain(keywords)}`, '']),
  ];
}

/** A text without markup. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<$~]/g, '\\$&').replace(/\s+/g, ' ');
}

/** The keys for lists; an index has none. */
const LISTS: Readonly<Partial<Record<ListPlace['of'], string>>> = {
  headings: 'toc',
  figure: 'lof',
  table: 'lot',
  listing: 'lol',
  equation: 'loe',
};

function authorLines({ authors, contacts, affiliations }: FrontFields): string[] {
  const [first, ...others] = authors;
  if (first === undefined) return [];
  if (others.length === 0 && contacts.length === 0 && !affiliations) return entry('author', first);
  const lines = authors.flatMap((name, index) => {
    const contact = contacts.find((each) => each.startsWith(`${name}: `)) ?? unnamed(contacts[index]);
    const [, email] = /(\S+@\S+)/.exec(contact) ?? [];
    const [, orcid] = /orcid\.org\/(\S+)/.exec(contact) ?? [];
    const more = [
      ...affiliationLines(affiliations?.get(name) ?? []),
      ...entry('email', email),
      ...entry('orcid', orcid),
    ];
    if (more.length === 0) return [`  - ${scalar(name)}`];
    return [`  - name: ${scalar(name)}`, ...more.map((line) => `    ${line}`)];
  });
  return ['author:', ...lines];
}

/** Contact details that name no author; empty if they do. */
const unnamed = (contact = ''): string => (/^[^:@]+: /.test(contact) ? '' : contact);

/** The logo with the words for it and its width, which the file has in place of the size of the picture. */
function logoLines(logo: Image | undefined): string[] {
  if (!logo) return [];
  const { url, alt, width } = logo;
  const more = [...entry('alt', alt), ...(width?.unit === 'pt' ? [`width: ${width.value}pt`] : [])];
  return ['logo:', ...[...entry('path', url), ...more].map((line) => `  ${line}`)];
}

function affiliationLines(names: readonly string[]): string[] {
  const [only, ...others] = names;
  if (others.length === 0) return entry('affiliation', only);
  return ['affiliation:', ...names.map((name) => `  - ${scalar(name)}`)];
}

function entry(key: string, value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [`${key}: ${scalar(value)}`];
}

/** A text without quotation marks if YAML reads it as the same text (YAML 1.2, 7.3.3). */
function scalar(text: string): string {
  const isPlain =
    /^[\p{L}\p{N}][^\n]*$/u.test(text) &&
    !/: |:$| #|\s$/.test(text) &&
    !/^(?:true|false|yes|no|on|off|null|~|[\d.,:_-]+(?:e\d+)?|0x[\da-f]+)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
