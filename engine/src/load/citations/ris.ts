import type { CslItem, CslName } from '../../csl/item.js';

const TYPES: Readonly<Record<string, string>> = {
  ABST: 'article',
  ADVS: 'motion_picture',
  AGGR: 'dataset',
  ANCIENT: 'book',
  ART: 'graphic',
  BILL: 'bill',
  BLOG: 'post-weblog',
  BOOK: 'book',
  CASE: 'legal_case',
  CHAP: 'chapter',
  CLSWK: 'book',
  COMP: 'software',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  CTLG: 'book',
  DATA: 'dataset',
  DICT: 'entry-dictionary',
  EBOOK: 'book',
  ECHAP: 'chapter',
  EDBOOK: 'book',
  EJOUR: 'article-journal',
  ELEC: 'webpage',
  ENCYC: 'entry-encyclopedia',
  GEN: 'document',
  GOVDOC: 'report',
  HEAR: 'hearing',
  ICOMM: 'personal_communication',
  INPR: 'article-journal',
  JFULL: 'periodical',
  JOUR: 'article-journal',
  MANSCPT: 'manuscript',
  MAP: 'map',
  MGZN: 'article-magazine',
  MPCT: 'motion_picture',
  MUSIC: 'song',
  NEWS: 'article-newspaper',
  PAMP: 'pamphlet',
  PAT: 'patent',
  PCOMM: 'personal_communication',
  RPRT: 'report',
  SER: 'book',
  SLIDE: 'speech',
  SOUND: 'song',
  STAND: 'standard',
  STAT: 'legislation',
  THES: 'thesis',
  UNPB: 'manuscript',
  VIDEO: 'motion_picture',
  WEB: 'webpage',
};

/** The CSL variable of each tag; of several values, the first counts. */
const TEXTS: Readonly<Record<string, string>> = {
  TI: 'title',
  T1: 'title',
  ST: 'title-short',
  JA: 'container-title-short',
  J2: 'container-title-short',
  T3: 'collection-title',
  VL: 'volume',
  IS: 'issue',
  PB: 'publisher',
  CY: 'publisher-place',
  PP: 'publisher-place',
  ET: 'edition',
  UR: 'URL',
  N2: 'abstract',
  AB: 'abstract',
  LA: 'language',
  M3: 'genre',
  NV: 'number-of-volumes',
  C1: 'event-place',
  AN: 'archive_location',
  // These two are no tags of RIS: other formats that are read like it have them.
  PMID: 'PMID',
  PMCID: 'PMCID',
};

const NAMES: Readonly<Record<string, string>> = {
  AU: 'author',
  A1: 'author',
  A2: 'editor',
  ED: 'editor',
  A3: 'collection-editor',
  A4: 'translator',
};

/** A tag of RIS with its value. */
export type TaggedField = readonly [tag: string, value: string];

/** Reads a RIS file. */
export function readRis(source: string): readonly CslItem[] {
  const fields: TaggedField[] = [];
  for (const line of source.split(/\r?\n|\r/)) {
    const [, tag = '', value = ''] = /^\s*([A-Z][A-Z\d]) {1,2}- ?(.*)$/.exec(line) ?? [];
    if (tag !== '') fields.push([tag, value.trim()]);
    else {
      const last = fields.pop();
      if (last) fields.push([last[0], `${last[1]} ${line.trim()}`.trim()]);
    }
  }
  return risItems(fields);
}

/** The items of tagged fields, each from `TY` to `ER`. Those without an id get one made of the first author and the year. */
export function risItems(all: readonly TaggedField[]): readonly CslItem[] {
  const items: CslItem[] = [];
  const ids = new Set<string>();
  let fields: TaggedField[] | undefined;
  for (const [tag, value] of all) {
    if (tag === 'TY') fields = [[tag, value]];
    else if (tag === 'ER' && fields) {
      const item = itemOf(fields, ids);
      ids.add(item.id);
      items.push(item);
      fields = undefined;
    } else fields?.push([tag, value]);
  }
  return items;
}

/** What publishers write in the tag for it, in that for the kind of work, or in both, with or without an address before it. */
export const DOI = /\b10\.\d+\/\S+/;

