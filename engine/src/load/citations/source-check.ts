import {
  type CslItem,
  type CslName,
  dateOf,
  idsOf,
  NAME_VARIABLES,
  namesOf,
  textOf,
} from '../../csl/item.js';
import { pushAll } from '../../text/long-arrays.js';
import { type BibtexEntry, bibtexEntries } from './bibtex-entries.js';
import { LostText } from './lost-text.js';
import { linesOfItems } from './source-lines.js';
import { formatOf, readSources } from './sources.js';

/** A file with sources. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  /** Its encoding was guessed, since it is not UTF-8. */
  readonly isGuessed?: boolean;
}

/**
 * What can be wrong with a source: its key is another's, too; it has no author or no date; its title is in capitals; a field has
 * what no style finds there; a field takes in the next one or the next entry; the file has bytes that are no text.
 */
export type SourceFaultKind = 'doubled' | 'author' | 'date' | 'capitals' | 'unread' | 'unclosed' | 'bytes';

/** Something about a source that is worth a look. */
export interface SourceFault {
  readonly kind: SourceFaultKind;
  /** The key of the source; empty for what concerns a whole file. */
  readonly key: string;
  /** The index of the file. */
  readonly file: number;
  /** The line on which the entry begins, or, for bytes, that of the first of them, from 1. */
  readonly line: number;
  /** What is wrong and what to do, as a sentence. */
  readonly message: string;
}

/** A source with its place. */
export interface PlacedSource {
  readonly key: string;
  /** Further keys under which it can be cited. */
  readonly otherKeys: readonly string[];
  readonly file: number;
  readonly line: number;
}

/** The sources of some files, and what is worth a look about them, in the order of the files and their lines. */
export interface SourceCheck {
  readonly sources: readonly PlacedSource[];
  readonly faults: readonly SourceFault[];
}

/** Checks the sources in files. Never rejects. */
export async function checkSources(files: readonly SourceFile[]): Promise<SourceCheck> {
  const first = new Map<string, PlacedSource>();
  const sources: PlacedSource[] = [];
  const faults: SourceFault[] = [];
  for (const [file, { name, text, isGuessed }] of files.entries()) {
    const items = (await readSources(text)) ?? [];
    const lost = new LostText(text);
    const entries =
      formatOf(text) === 'bibtex'
        ? bibtexEntries(
            text,
            () => undefined,
            (written, start, isFirst) => lost.add(written, start, isFirst),
          )
        : [];
    const lines = entries.length > 0 ? entries.map(({ line }) => line) : await linesOfItems(text, items);
    const own: SourceFault[] = [...bytesIn(text, isGuessed === true, name), ...lost.faults()].map((each) => ({
      ...each,
      file,
    }));
    for (const [index, item] of items.entries()) {
      const [, ...otherKeys] = idsOf(item);
      const place = { key: item.id, file, line: lines[index] ?? 1 };
      const before = first.get(item.id);
      const found = faultsOf(item, entries[index]);
      if (before)
        found.unshift({ kind: 'doubled', message: doubled(item.id, before, files[before.file], file) });
      else {
        const source = { ...place, otherKeys };
        first.set(item.id, source);
        sources.push(source);
      }
      for (const each of found) own.push({ ...each, ...place });
    }
    pushAll(
      faults,
      own.toSorted((a, b) => a.line - b.line),
    );
  }
  return { sources, faults };
}

type Fault = Pick<SourceFault, 'kind' | 'message'>;

function doubled(key: string, before: PlacedSource, other: SourceFile | undefined, file: number): string {
  const where = before.file === file ? '' : `${other?.name ?? 'another file'}, `;
  return `The key @${key} is that of another source, in ${where}line ${before.line}, which counts; give this one a key of its own, or delete it`;
}

function faultsOf(item: CslItem, entry: BibtexEntry | undefined): Fault[] {
  const { id } = item;
  const faults: Fault[] = [];
  const names = [...NAME_VARIABLES].flatMap((variable) => namesOf(item, variable));
  if (names.length === 0)
    faults.push({ kind: 'author', message: `@${id} has no author or editor; it is cited by its title` });
  const date = dateOf(item, 'issued');
  if (!date || (date.parts.length === 0 && !date.literal))
    faults.push({ kind: 'date', message: `@${id} has no date` });
  const title = withoutTags(textOf(item, 'title'));
  if (isInCapitals(title))
    faults.push({
      kind: 'capitals',
      message: `The title of @${id} is in capitals, and styles print it as it is`,
    });
  const misread = names.map(shown).find((name) => MISREAD_NAME.test(name));
  if (misread !== undefined)
    faults.push({ kind: 'unread', message: `A name of @${id} looks unread: “${shortened(misread)}”` });
  return [...faults, ...(entry ? faultsOfEntry(item, entry) : [])];
}

