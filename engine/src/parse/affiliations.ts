import type { AuthorSign } from '../model/metadata.js';
import { withCarets } from '../model/names/raised-marks.js';
import { isRecord } from './yaml.js';
import { isOff, isOn, textsOf } from './yaml-values.js';

type YamlRecord = Readonly<Record<string, unknown>>;

/** Who wrote a text, and where they belong. */
export interface Authorship {
  /** Names, with raised marks that lead to places and contacts. */
  readonly authors: readonly string[];
  /** All places, with marks if authors belong to different ones. */
  readonly institution: string;
  /** One line for each author who can be reached. */
  readonly contacts: readonly string[];
  /** What is said about authors by signs alone. */
  readonly signs: readonly AuthorSign[];
}

/** One author, and the keys of the places. */
interface Author {
  readonly name: string;
  readonly places: readonly string[];
  readonly isCorresponding: boolean;
  /** Whether the author has done as much as the others with this mark. */
  readonly isEqual: boolean;
  readonly contact: readonly string[];
}

/**
 * The authors with their affiliations in the forms of Quarto (`affiliations:` with `ref:`), JOSS and MyST (numbers and ids), rticles
 * and pandoc's scholarly metadata (`- Name: {institute: id}`); a place may have a department, a city and a country.
 */
export function authorshipIn(lowered: ReadonlyMap<string, unknown>): Authorship {
  const places = new Map<string, string>();
  const lists = ['affiliations', 'affiliation', 'institute', 'institutes', 'organizations', 'address'];
  for (const record of lists.flatMap((key) => [lowered.get(key)].flat()).filter(isRecord))
    knowPlace(record, places);
  const records = authorsIn(lowered);
  for (const place of records.filter(isRecord).flatMap((record) => placesIn(inLowerCase(record))))
    if (isRecord(place) && Object.keys(place).length > 1) knowPlace(place, places);
  const authors = records.flatMap((value) => authorOf(value, places));
  const used = [...new Set(authors.flatMap((author) => author.places))];
  const isShared = authors.every((author) => author.places.length === used.length);
  const hasMarks = used.length > 1 && !isShared;
  const isAddressed = authors.length > 1 && authors.some(({ isCorresponding }) => isCorresponding);
  const haveEqual = authors.length > 1 && authors.some(({ isEqual }) => isEqual);
  const markOf = ({ places: own, isCorresponding, isEqual }: Author): string =>
    [
      ...(hasMarks ? own.map((place) => used.indexOf(place) + 1).toSorted((a, b) => a - b) : []),
      ...(isAddressed && isCorresponding ? ['*'] : []),
      ...(haveEqual && isEqual ? ['†'] : []),
    ].join(',');
  const marked = authors.map((author) => `${author.name}${raised(markOf(author))}`);
  const contacts = authors.flatMap((author) => contactOf(author, authors.length > 1, isAddressed));
  const isUnwritten = isAddressed && !contacts.some((contact) => contact.startsWith('^*^'));
  const hasParts = used.some((place) => place.includes(','));
  return {
    authors: marked.map(withCarets),
    institution: used
      .map((place, index) => `${hasMarks ? raised(String(index + 1)) : ''}${place}`)
      .join(hasParts ? '; ' : ', '),
    contacts,
    signs: [...(isUnwritten ? (['corresponding'] as const) : []), ...(haveEqual ? (['equal'] as const) : [])],
  };
}

/** Whether an author has contributed equally, as Quarto, JOSS and rticles write it. */
const EQUAL = ['equal-contributor', 'equal-contrib', 'equal-contribution'];

/** The keys that say where an author belongs: by names, numbers, ids or records. */
const PLACES = [
  'affiliation',
  'affiliations',
  'affil-id',
  'affiliation-id',
  'affil',
  'institute',
  'institution',
  'organization',
  'university',
];

/** The keys of an author or a place that lead to a page of theirs, as Quarto and MyST have them. */
export const PAGES: readonly string[] = ['url', 'website', 'homepage'];

/** The keys that say whom one may write to, or where: those of Quarto, MyST and rticles. */
const CORRESPONDING = ['corresponding', 'correspondence', 'corresponding-author', 'correspondingauthor'];

/** The keys of an author that are read, besides those of places and of equal contribution. */
const READ = new Set(
  `name given given-names first first-name firstname dropping-particle non-dropping-particle literal family surname last last-name lastname
  suffix id email orcid address attributes`.split(/\s+/),
);

/** The keys of authors and their places that have a value and are not read, such as roles. */
export function unreadOfAuthors(record: YamlRecord): readonly string[] {
  const lowered = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
  const keys = authorsIn(lowered)
    .filter(isRecord)
    .flatMap((author) => Object.entries(author))
    .filter(([, value]) => !isOff(value) && !isRecord(value))
    .map(([key]) => key)
    .filter(
      (key) =>
        ![READ, PLACES, EQUAL, PAGES, CORRESPONDING].some((known) => [...known].includes(plainKey(key))),
    );
  // Where authors say themselves where they belong, places without an id belong to nobody.
  const isUnused = authorshipIn(lowered).institution !== '';
  const unused = isUnused
    ? ['institute', 'institution'].filter((key) =>
        [lowered.get(key)].flat().some((place) => typeof place === 'string'),
      )
    : [];
  return [...new Set([...keys, ...unused])];
}

