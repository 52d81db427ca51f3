import { ConversionAborted } from './api/conversion-aborted.js';
import { type WriteOptions, writeMarkdown } from './markdown/write.js';
import type { Document, Inline } from './model/document.js';
import { NO_METADATA } from './model/metadata.js';
import { writtenText } from './model/nodes/plain-text.js';
import { refuseOtherFiles } from './ooxml/package.js';
import { parse } from './parse/index.js';
import { slugger } from './resolve/headings/slugger.js';
import { writtenKey } from './source/citation-keys.js';
import { pushAll } from './text/long-arrays.js';
import { type FrontFields, frontMatterLines, titleLines } from './word/assembly/front-matter.js';
import { titleDetails } from './word/assembly/title-details.js';
import {
  type ChangesChoice,
  type CslSource,
  type ReadNotice,
  type ReadPicture,
  type ReadWord,
  readWord as read,
  WORD_LIMITS,
  WORKBOOK_LIMITS,
  type WordProperties,
} from './word/index.js';
import { readNotice } from './word/read-notice.js';
import { readZip, ZipError } from './zip/read.js';

/** A step of reading: the package, its text, the Markdown. */
export type ReadStage = 'unpack' | 'read' | 'write';

/**
 * A dialect of Markdown: `footmark` is what `convert` reads, `github` what GitHub displays, with numbers and citations
 * as plain text, and `pandoc` what pandoc reads by default, with numbers as plain text.
 */
export type MarkdownDialect = 'footmark' | 'github' | 'pandoc';

/** How a Word file is read as Markdown. */
export interface ReadOptions {
  /**
   * How to treat tracked changes: as if all were accepted (the default), as if all were rejected or, with `track`, as
   * CriticMarkup, together with the comments.
   */
  readonly changes?: ChangesChoice;
  /** The beginning of the paths of pictures in the Markdown, such as `paper-media/`; empty by default. */
  readonly pictureFolder?: string;
  /** The file that front matter names for the cited sources; without it, the sources are in front matter themselves. */
  readonly bibliography?: string;
  /** The width, in columns (20 or more), at which paragraphs are folded; by default, each paragraph is one line. */
  readonly wrap?: number;
  /** The program that the Markdown is for; `footmark` by default. */
  readonly dialect?: MarkdownDialect;
  /** Called when a step begins; with a long file, each takes a while. */
  readonly onProgress?: (stage: ReadStage) => void;
  /** Stops reading, which then rejects with `ConversionAborted`. */
  readonly signal?: AbortSignal;
}

/** A Word file as Markdown, or the reason why it cannot be read. */
export type ReadResult = WordAsMarkdown | WordNotRead;

/** A Word file as Markdown. */
export interface WordAsMarkdown {
  readonly success: true;
  /** With front matter, if the document has a title or other properties. */
  readonly markdown: string;
  /** The pictures that the Markdown shows. */
  readonly pictures: readonly ReadPicture[];
  readonly properties: WordProperties;
  /** The sources that it cites or lists, as CSL-JSON. */
  readonly sources: readonly CslSource[];
  /** What Markdown cannot express, or what was approximated. */
  readonly notices: readonly ReadNotice[];
}

/** A file that is not a Word document, or is damaged. */
export interface WordNotRead {
  readonly success: false;
  /** One plain sentence. */
  readonly error: string;
}

/** Narrower lines would have hardly a word each. */
const MIN_COLUMNS = 20;

/** Why a file cannot be read. */
class WordRefused extends Error {}

/**
 * Reads a Word file (.docx, .docm, .dotx), whoever made it, as Markdown that `convert` reads. Nothing is fetched, and
 * nothing in the file is run. Rejects with `ConversionAborted`, or with a `TypeError` "Cannot X, expected Y" for
 * arguments of other types.
 */
export async function readWord(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  return readAs(bytes, options, { keepsInvisible: true, readsShapes: true });
}

