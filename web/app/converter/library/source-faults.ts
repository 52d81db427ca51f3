import type { SourceCheck, SourceFaultKind } from '@footmark/engine/citations';
import type { CommaPlace } from './citation-text';

/** Something worth a look in the sources: what it is, and each source that it is about. */
export interface FaultGroup {
  readonly title: string;
  readonly places: readonly FaultPlace[];
}

interface FaultPlace {
  /** The key of the source; for bytes that are no text, of the one in which they are. Empty if it is in none. */
  readonly key: string;
  /** The index of the file; undefined for the text. */
  readonly file?: number;
  readonly line: number;
  readonly message: string;
}

const TITLES = {
  doubled: 'Keys that occur twice',
  author: 'No author or editor',
  date: 'No date',
  capitals: 'Titles in capitals',
  unread: 'Fields that look unread',
  unclosed: 'Entries that are not closed',
  bytes: 'Letters that may be wrong',
} as const satisfies Record<SourceFaultKind, string>;

/** What is worth a look in the sources, the kinds in a fixed order; last, what the text never cites, if it cites anything. */
export function faultGroups(
  { faults, sources }: SourceCheck,
  cited: readonly string[],
  commas: readonly CommaPlace[] = [],
): readonly FaultGroup[] {
  const groups: FaultGroup[] = (Object.keys(TITLES) as SourceFaultKind[]).map((kind) => ({
    title: TITLES[kind],
    places: faults
      .filter((fault) => fault.kind === kind)
      .map((fault) => (fault.key === '' ? { ...fault, key: keyAt(sources, fault) } : fault)),
  }));
  const separated = commas.map(({ text, line }) => ({
    key: '',
    line,
    message: `Write a semicolon between the keys in ${text}: after a comma, they are only text`,
  }));
  groups.push({ title: 'Keys separated by commas', places: separated });
  const inText = new Set(cited);
  const uncited = sources
    .filter(({ key, otherKeys }) => ![key, ...otherKeys].some((each) => inText.has(each)))
    .map((source) => ({ ...source, message: `@${source.key}` }));
  const all =
    cited.length === 0 ? groups : [...groups, { title: 'Never cited in this text', places: uncited }];
  return all.filter(({ places }) => places.length > 0);
}

/** The keys that a text cites, each as the first of its source; all of them, if it cites `*`. */
export function mainKeys(keys: readonly string[], sources: SourceCheck['sources']): readonly string[] {
  if (keys.includes('*'))
    return [...new Set([...keys, ...sources.map(({ key }) => key)])].filter((key) => key !== '*');
  const main = new Map(sources.flatMap(({ key, otherKeys }) => otherKeys.map((other) => [other, key])));
  return [...new Set(keys.map((key) => main.get(key) ?? key))];
}

/** The key of the last source that begins on a line of a file or before it. */
function keyAt(
  sources: SourceCheck['sources'],
  { file, line }: { readonly file: number; readonly line: number },
): string {
  const before = sources.filter((source) => source.file === file && source.line <= line);
  return before.sort((a, b) => a.line - b.line).at(-1)?.key ?? '';
}
