import type { CslItem, CslName } from '../../csl/item.js';

const TYPES: Readonly<Record<string, string>> = {
  ABST: 'article',
  ART: 'graphic',
  BLOG: 'post-weblog',
  BOOK: 'book',
  CASE: 'legal_case',
  CHAP: 'chapter',
  COMP: 'software',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  DATA: 'dataset',
  DICT: 'entry-dictionary',
  EBOOK: 'book',
  ECHAP: 'chapter',
  EDBOOK: 'book',
  EJOUR: 'article-journal',
  ELEC: 'webpage',
  ENCYC: 'entry-encyclopedia',
  GEN: 'document',
  INPR: 'article-journal',
  JFULL: 'periodical',
  JOUR: 'article-journal',
  MAP: 'map',
  MGZN: 'article-magazine',
  MPCT: 'motion_picture',
  NEWS: 'article-newspaper',
  PAMP: 'pamphlet',
  PAT: 'patent',
  PCOMM: 'personal_communication',
  RPRT: 'report',
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
  JF: 'container-title',
  JO: 'container-title',
  T2: 'container-title',
  BT: 'container-title',
  JA: 'container-title-short',
  T3: 'collection-title',
  VL: 'volume',
  IS: 'issue',
  PB: 'publisher',
  CY: 'publisher-place',
  PP: 'publisher-place',
  ET: 'edition',
  DO: 'DOI',
  UR: 'URL',
  N2: 'abstract',
  AB: 'abstract',
  N1: 'note',
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
  const [from, to] = [first('SP'), first('EP')];
  if (from !== undefined) item.page = to === undefined || to === from ? from : `${from}-${to}`;
  const serial = first('SN');
  if (serial !== undefined) item[/^\d{4}-?\d{3}[\dX]$/i.test(serial) ? 'ISSN' : 'ISBN'] = serial;
  const issued = dateOf(first('DA') ?? first('PY', 'Y1')) ?? dateOf(first('PY', 'Y1'));
  if (issued) item.issued = issued;
  const accessed = dateOf(first('Y2'));
  if (accessed) item.accessed = accessed;
  const id = first('ID', 'LB') ?? nameFor(item, ids);
  return { ...item, id: id.replace(/\s+/g, '_'), type: String(item.type) };
}

function nameOf(text: string): CslName {
  const [family = '', given, suffix] = text.split(/\s*,\s*/);
  if (given === undefined) return { literal: family };
  return { family, given, ...(suffix && { suffix }) };
}

function dateOf(text: string | undefined): unknown {
  const [year, month, day] = (text ?? '').split(/[/-]/).map(Number);
  if (year === undefined || !Number.isInteger(year) || year === 0) return undefined;
  return { 'date-parts': [[year, ...(month ? [month, ...(day ? [day] : [])] : [])]] };
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