/**
 * The same for comparing files that other programs may have saved: without what they drop and nobody sees, the directions of
 * words and the spaces at the ends of lines; on request also without the shapes of diagrams, whose pictures they keep.
 */
export async function readForComparison(
  bytes: Uint8Array,
  options: ReadOptions = {},
  readsShapes = true,
): Promise<ReadResult> {
  return readAs(bytes, options, { keepsInvisible: false, readsShapes });
}

/** What is read of a file besides what `ReadOptions` say. */
interface Kept {
  readonly keepsInvisible: boolean;
  readonly readsShapes: boolean;
}

async function readAs(bytes: Uint8Array, options: ReadOptions, kept: Kept): Promise<ReadResult> {
  check(bytes, options);
  try {
    const word = await opened(bytes, options, kept);
    options.onProgress?.('write');
    return await asMarkdown(word, options);
  } catch (error) {
    if (error instanceof WordRefused) return { success: false, error: error.message };
    throw error;
  }
}

function check(bytes: unknown, { changes = 'accept', wrap, dialect = 'footmark' }: ReadOptions): void {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('Cannot read the Word file, expected a Uint8Array');
  if (changes !== 'accept' && changes !== 'reject' && changes !== 'track')
    throw new TypeError('Cannot use the option changes, expected "accept", "reject" or "track"');
  if (dialect !== 'footmark' && dialect !== 'github' && dialect !== 'pandoc')
    throw new TypeError('Cannot use the option dialect, expected "footmark", "github" or "pandoc"');
  if (wrap !== undefined && !(Number.isSafeInteger(wrap) && wrap >= MIN_COLUMNS))
    throw new TypeError(
      `Cannot use the option wrap, expected a whole number of columns, ${MIN_COLUMNS} or more`,
    );
}

async function opened(bytes: Uint8Array, options: ReadOptions, kept: Kept): Promise<ReadWord> {
  const refuse = (what: string): never => {
    throw new WordRefused(`The file ${what}.`);
  };
  const stopIfAborted = (): void => {
    if (options.signal?.aborted) throw new ConversionAborted();
  };
  refuseOtherFiles(bytes, refuse);
  stopIfAborted();
  options.onProgress?.('unpack');
  try {
    const { entries } = readZip(bytes, WORD_LIMITS);
    options.onProgress?.('read');
    const { changes = 'accept', pictureFolder = '', dialect = 'footmark' } = options;
    const shows = { numbers: dialect !== 'footmark', citations: dialect === 'github' };
    return await read(
      entries,
      {
        changes,
        ...kept,
        pictureFolder,
        slugger: headingNames,
        shows,
        stopIfAborted,
        unpack: unpackWorkbook,
      },
      refuse,
    );
  } catch (error) {
    if (error instanceof ZipError) return refuse(`cannot be read: ${error.message}`);
    throw error;
  }
}

function unpackWorkbook(bytes: Uint8Array): ReturnType<typeof readZip>['entries'] {
  return readZip(bytes, WORKBOOK_LIMITS).entries;
}

/** Names for the headings of a document. */
function headingNames(): (heading: readonly Inline[]) => string {
  const slugOf = slugger();
  return (heading) => slugOf(writtenText(heading));
}

/** A text, and single lines such as its title, as Markdown. */
interface Written {
  readonly markdown: string;
  readonly line: (children: readonly Inline[]) => string;
}

/** Writes a text in our own dialect; `guarded` receives the texts of which no readable form is read back as the same. */
function inOwnDialect(
  { document, citations: { sources } }: ReadWord,
  wrap: number | undefined,
  guarded: string[],
): Written {
  const write = (text: Document, options: WriteOptions): string => {
    const written = writeMarkdown(
      text,
      (markdown) => parse(markdown, NO_METADATA, () => undefined, sources.length > 0),
      options,
    );
    pushAll(guarded, written.guarded);
    return written.markdown;
  };
  return {
    markdown: write(document, { wrap }),
    line: (children) =>
      write({ ...document, blocks: [{ type: 'paragraph', children, line: 1 }], definitions: new Map() }, {}),
  };
}

