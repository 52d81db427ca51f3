import type { CslItem } from '../../csl/item.js';
import { institution, risItems, type TaggedField, wordDate } from './ris.js';

/** The tags of RIS for those of MEDLINE, the format of `.nbib` files. */
const TAGS: Readonly<Record<string, string>> = {
  JT: 'JF',
  CTI: 'T3',
  TA: 'JA',
  VI: 'VL',
  IP: 'IS',
  PB: 'PB',
  EN: 'ET',
  AB: 'AB',
  LA: 'LA',
};

/** The types of RIS for those of the tag PT, of PubMed and of ERIC; others are articles. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^Journal Article/, 'JOUR'],
  [/^Book Chapter/, 'CHAP'],
  [/^Books?$/, 'BOOK'],
  [/^Preprint/, 'UNPB'],
  [/^News/, 'NEWS'],
  [/^Dataset/, 'DATA'],
  [/^Dissertations/, 'THES'],
  [/^Collected Works - Proceedings/, 'CONF'],
];

/** Where a record begins: PubMed's with its number, ERIC's with its name. */
const RECORD = /^(?=PMID ?- ?\d|OWN *- *ERIC\b)/m;

/** Reads `.nbib`, in which PubMed and ERIC, the library of education, give their records. */
export function readMedline(source: string): readonly CslItem[] {
  const records = source
    .replace(/\r\n?/g, '\n')
    .replace(/\n {6}(?=\S)/g, ' ')
    .split(RECORD);
  return risItems(records.flatMap((record) => fieldsOf(record)));
}

function fieldsOf(record: string): readonly TaggedField[] {
  const fields = Array.from(record.matchAll(/^([A-Z]{2,4}) *- ?(.*)$/gm), ([, tag = '', value = '']) => ({
    tag,
    value: value.trim(),
  })).filter(({ value }) => value !== '');
  const all = (...tags: readonly string[]): readonly string[] =>
    fields.flatMap(({ tag, value }) => (tags.includes(tag) ? [value] : []));
  const [pmid] = all('PMID');
  const id = pmid === undefined ? all('OID')[0] : `pmid${pmid}`;
  if (id === undefined) return [];
  // ERIC has articles (EJ) and documents (ED), whose publisher is where articles have their journal.
  const isDocument = pmid === undefined && id.startsWith('ED');
  const [title] = all('TI', 'BTI');
  const isChapter = all('TI').length > 0 && all('BTI').length > 0;
  const type = isChapter ? 'CHAP' : (typeOf(all('PT')) ?? (isDocument ? 'RPRT' : 'JOUR'));
  const isBook = /^(?:CHAP|BOOK)$/.test(type);
  // Full names, unless a record has only short ones.
  const authors = all('FAU').length > 0 ? all('FAU') : all('AU');
  const editors = all('FED').length > 0 ? all('FED') : all('ED');
  const dates = all('DP').map((date) => wordDate(date));
  const pages = all('PG').map(wholePages);
  return [
    ['TY', type],
    ...authors.map((name): TaggedField => ['AU', nameOf(name)]),
    ...all('CN').map((name): TaggedField => ['AU', institution(name)]),
    ...editors.map((name): TaggedField => ['ED', nameOf(name)]),
    ...(title === undefined ? [] : [['TI', title.replace(/\.$/, '')] as const]),
    ...(isChapter ? all('BTI').map((value): TaggedField => ['T2', value]) : []),
    // The place of a journal is a country, which nobody prints.
    ...(isBook ? all('PL').map((value): TaggedField => ['CY', value]) : []),
    ...fields.flatMap(({ tag, value }): TaggedField[] => {
      const known = isDocument && tag === 'JT' ? 'PB' : TAGS[tag];
      return known === undefined ? [] : [[known, value]];
    }),
    ...[...pages, ...all('LID', 'AID').flatMap(articleNumber)]
      .slice(0, 1)
      .map((page): TaggedField => ['SP', page]),
    ...dates.flatMap((date): TaggedField[] => (date === undefined ? [] : [['DA', date]])),
    ...all('LID', 'AID').flatMap(identifier),
    ...[...all('IS', 'ISSN'), ...all('ISBN')]
      .map((value): TaggedField => ['SN', value.replace(/^(?:E?IS[SB]N[- ])+/, '').replace(/\s.*/, '')])
      .filter(([, value]) => /\d/.test(value))
      .slice(0, 1),
    ...(pmid === undefined ? [] : [['PMID', pmid] as const]),
    ...all('PMC').map((value): TaggedField => ['PMCID', value]),
    ['ID', id],
    ['ER', ''],
  ];
}

function typeOf(types: readonly string[]): string | undefined {
  return TYPES.find(([sign]) => types.some((type) => sign.test(type)))?.[1];
}

/** The DOI or address in `10.1000/x [doi]` or in an address. */
function identifier(value: string): readonly TaggedField[] {
  const doi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,}\S*)/.exec(value)?.[1];
  if (doi !== undefined) return [['DO', doi]];
  return /^https?:\/\//.test(value) ? [['UR', value]] : [];
}

/** The number of an article that has no pages: `e0123 [pii]`. Long ones are keys of publishers. */
function articleNumber(value: string): readonly string[] {
  return /^([a-z]{0,3}\d{1,8}) \[pii\]$/i.exec(value)?.slice(1) ?? [];
}

/** A name as RIS has it: "Doe JA Jr" is "Doe, JA, Jr". */
function nameOf(text: string): string {
  const [, name = text, suffix] = /^(.*\S),? (Jr\.?|Sr\.?|2nd|3rd|4th|II|III|IV)$/.exec(text) ?? [];
  const whole = name.replace(/^([^,]+) (\p{Lu}{1,4})$/u, '$1, $2');
  return suffix === undefined ? whole : `${whole}, ${suffix}`;
}

/** Pages in full: "1203-9" ends with 1209. What follows a semicolon is a discussion or a quiz. */
function wholePages(text: string): string {
  return text
    .replace(/;.*/, '')
    .replace(/([A-Za-z]*)(\d+)-(\d+)(?![\dA-Za-z])/g, (_, letters: string, from: string, to: string) => {
      const isShort = to.length < from.length;
      const last = isShort ? from.slice(0, from.length - to.length) + to : to;
      return `${letters}${from}-${letters}${last}`;
    });
}
