import type { CslItem } from '../../csl/item.js';
import { bibtexSources } from './bibtex.js';
import { bareDoi } from './bibtex-links.js';
import { withNoteVariables } from './note-variables.js';
import { readSource, type UnreadSource } from './unread-sources.js';

/**
 * The sources in a file, whose format is detected by its content; `undefined` if the format is unknown. `language` is that of the text
 * that cites them; `report` receives what was too much to read, as a sentence.
 */
export async function unreadSources(
  text: string,
  language?: string,
  report?: (finding: string) => void,
): Promise<readonly UnreadSource[] | undefined> {
  const source = text.replace(/^\ufeff/, '');
  const format = formatOf(source);
  if (format === undefined) return undefined;
  if (format === 'bibtex') return bibtexSources(source, language, report);
  return (await itemsOf(source, format))?.map(readSource);
}

/** The same, all of them read. */
export async function readSources(
  text: string,
  language?: string,
  report?: (finding: string) => void,
): Promise<readonly CslItem[] | undefined> {
  return (await unreadSources(text, language, report))?.map((each) => each.read());
}

async function itemsOf(
  source: string,
  format: Exclude<SourceFormat, 'bibtex'>,
): Promise<readonly CslItem[] | undefined> {
  switch (format) {
    case 'json':
      return jsonSources(source);
    case 'ris':
      return (await import('./ris.js')).readRis(source);
    case 'medline':
      return (await import('./medline.js')).readMedline(source);
    case 'refer':
      return (await import('./refer.js')).readRefer(source);
    case 'endnote':
      return (await import('./endnote-xml.js')).readEndnoteXml(source);
    case 'yaml':
      return yamlSources(source);
  }
}

type SourceFormat = 'json' | 'ris' | 'medline' | 'refer' | 'endnote' | 'bibtex' | 'yaml';

/** What each format has that no other has, in the order in which they are tried. */
const SIGNS: readonly (readonly [SourceFormat, RegExp])[] = [
  ['json', /^\s*[[{]/],
  ['ris', /^\s*TY {1,2}- /m],
  ['medline', /^(?:PMID ?- ?\d|OWN *- *ERIC\b)/m],
  ['refer', /^[ \t]*%0 \S/m],
  // Without types, it begins with two tags.
  ['refer', /^\s*%[A-Z] \S.*\r?\n\s*%[\dA-Z@] \S/],
  ['endnote', /<records>\s*<record>/],
  ['bibtex', /@\s*[a-z]+\s*[{(]/i],
  ['yaml', /^(?:---\s|references\s*:|- )/m],
];

/** The format of a file with sources; `undefined` if it is unknown. */
export function formatOf(text: string): SourceFormat | undefined {
  const source = text.replace(/^\ufeff/, '');
  return SIGNS.find(([, sign]) => sign.test(source))?.[0];
}

function jsonSources(source: string): readonly CslItem[] | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return itemsIn(isRecord(value) ? (value.references ?? value.items ?? [value]) : value);
  } catch {
    return undefined;
  }
}

async function yamlSources(source: string): Promise<readonly CslItem[] | undefined> {
  const { load, FAILSAFE_SCHEMA } = await import('js-yaml');
  try {
    const bare = source
      .replace(/^---[ \t]*\r?\n/, '')
      .replace(/\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n[\s\S]*)?$/, '\n');
    const value: unknown = load(bare, { schema: FAILSAFE_SCHEMA });
    return itemsIn(isRecord(value) ? value.references : value);
  } catch {
    return undefined;
  }
}

/** The items of a CSL-JSON list; those without an id are left out. */
export function itemsIn(value: unknown): readonly CslItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item): CslItem[] => {
    if (!isRecord(item) || (typeof item.id !== 'string' && typeof item.id !== 'number')) return [];
    const type = typeof item.type === 'string' ? item.type : 'document';
    const read = withNoteVariables({ ...item, id: String(item.id), type });
    return [typeof read.DOI === 'string' ? { ...read, DOI: bareDoi(read.DOI) } : read];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