/** What only the entry as it is written shows. */
function faultsOfEntry(item: CslItem, { key, fields }: BibtexEntry): readonly Fault[] {
  const faults: Fault[] = [];
  const isLinked = textOf(item, 'URL') !== '' || textOf(item, 'DOI') !== '';
  for (const [name, value] of fields) {
    const swallowed = swallowedBy(name, value);
    const stray = NAME_FIELDS.test(name) ? strayPart(value) : undefined;
    if (swallowed !== undefined)
      faults.push({
        kind: 'unclosed',
        message: `The field “${name}” of @${key} is not closed, so ${swallowed} is read as a part of it; look for a missing brace or quotation mark`,
      });
    else if (stray !== undefined)
      faults.push({
        kind: 'unread',
        message: `A name of @${key} has the part “${stray}”, which no name has and which is left out`,
      });
    else if (!isLinked && FIELDS_WITHOUT_LINKS.test(name) && /\bhttps?:\/\//.test(value))
      faults.push({
        kind: 'unread',
        message: `@${key} has an address in the field “${name}”; put it into “url”, so that styles can print it in its place`,
      });
  }
  return faults;
}

/** Fields that styles print, but not as addresses, and those in which people look for a place for one. */
const FIELDS_WITHOUT_LINKS =
  /^(?:author|editor|title|subtitle|booktitle|journal(?:title)?|publisher|institution|organization|school|address|location|series|note|addendum|edition|pages|volume|number|year|date|month|type|links?|web(?:site|page|link)?|homepage|www|uri|href|urls)$/;

/** Fields of running text, in which anything may stand. */
const PROSE_FIELDS = /^(?:abstract|annot\w*|keywords|file|.*comment.*|.*note.*)$/;

/** What a field holds because it is not closed: the next entry, or the next field of its own. */
function swallowedBy(name: string, value: string): string | undefined {
  const entry = /\n[ \t]*@[a-z]+[ \t]*\{[ \t]*([^\s,{}]+)[ \t]*,/i.exec(value)?.[1];
  if (entry !== undefined) return `@${entry}`;
  const field = PROSE_FIELDS.test(name) ? undefined : FIELD_IN_VALUE.exec(value)?.[1];
  return field === undefined ? undefined : `“${field}”`;
}

const FIELD_IN_VALUE =
  /,\s*(author|editor|title|booktitle|journal|journaltitle|year|date|publisher|address|volume|number|pages|doi|url)\s*=\s*["{\d]/i;

/** A part of a name in BibLaTeX's extended format that it does not know. */
function strayPart(value: string): string | undefined {
  if (!/\b(?:family|given)\s*=/i.test(value)) return undefined;
  const parts = value.matchAll(/(?:^|,|\sand\s)\s*([a-z][a-z-]*)\s*=/gi);
  return [...parts].map(([, part = '']) => part).find((part) => !NAME_PARTS.test(part));
}

const NAME_FIELDS = /^(?:author|editor[a-c]?|translator|bookauthor|annotator|commentator)$/;
/** Parts of names and options of one, in BibLaTeX's manual, 3.4. */
const NAME_PARTS =
  /^(?:(?:family|given|prefix|suffix)(?:-i)?|useprefix|giveninits|hash|id|unique(?:name|list)|nametemplates|\w+templatename)$/i;

/** What is left of the parts of a name, or of a list of names, that could not be taken apart. */
const MISREAD_NAME = /\b(?:family|given|prefix|useprefix)\s*=|\\[A-Za-z]{2,}|[{}]|;\s*\S+,|\S\s+and$|^and\s/;

function shown({ family, given, literal }: CslName): string {
  return [given, family, literal].filter((part) => part !== undefined).join(' ');
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function isInCapitals(title: string): boolean {
  const letters = title.replace(/[^\p{L}]/gu, '');
  return (
    letters.length >= 12 &&
    /\s/.test(title.trim()) &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, '');
}

/** Where a file has bytes that are no text. */
function bytesIn(text: string, isGuessed: boolean, name: string): readonly Omit<SourceFault, 'file'>[] {
  const found = (isGuessed ? /[^\s\u0020-\u007e]/u : /[\ufffd\u0080-\u009f]/u).exec(text);
  if (!found) return [];
  const before = text.slice(0, found.index);
  const word = `${/\S*$/.exec(before)?.[0]}${/^\S*/.exec(text.slice(found.index))?.[0]}`;
  const example = shortened(word);
  const line = before.split(/\r\n?|\n/).length;
  const message =
    isGuessed && !text.includes('\ufffd')
      ? `${name} is not in UTF-8 and was read as Windows-1252 (Latin-1), as in “${example}”; if that is wrong, save the file as UTF-8`
      : `${name} has bytes that are no text, as in “${example}”; correct them, and save the file as UTF-8`;
  return [{ kind: 'bytes', key: '', line, message }];
}
