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
  /** The authors to whom one may write, in their order. */
  readonly corresponding?: readonly string[] | undefined;
  /** Addresses and ORCIDs, of the first authors or after the names of their authors; after an asterisk, of those to whom one may write. */
  readonly contacts: readonly string[];
  /** The addresses that names and other words lead to. */
  readonly links?: ReadonlyMap<string, string> | undefined;
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
  const linked = (value: string | undefined): string | undefined => withLinks(value, fields);
  const lines = [
    ...entry('title', title),
    ...entry('subtitle', subtitle),
    ...logoLines(fields.logo),
    ...authorLines(fields),
    ...entry('contact', contacts.join(', ')),
    ...(fields.affiliations ? [] : entry('institution', linked(fields.institution))),
    ...entry('course', linked(fields.course)),
    ...entry('instructor', linked(fields.instructor)),
    ...entry('date', linked(date)),
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
    ...(details.length === 0
      ? []
      : [details.map((detail) => withLinks(plain(detail ?? ''), fields)).join(' · '), '']),
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

/** A value in which the first words that lead somewhere are a link; all of it where all of it leads somewhere. */
function withLinks<Value extends string | undefined>(value: Value, { links }: FrontFields): string | Value {
  const words = [...(links?.keys() ?? [])];
  const text =
    words.find((each) => each === value) ?? words.find((each) => each !== '' && value?.includes(each));
  const url = links?.get(text ?? '') ?? '';
  if (value === undefined || text === undefined || /[[\]]/.test(text)) return value;
  return value.replace(text, () => `[${text}](${/[\s()]/.test(url) ? `<${url}>` : url})`);
}

function authorLines(fields: FrontFields): string[] {
  const { authors, contacts, affiliations, corresponding = [] } = fields;
  const nameOf = (name: string): string => scalar(fields.links?.has(name) ? withLinks(name, fields) : name);
  const [first, ...others] = authors;
  if (first === undefined) return [];
  if (others.length === 0 && contacts.length === 0 && !affiliations) return [`author: ${nameOf(first)}`];
  const lines = authors.flatMap((name, index) => {
    const place = corresponding.indexOf(name);
    const contact =
      contacts.find((each) => each.startsWith(`${name}: `)) ??
      (place === -1 ? unnamed(contacts[index]) : contacts.filter((each) => each.startsWith('*'))[place]) ??
      '';
    const [, email] = /([^\s*†]\S*@\S+)/.exec(contact) ?? [];
    const [, orcid] = /orcid\.org\/(\S+)/.exec(contact) ?? [];
    const more = [
      ...affiliationLines((affiliations?.get(name) ?? []).map((place) => withLinks(place, fields))),
      ...entry('email', email),
      ...entry('orcid', orcid),
      ...(place === -1 ? [] : ['corresponding: true']),
    ];
    if (more.length === 0) return [`  - ${nameOf(name)}`];
    return [`  - name: ${nameOf(name)}`, ...more.map((line) => `    ${line}`)];
  });
  return ['author:', ...lines];
}

/** Contact details that name no author and have no sign of one; empty if they do. */
const unnamed = (contact = ''): string => (/^(?:[^:@]+: |[*†])/.test(contact) ? '' : contact);

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
