import type { CslItem } from '../../csl/item.js';
import { risItems, type TaggedField } from './ris.js';

/** The tags of RIS for those of Refer, the format of EndNote's `.enw` files. */
const TAGS: Readonly<Record<string, string>> = {
  A: 'AU',
  E: 'ED',
  Y: 'A3',
  '?': 'A4',
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
  R: 'DO',
  U: 'UR',
  X: 'AB',
  Z: 'N1',
  G: 'LA',
  F: 'ID',
  '9': 'M3',
  D: 'PY',
};

/** The types of RIS for EndNote’s, which its XML has, too. */
export const ENDNOTE_TYPES: Readonly<Record<string, string>> = {
  'journal article': 'JOUR',
  'electronic article': 'EJOUR',
  'magazine article': 'MGZN',
  'newspaper article': 'NEWS',
  book: 'BOOK',
  'edited book': 'EDBOOK',
  'electronic book': 'EBOOK',
  'book section': 'CHAP',
  'electronic book section': 'ECHAP',
  'conference paper': 'CPAPER',
  'conference proceedings': 'CONF',
  thesis: 'THES',
  report: 'RPRT',
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
  pamphlet: 'PAMP',
};

/** Reads EndNote's `.enw`. */
export function readRefer(source: string): readonly CslItem[] {
  const records = source.replace(/\r\n?/g, '\n').split(/^(?=%0 )/m);
  return risItems(
    records.flatMap((record): readonly TaggedField[] => {
      const lines = record.split(/\n(?=%)/);
      const fields = lines.flatMap((line): readonly TaggedField[] => {
        const [, tag = '', value = ''] = /^%(\S) ?([\s\S]*)$/.exec(line.trim()) ?? [];
        const text = value.replace(/\s+/g, ' ').trim();
        if (tag === '0') return [['TY', ENDNOTE_TYPES[text.toLowerCase()] ?? 'GEN']];
        if (tag === 'P') return pageFields(text);
        const known = TAGS[tag];
        return known === undefined || text === '' ? [] : [[known, text]];
      });
      return fields[0]?.[0] === 'TY' ? [...fields, ['ER', ''] as const] : [];
    }),
  );
}

/** Pages as RIS has them: the first and the last. */
export function pageFields(text: string): readonly TaggedField[] {
  const [from = '', to] = text.split(/\s*[-–]+\s*/);
  return [['SP', from] as const, ...(to ? [['EP', to] as const] : [])];
}
