import type { CslItem } from '../../csl/item.js';
import { risItems, type TaggedField } from './ris.js';

/** The tags of RIS for those of MEDLINE, the format of PubMed's `.nbib` files. */
const TAGS: Readonly<Record<string, string>> = {
  TI: 'TI',
  BTI: 'TI',
  JT: 'JF',
  CTI: 'T3',
  TA: 'JA',
  VI: 'VL',
  IP: 'IS',
  PB: 'PB',
  PL: 'CY',
  EN: 'ET',
  AB: 'AB',
  LA: 'LA',
  CN: 'AU',
};

/** The types of RIS for those of MEDLINE's tag PT; others are articles. */
const TYPES: Readonly<Record<string, string>> = {
  Book: 'BOOK',
  'Book Chapter': 'CHAP',
  Preprint: 'UNPB',
  News: 'NEWS',
  Dataset: 'DATA',
};

/** Reads PubMed's `.nbib`. */
export function readMedline(source: string): readonly CslItem[] {
  const records = source
    .replace(/\r\n?/g, '\n')
    .replace(/\n {6}(?=\S)/g, ' ')
    .split(/\n(?=PMID-)/);
  return risItems(records.flatMap((record) => fieldsOf(record)));
}

function fieldsOf(record: string): readonly TaggedField[] {
  const fields = Array.from(record.matchAll(/^([A-Z]{2,4}) *- ?(.*)$/gm), ([, tag = '', value = '']) => ({
    tag,
    value: value.trim(),
  })).filter(({ value }) => value !== '');
  const all = (tag: string): readonly string[] =>
    fields.flatMap((field) => (field.tag === tag ? [field.value] : []));
  const [pmid] = all('PMID');
  if (pmid === undefined) return [];
  const doi = [...all('LID'), ...all('AID')].find((value) => value.endsWith('[doi]'));
  const type = all('PT').map((each) => TYPES[each]);
  const [from, to] = /^([^-,;]+)(?:-([^,;]+))?/.exec(all('PG')[0] ?? '')?.slice(1) ?? [];
  // Full names, unless a record has only short ones.
  const authors = all('FAU').length > 0 ? all('FAU') : all('AU').map(shortName);
  const editors = all('FED').length > 0 ? all('FED') : all('ED').map(shortName);
  const [date] = all('DP');
  return [
    ['TY', type.find((each) => each !== undefined) ?? 'JOUR'],
    ...authors.map((name): TaggedField => ['AU', name]),
    ...editors.map((name): TaggedField => ['ED', name]),
    ...fields.flatMap(({ tag, value }): TaggedField[] => {
      const known = TAGS[tag];
      return known === undefined ? [] : [[known, tag === 'TI' ? value.replace(/\.$/, '') : value]];
    }),
    ...(from === undefined ? [] : [['SP', from] as const]),
    ...(to === undefined ? [] : [['EP', wholePage(from ?? '', to)] as const]),
    ...(date === undefined ? [] : [['DA', dateOf(date)] as const]),
    ...(doi === undefined ? [] : [['DO', doi.replace(/\s*\[doi\]$/, '')] as const]),
    ...[...all('IS'), ...all('ISBN')]
      .slice(0, 1)
      .map((value): TaggedField => ['SN', value.replace(/\s.*/, '')]),
    ['PMID', pmid],
    ...all('PMC').map((value): TaggedField => ['PMCID', value]),
    ['ID', `pmid${pmid}`],
    ['ER', ''],
  ];
}

/** "Doe JA" as "Doe, J. A.". */
function shortName(name: string): string {
  const [, family, initials] = /^(.*\S)\s+(\p{Lu}{1,4})$/u.exec(name) ?? [];
  return family === undefined || initials === undefined ? name : `${family}, ${[...initials].join('. ')}.`;
}

/** The last page in full: "1203-9" ends with 1209. */
function wholePage(from: string, to: string): string {
  const isShort = /^\d+$/.test(from) && /^\d+$/.test(to) && to.length < from.length;
  return isShort ? from.slice(0, from.length - to.length) + to : to;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "2020 Mar 4" as RIS has it: "2020/3/4". */
function dateOf(text: string): string {
  const [year = '', month = '', day = ''] = text.split(/[\s-]+/);
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return [year, ...(number > 0 ? [String(number), ...(/^\d+$/.test(day) ? [day] : [])] : [])].join('/');
}