function itemOf(fields: readonly TaggedField[], ids: ReadonlySet<string>): CslItem {
  const first = (...tags: readonly string[]): string | undefined =>
    fields.find(([tag, value]) => tags.includes(tag) && value !== '')?.[1];
  const item: Record<string, unknown> = { type: TYPES[first('TY') ?? ''] ?? 'document' };
  for (const [tag, value] of fields) {
    const variable = TEXTS[tag];
    if (variable !== undefined && value !== '') item[variable] ??= value;
  }
  for (const [tag, variable] of Object.entries(NAMES)) {
    const names = fields
      .filter(([own, value]) => own === tag && value !== '')
      .map(([, value]) => nameOf(value));
    if (names.length > 0) item[variable] = [...((item[variable] as CslName[] | undefined) ?? []), ...names];
  }
  const container = first('JF') ?? first('T2', 'BT') ?? first('JO');
  if (container !== undefined) item['container-title'] = container;
  const abbreviation = first('JO');
  if (abbreviation !== undefined && abbreviation !== container)
    item['container-title-short'] ??= abbreviation;
  const doi = [first('DO', 'DI'), first('M3')].map((value) => DOI.exec(value ?? '')?.[0]).find(Boolean);
  if (doi !== undefined) item.DOI = doi;
  if (DOI.test(String(item.genre))) delete item.genre;
  // EndNote has the day of the first electronic version in this place.
  if (/^\d{4}\//.test(String(item.edition))) delete item.edition;
  const [from, to] = [first('SP'), first('EP')];
  // Where a whole book has no first and last page, it has their number.
  const isExtent =
    to === undefined && /^(?:book|thesis)$/.test(String(item.type)) && !/[-–]/.test(from ?? '');
  if (from !== undefined)
    item[isExtent ? 'number-of-pages' : 'page'] = to === undefined || to === from ? from : `${from}-${to}`;
  // EndNote and PubMed write several, each with what it is for.
  const serial = first('SN')?.replace(/^(\d{4}-?\d{3}[\dX])\b.*$/i, '$1');
  if (serial !== undefined) item[serialVariable(serial, String(item.type))] = serial;
  const issued = dateOf(first('DA') ?? first('PY', 'Y1')) ?? dateOf(first('PY', 'Y1'));
  if (issued) item.issued = issued;
  const accessed = dateOf(first('Y2'));
  if (accessed) item.accessed = accessed;
  const id = first('ID', 'LB') ?? nameFor(item, ids);
  return { ...item, id: id.replace(/\s+/g, '_'), type: String(item.type) };
}

/** What a serial number is; patents, reports and standards have one of their own. */
function serialVariable(serial: string, type: string): string {
  if (/^\d{4}-?\d{3}[\dX]$/i.test(serial)) return 'ISSN';
  return /^(?:patent|report|standard)$/.test(type) && !/^[\d -]{10,17}X?$/i.test(serial) ? 'number' : 'ISBN';
}

/** The name of an institution, in which a comma separates nothing, as EndNote writes it. */
export function institution(name: string): string {
  return `${name.replaceAll(',', ',,')},`;
}

function nameOf(text: string): CslName {
  if (/,,|^[^,]+,$/.test(text)) return { literal: text.replace(/,$/, '').replaceAll(',,', ',') };
  const [family = '', given, suffix] = text.split(/\s*,\s*/);
  if (given === undefined) return { literal: family };
  return { family, given: withPeriods(given, family), ...(suffix && { suffix }) };
}

/** Given names with periods after their initials, as styles print them that do not shorten names: "Jane A" and "JA". */
function withPeriods(given: string, family: string): string {
  const isInitials = /^\p{Lu}{2,3}$/u.test(given) && family !== family.toUpperCase();
  return (isInitials ? [...given].join(' ') : given).replace(/(?<![\p{L}.'’-])\p{Lu}(?=\s|$)/gu, '$&.');
}

function dateOf(text: string | undefined): unknown {
  const [year, month, day] = (text ?? '').split(/[/-]/).map(Number);
  if (year === undefined || !Number.isInteger(year) || year === 0) return undefined;
  return { 'date-parts': [[year, ...(month ? [month, ...(day ? [day] : [])] : [])]] };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date in words, as RIS has it: "2020 Mar 4", "4 March 2020" and "Mar 4" of the year 2020 are "2020/3/4". */
export function wordDate(text: string, ofYear = ''): string | undefined {
  const [, written] = /(?<!\d)(\d{4})(?!\d)/.exec(text) ?? [];
  const [, from, month, day] = /^(\d{4})[/-]?(\d\d)[/-]?(\d\d)(?!\d)/.exec(text) ?? [];
  if (from !== undefined) return `${from}/${month}/${day}`;
  const year = written ?? ofYear;
  if (!/^\d{4}$/.test(year)) return undefined;
  const [name] = /[A-Za-z]{3,}/.exec(text) ?? [];
  const number = MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
  const [ofMonth] = /(?<!\d)\d{1,2}(?!\d)/.exec(text) ?? [];
  return [year, ...(number > 0 ? [number, ...(ofMonth ? [Number(ofMonth)] : [])] : [])].join('/');
}

/** Makes a unique id: `doe2005`, or `doe2005b` if that is taken. */
function nameFor(item: Readonly<Record<string, unknown>>, ids: ReadonlySet<string>): string {
  const [author] = (item.author ?? item.editor ?? []) as readonly CslName[];
  const issued = item.issued as { readonly 'date-parts'?: readonly (readonly number[])[] } | undefined;
  const family = (author?.family ?? author?.literal ?? String(item.title ?? 'source').split(' ')[0] ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  const base = `${family}${issued?.['date-parts']?.[0]?.[0] ?? ''}`;
  let id = base;
  for (let code = 98; ids.has(id) && code < 123; code++) id = base + String.fromCharCode(code);
  return id;
}
