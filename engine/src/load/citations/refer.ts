import type { CslItem } from '../../csl/item.js';
import { DOI, institution, risItems, type TaggedField, wordDate } from './ris.js';

/** The tags of RIS for those of Refer, the format of EndNote's `.enw` files. */
const TAGS: Readonly<Record<string, string>> = {
  T: 'TI',
  '!': 'ST',
  J: 'JF',
  B: 'T2',
  S: 'T3',
  V: 'VL',
  N: 'IS',
  I: 'PB',
  C: 'CY',
  '7': 'ET',
  '@': 'SN',
  U: 'UR',
  X: 'AB',
  G: 'LA',
  '6': 'NV',
  '9': 'M3',
  D: 'PY',
};

/** The tags of RIS for those with names. */
const NAMES: Readonly<Record<string, string>> = { A: 'AU', E: 'ED', Y: 'A3', '?': 'A4' };

/** The types of RIS for EndNote’s, which its XML has, too. */
export const ENDNOTE_TYPES: Readonly<Record<string, string>> = {
  'journal article': 'JOUR',
  journal: 'JOUR',
  'electronic article': 'EJOUR',
  'magazine article': 'MGZN',
  'newspaper article': 'NEWS',
  book: 'BOOK',
  'edited book': 'EDBOOK',
  'electronic book': 'EBOOK',
  'book section': 'CHAP',
  'electronic book section': 'ECHAP',
  'classical work': 'BOOK',
  'conference paper': 'CPAPER',
  'conference proceedings': 'CONF',
  thesis: 'THES',
  report: 'RPRT',
  'government document': 'RPRT',
  'web page': 'WEB',
  blog: 'BLOG',
  'computer program': 'COMP',
  dataset: 'DATA',
  patent: 'PAT',
  standard: 'STAND',
  case: 'CASE',
  statute: 'STAT',
  manuscript: 'UNPB',
  'unpublished work': 'UNPB',
  'personal communication': 'PCOMM',
  encyclopedia: 'ENCYC',
  dictionary: 'DICT',
  map: 'MAP',
  artwork: 'ART',
  'film or broadcast': 'MPCT',
  'audiovisual material': 'VIDEO',
  'online multimedia': 'VIDEO',
  audio: 'SOUND',
  music: 'SOUND',
  pamphlet: 'PAMP',
};

/** Reads EndNote's `.enw`. */
export function readRefer(source: string): readonly CslItem[] {
  const records = referRecords(source);
  const labels = records.flatMap(({ fields }) =>
    fields.flatMap(([tag, value]) => (tag === 'F' ? [value] : [])),
  );
  return risItems(
    records.flatMap(({ fields }): readonly TaggedField[] => {
      const type = fields.findLast(([tag]) => tag === '0')?.[1] ?? '';
      const year = fields.find(([tag]) => tag === 'D')?.[1] ?? '';
      const own = fields.flatMap(([tag, text]): readonly TaggedField[] => {
        if (text === '') return [];
        if (tag === 'P') return pageFields(text);
        if (tag === 'R') return identified(text);
        if (tag === 'F') return keyFields(text, labels);
        if (tag === '8') return dateFields('DA', text, year);
        if (tag === '[') return dateFields('Y2', text);
        const names = NAMES[tag];
        if (names !== undefined) return [[names, endnoteName(text)]];
        const known = TAGS[tag];
        return known === undefined ? [] : [[known, text]];
      });
      return [['TY', ENDNOTE_TYPES[type.toLowerCase()] ?? shownType(fields)], ...own, ['ER', '']];
    }),
  );
}

/** The type of a record that names none, as Refer's own program guesses it. */
function shownType(fields: readonly TaggedField[]): string {
  const has = (name: string): boolean => fields.some(([tag]) => tag === name);
  if (has('J')) return 'JOUR';
  if (has('B')) return 'CHAP';
  return has('I') && !has('0') ? 'BOOK' : 'GEN';
}

/** A record of Refer: the offset at which it begins, and its fields. */
interface ReferRecord {
  readonly start: number;
  readonly fields: TaggedField[];
}

/**
 * The records of a file. Each begins with its type, unless the first has it further down, as Open Journal Systems writes it; a file without types has
 * blank lines between them.
 */
export function referRecords(source: string): readonly ReferRecord[] {
  const records: ReferRecord[] = [];
  const isTyped = /^[ \t]*%0 /m.test(source);
  let isAfterBlank = true;
  // The same length, so that the offsets are those of the file.
  const text = source.replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
  for (const { 0: line, index: start } of text.matchAll(/.+|^$/gm)) {
    const [, tag = '', value = ''] = /^\s*%(\S) ?(.*)$/.exec(line) ?? [];
    const record = records.at(-1);
    const field: TaggedField = [tag, value.trim()];
    if (tag === '') {
      const last = record?.fields.pop();
      if (last) record?.fields.push([last[0], `${last[1]} ${line.trim()}`.trim()]);
    } else if (
      !record ||
      (isTyped
        ? tag === '0' && record.fields.some(([own]) => own === '0') && record.fields.length > 1
        : isAfterBlank)
    )
      records.push({ start, fields: [field] });
    else record.fields.push(field);
    isAfterBlank = line.trim() === '';
  }
  return records;
}

/** Pages as RIS has them: the first and the last. */
export function pageFields(text: string): readonly TaggedField[] {
  // Only one range; several are kept as they are.
  const [, from = text, to] = /^([^-–,]+?)\s*[-–]+\s*([^-–,]+)$/.exec(text) ?? [];
  return [['SP', from] as const, ...(to ? [['EP', to] as const] : [])];
}

/** A DOI or an address; what else identifies a source in a library is not printed. */
export function identified(text: string): readonly TaggedField[] {
  const doi = DOI.exec(text)?.[0];
  if (doi !== undefined) return [['DO', doi]];
  return /^https?:\/\//.test(text) ? [['UR', text]] : [];
}

/** A label is a key if it is one word and no other source has it. */
export function keyFields(label: string, all: readonly string[]): readonly TaggedField[] {
  const isKey = /^[^\s,;]+$/.test(label) && all.filter((each) => each === label).length === 1;
  return isKey ? [['ID', label]] : [];
}

/** A date in words. */
export function dateFields(tag: 'DA' | 'Y2', text: string, year = ''): readonly TaggedField[] {
  const date = wordDate(text, year);
  return date === undefined ? [] : [[tag, date]];
}

/**
 * A name as RIS has it. EndNote reads one without a comma as given names before the family name, and an institution has a comma at its end; but many are
 * written without it.
 */
export function endnoteName(text: string): string {
  if (text.includes(',') || !text.includes(' ')) return text;
  if (INSTITUTION.test(text)) return institution(text);
  const [, given = '', family = ''] = /^(.*?)\s+((?:\p{Ll}[\p{L}'’]*\s+)*\S+)$/u.exec(text) ?? [];
  return `${family}, ${given}`;
}

/** Words that no name of a person has. */
const INSTITUTION =
  /\d|&|\b(?:of|for|and|the|für|pour|para|inc|ltd|gmbh)\b|\b(?:universit|institut|organi[sz]ation|associat|committee|commission|council|minist|department|agency|society|group|bank|cent(?:er|re)\b|foundation|federation|nations|office|bureau|team|consortium)/i;
