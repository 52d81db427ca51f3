import { settingsOf } from '../../api/settings.js';
import { type CslItem, type CslName, dateOf, isOthers, namesOf, textOf } from '../../csl/item.js';
import { readStyle } from '../../csl/style.js';
import { childOf } from '../../csl/xml.js';
import { citingOf } from './citing.js';
import { type FormattedText, formattedTexts } from './formatted-text.js';
import { readSources } from './sources.js';

/** A source, for display in a list. Texts are empty if the source has no such field. */
export interface LibraryEntry {
  readonly key: string;
  /** The CSL type, such as `book` or `article-journal`. */
  readonly type: string;
  /** The authors, or else the editors: `Doe`, `Doe and Roe`, `Doe et al.` */
  readonly names: string;
  readonly year: string;
  readonly title: string;
  /** The title of the journal or book that contains it. */
  readonly container: string;
}

/** The style and language in which to show a source. */
export interface SourceFormat {
  /** The name of a bundled style, or the content of a CSL file, as in the option `csl`. */
  readonly style: string;
  /** A BCP 47 tag. Default: the language of the style, or else English. */
  readonly language?: string;
}

/** How a source appears in a style. */
export interface FormattedSource {
  readonly isNote: boolean;
  readonly citation: readonly FormattedText[];
  /** Its entry in the bibliography; empty in a style without one. */
  readonly entry: readonly FormattedText[];
}

/** The sources in some bibliography files. */
export interface Library {
  /** The number of sources in each file; `undefined` for a file whose format is unknown. */
  readonly counts: readonly (number | undefined)[];
  /** The sources. Of several with the same key, only the first is listed. */
  readonly entries: readonly LibraryEntry[];
  /** Formats a source in a style; `undefined` for an unknown key. */
  show(key: string, as: SourceFormat): Promise<FormattedSource | undefined>;
}

/** Reads sources from the contents of files in BibTeX, BibLaTeX, RIS, CSL-JSON or CSL-YAML. Never rejects. */
export async function openLibrary(texts: readonly string[]): Promise<Library> {
  const read = await Promise.all(texts.map((text) => readSources(text)));
  const items = new Map<string, CslItem>();
  for (const item of read.flatMap((each) => each ?? [])) if (!items.has(item.id)) items.set(item.id, item);
  return {
    counts: read.map((each) => each?.length),
    entries: [...items.values()].map(entryOf),
    async show(key, as) {
      const item = items.get(key);
      return item && print(item, as);
    },
  };
}

/** The title of a CSL style, from the content of its file; `undefined` if the content is not a CSL style. */
export function readStyleTitle(text: string): string | undefined {
  const style = /^\s*(?:\ufeff)?\s*</.test(text) ? readStyle(text) : undefined;
  if (!style) return undefined;
  const title = childOf(childOf(style.root, 'info'), 'title')?.text.trim();
  return title || style.id || 'Untitled style';
}

function entryOf(item: CslItem): LibraryEntry {
  return {
    key: item.id,
    type: item.type,
    names: namesIn(item),
    year: yearOf(item),
    title: withoutTags(textOf(item, 'title')),
    container: withoutTags(textOf(item, 'container-title')),
  };
}

function namesIn(item: CslItem): string {
  const names = ['author', 'editor', 'translator', 'director', 'composer']
    .map((variable) => namesOf(item, variable))
    .find(({ length }) => length > 0);
  const [first, second, ...others] = names?.map(nameOf) ?? [''];
  if (first === undefined || second === undefined) return first ?? '';
  return others.length === 0 && !isOthers(names?.[1]) ? `${first} and ${second}` : `${first} et al.`;
}

function nameOf({ family, literal, given, ...particles }: CslName): string {
  const particle = particles['non-dropping-particle'] ?? particles['dropping-particle'];
  const own = family ?? literal ?? given ?? '';
  return particle === undefined ? own : `${particle} ${own}`;
}

function yearOf(item: CslItem): string {
  const date = dateOf(item, 'issued');
  const [start, end] = date?.parts ?? [];
  if (!start) return date?.literal ?? '';
  return end && end.year !== 0 && end.year !== start.year ? `${start.year}–${end.year}` : String(start.year);
}

function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, '');
}

async function print(item: CslItem, { style, language }: SourceFormat): Promise<FormattedSource> {
  const citing = await citingOf({
    texts: [],
    request: { ...NO_REQUEST, references: [item] },
    settings: settingsOf({ csl: style, ...(language !== undefined && { language }) }),
    language: 'en',
    report: () => undefined,
    loadFile: async () => ({}),
  });
  const cite = { key: item.id, prefix: '', suffix: '', suppressAuthor: false };
  const cluster = { cites: [cite], isNarrative: false, note: citing.isNote ? 1 : 0 };
  const [printed] = citing.print([{ clusters: [cluster], uncited: [] }]).chapters;
  return {
    isNote: citing.isNote,
    citation: formattedTexts(printed?.citations[0]?.content ?? []),
    entry: formattedTexts(printed?.bibliography[0]?.content ?? []),
  };
}

const NO_REQUEST = {
  bibliography: [],
  uncited: [],
  hasBibliography: true,
  linksCitations: false,
  lines: { bibliography: 1, style: 1 },
} as const;