async function asMarkdown(word: ReadWord, options: ReadOptions): Promise<WordAsMarkdown> {
  const { bibliography, wrap, dialect = 'footmark' } = options;
  const { front, properties, isFromFootmark } = word;
  const { sources, uncited } = word.citations;
  const missing = new Set<string>();
  const guarded: string[] = [];
  const written =
    dialect === 'footmark'
      ? inOwnDialect(word, wrap, guarded)
      : (await import('./markdown/dialects/write-dialect.js')).writeDialect(word.document, {
          dialect,
          wrap,
          slugger: headingNames,
          isTitled: front.title.length > 0,
          report: (what) => missing.add(what),
        });
  const line = (children: readonly Inline[]): string | undefined =>
    children.length === 0 ? undefined : written.line(children).trim();
  const isPrinted = !isFromFootmark || front.details.length + front.contacts.length > 0;
  const { language } = properties;
  const fields = {
    title: line(front.title),
    subtitle: line(front.subtitle),
    logo: front.logo,
    contacts: front.contacts,
    links: front.links,
    dedication: front.dedication,
    ...titleDetails({
      details: front.details,
      authors: isPrinted ? properties.authors : [],
      isHeaded: front.isHeaded,
      isFromFootmark,
    }),
    lists: front.lists,
    numbersHeadings: front.numbersHeadings,
    direction: front.direction,
    language: /^en(?:-|$)/i.test(language) ? undefined : language,
    keywords: properties.keywords,
    bibliography: sources.length > 0 ? bibliography : undefined,
    references: bibliography === undefined ? sources : [],
    csl: sources.length > 0 ? word.citationStyle : undefined,
    nocite: uncited.map(({ id }) => writtenKey(id)).join(', '),
  };
  const lines = frontLinesIn(dialect, fields);
  return {
    success: true,
    markdown: (lines.length === 0 ? '' : `${lines.join('\n')}\n`) + written.markdown,
    pictures: word.pictures,
    properties,
    sources,
    notices: [...word.notices, ...guardedNotice(guarded), ...noticesOf(dialect, missing, front)],
  };
}

function frontLinesIn(dialect: MarkdownDialect, fields: FrontFields): string[] {
  switch (dialect) {
    case 'footmark':
      return frontMatterLines(fields);
    case 'pandoc':
      // Its templates print the names of authors, not what else is known about them.
      // For a style, it takes a file.
      return frontMatterLines({ ...fields, contacts: [], csl: undefined }, fields.contacts);
    case 'github':
      return titleLines(fields);
  }
}

/** The running texts whose punctuation is written as entities. */
function guardedNotice(guarded: readonly string[]): ReadNotice[] {
  const [first, ...others] = guarded;
  if (first === undefined) return [];
  const message =
    others.length === 0
      ? `All punctuation of one text is written as entities such as &#42;, so that none is read as markup: “${excerpt(first)}”`
      : `All punctuation of ${guarded.length} texts is written as entities such as &#42;, so that none is read as markup; the first is “${excerpt(first)}”`;
  return [readNotice('word-punctuation', message)];
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).trimEnd()} …`;
}

/** How many characters of a text are enough to find it. */
const EXCERPT = 60;

/** The content that a dialect cannot express. */
function noticesOf(
  dialect: MarkdownDialect,
  missing: ReadonlySet<string>,
  front: ReadWord['front'],
): ReadNotice[] {
  if (dialect === 'footmark') return [];
  const name = dialect === 'github' ? 'GitHub’s Markdown' : 'Pandoc’s Markdown';
  const numbers = front.numbersHeadings ? ['heading numbers'] : [];
  const lists =
    front.lists.length > 0 && dialect === 'github'
      ? ['tables of contents, lists of figures or the like']
      : [];
  return [...missing, ...numbers, ...lists].map((what) => ({
    code: 'word-dialect',
    message: `${name} has nothing for ${what}`,
  }));
}