function authorsIn(lowered: ReadonlyMap<string, unknown>): readonly unknown[] {
  return [lowered.get('author') ?? lowered.get('authors')].flat();
}

function placesIn(author: YamlRecord): readonly unknown[] {
  return PLACES.flatMap((key) => [author[key]].flat()).filter((place) => place !== undefined);
}

/** A record with its keys in lower case and with hyphens: `ORCID`, `affil_id`. */
function inLowerCase(record: YamlRecord): YamlRecord {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [plainKey(key), value]));
}

function plainKey(key: string): string {
  return key.toLowerCase().replaceAll('_', '-');
}

function raised(mark: string): string {
  return mark === '' ? '' : `^${mark}^`;
}

/** A place under its id; pandoc's have the id as their only key. */
function knowPlace(record: YamlRecord, places: Map<string, string>): void {
  const id = textsOf(record.id ?? record.index ?? record.num ?? record.code)[0];
  const [[key, only] = ['', undefined], ...others] = Object.entries(record);
  // The name of a place may itself be what authors refer to.
  if (id !== undefined)
    places.set(id, /\p{L}\s+\p{L}/u.test(id) ? `${id}, ${placeOf(record)}` : placeOf(record));
  else if (others.length === 0 && key !== 'name' && key !== 'institution')
    places.set(key, isRecord(only) ? placeOf(only) : (textsOf(only)[0] ?? key));
}

/** From the smallest part to the country. */
const PARTS = [
  'department',
  'group',
  'name',
  'institution',
  'organization',
  'address',
  'city',
  'region',
  'state',
  'country',
];

function placeOf(record: YamlRecord): string {
  return [...new Set(PARTS.flatMap((key) => textsOf(record[key])))].join(', ');
}

function authorOf(value: unknown, places: ReadonlyMap<string, string>): readonly Author[] {
  if (!isRecord(value)) return textsOf(value).map(authorWithNote);
  const [[key = '', only] = [], ...others] = Object.entries(value);
  const isNamed = others.length === 0 && isRecord(only) && key !== 'name';
  const record = inLowerCase(isNamed ? { ...only, name: key } : value);
  const name = nameOf(record.name ?? record);
  if (name === '') return [];
  const { email, orcid, address } = record;
  const corresponding = CORRESPONDING.flatMap((key) => textsOf(record[key]))[0];
  const isAddress = corresponding?.includes('@') ?? false;
  const ids = textsOf(orcid).map(
    (each) => `https://orcid.org/${each.replace(/^https?:\/\/orcid\.org\//, '')}`,
  );
  return [
    {
      name,
      places: [...new Set(placesIn(record).flatMap((each) => placesOf(each, places)))],
      isCorresponding: isAddress || isOn(corresponding),
      isEqual: EQUAL.some((key) => isOn(textsOf(record[key])[0])),
      contact: [
        ...textsOf(address).slice(0, 1),
        ...[...textsOf(email), ...(isAddress ? textsOf(corresponding) : [])].slice(0, 1),
        ...ids.slice(0, 1),
      ],
    },
  ];
}

const NOTE = /^(.*\S)\s*\^\[([^[\]]+)\]$/;

/** An author as text; where a note follows the name, as is usual in R Markdown, it says where the author belongs. */
function authorWithNote(text: string): Author {
  const [, name = text, note] = NOTE.exec(text) ?? [];
  const places = note === undefined ? [] : [note.trim()];
  return { name, places, isCorresponding: false, isEqual: false, contact: [] };
}

/** The parts of a name in their order, each under the names that it has in Quarto, JOSS and CSL. */
const NAME_PARTS = [
  ['given', 'given-names', 'first', 'first-name', 'firstname'],
  ['dropping-particle', 'non-dropping-particle'],
  ['family', 'surname', 'last', 'last-name', 'lastname'],
  ['suffix'],
];

/** A name as text, or in parts. */
export function nameOf(value: unknown): string {
  if (!isRecord(value)) return textsOf(value)[0] ?? '';
  const record = inLowerCase(value);
  const [literal] = textsOf(record.literal);
  return (
    literal ?? NAME_PARTS.flatMap((keys) => keys.flatMap((key) => textsOf(record[key])).slice(0, 1)).join(' ')
  );
}

/** A name of a place, the ids of some, or a record with either. */
function placesOf(value: unknown, places: ReadonlyMap<string, string>): readonly string[] {
  if (isRecord(value)) {
    const { ref } = value;
    if (ref !== undefined) return placesOf(ref, places);
    const text = placeOf(value);
    return text === '' ? [] : [text];
  }
  return textsOf(value).flatMap((text) => {
    const ids = places.has(text) ? [text] : text.split(/\s*[,;]\s*/);
    return ids.every((id) => places.has(id)) ? ids.map((id) => places.get(id) ?? id) : [text];
  });
}

/** The e-mail address and the ORCID of an author in one line; the mark of who is to be written to, or the name. */
function contactOf(
  { name, isCorresponding, contact }: Author,
  hasNames: boolean,
  isAddressed: boolean,
): readonly string[] {
  if (contact.length === 0) return [];
  const text = contact.join(' · ');
  if (isAddressed && isCorresponding) return [`^*^${text}`];
  return [hasNames ? `${name.replace(/\^[^^]*\^/g, '')}: ${text}` : text];
}
