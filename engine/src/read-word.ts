import { ConversionAborted } from './api/conversion-aborted.js';
import { type WriteOptions, writeMarkdown } from './markdown/write.js';
import type { Document, Inline } from './model/document.js';
import { NO_METADATA } from './model/metadata.js';
import { writtenText } from './model/written-text.js';
import { refuseOtherFiles } from './ooxml/package.js';
import { parse } from './parse/index.js';
import { slugger } from './resolve/slugger.js';
import { type FrontFields, frontMatterLines } from './word/front-matter.js';
import {
  type ChangesChoice,
  type CslSource,
  type ReadNotice,
  type ReadPicture,
  type ReadWord,
  readWord as read,
  WORD_LIMITS,
  type WordProperties,
} from './word/index.js';
import { readZip, ZipError } from './zip/read.js';

/** A step of the reading: the package, its text, the Markdown. */
export type ReadStage = 'unpack' | 'read' | 'write';

/** How a Word file is read as Markdown. */
export interface ReadOptions {
  /**
   * What becomes of tracked changes: the text as if all were accepted (the default), or as if all were rejected; with `track`,
   * they are CriticMarkup, and so are comments.
   */
  readonly changes?: ChangesChoice;
  /** What the paths of pictures begin with in the Markdown, such as `paper-media/`; nothing by default. */
  readonly pictureFolder?: string;
  /** The file that front matter names for the sources that are cited; without it, they stand in front matter themselves. */
  readonly bibliography?: string;
  /** Folds paragraphs at spaces so that lines are no wider than so many columns, 20 or more; by default a paragraph is one line. */
  readonly wrap?: number;
  /** Called when a step begins; a long file takes a while for each. */
  readonly onProgress?: (stage: ReadStage) => void;
  /** Ends the reading, which then rejects with `ConversionAborted`. */
  readonly signal?: AbortSignal;
}

/** A Word file as Markdown, or the reason why it cannot be read. */
export type ReadResult = WordAsMarkdown | WordNotRead;

/** A Word file as Markdown. */
export interface WordAsMarkdown {
  readonly success: true;
  /** With front matter, if the document says something of itself. */
  readonly markdown: string;
  /** The pictures that the Markdown shows. */
  readonly pictures: readonly ReadPicture[];
  readonly properties: WordProperties;
  /** The sources that it cites, as CSL-JSON. */
  readonly sources: readonly CslSource[];
  /** What Markdown has nothing for, or was approximated. */
  readonly notices: readonly ReadNotice[];
}

/** A file that is no Word document, or a broken one. */
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
 * Reads a Word file (.docx, .docm, .dotx), whoever made it, as Markdown that `convert` reads. Nothing is fetched, and nothing in the
 * file runs. Rejects with `ConversionAborted`, or with a `TypeError` "Cannot X, expected Y" for arguments of other types.
 */
export async function readWord(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  check(bytes, options);
  try {
    const word = await opened(bytes, options);
    options.onProgress?.('write');
    return asMarkdown(word, options);
  } catch (error) {
    if (error instanceof WordRefused) return { success: false, error: error.message };
    throw error;
  }
}

function check(bytes: unknown, { changes = 'accept', wrap }: ReadOptions): void {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('Cannot read the Word file, expected a Uint8Array');
  if (changes !== 'accept' && changes !== 'reject' && changes !== 'track')
    throw new TypeError('Cannot use the option changes, expected "accept", "reject" or "track"');
  if (wrap !== undefined && !(Number.isSafeInteger(wrap) && wrap >= MIN_COLUMNS))
    throw new TypeError(
      `Cannot use the option wrap, expected a whole number of columns, ${MIN_COLUMNS} or more`,
    );
}

async function opened(bytes: Uint8Array, options: ReadOptions): Promise<ReadWord> {
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
    const { changes = 'accept', pictureFolder = '' } = options;
    const headingNames = (): ((heading: readonly Inline[]) => string) => {
      const slugOf = slugger();
      return (heading) => slugOf(writtenText(heading));
    };
    return await read(entries, { changes, pictureFolder, slugger: headingNames, stopIfAborted }, refuse);
  } catch (error) {
    if (error instanceof ZipError) return refuse(`cannot be read: ${error.message}`);
    throw error;
  }
}

function asMarkdown(word: ReadWord, { bibliography, wrap }: ReadOptions): WordAsMarkdown {
  const { document, front, properties, sources, isOurs } = word;
  const write = (text: Document, options: WriteOptions): string =>
    writeMarkdown(
      text,
      (markdown) => parse(markdown, NO_METADATA, () => undefined, sources.length > 0),
      options,
    );
  const line = (children: readonly Inline[]): string | undefined =>
    children.length === 0
      ? undefined
      : write(
          { ...document, blocks: [{ type: 'paragraph', children, line: 1 }], definitions: new Map() },
          {},
        ).trim();
  const isPrinted = !isOurs || front.details.length + front.contacts.length > 0;
  const { language } = properties;
  const fields = {
    title: line(front.title),
    subtitle: line(front.subtitle),
    authors: isPrinted ? properties.authors : [],
    contacts: front.contacts,
    dedication: front.dedication,
    ...detailsOf(front.details, properties.authors, front.isHeaded),
    lists: front.lists,
    numbersHeadings: front.numbersHeadings,
    language: /^en(?:-|$)/i.test(language) ? undefined : language,
    keywords: properties.keywords,
    bibliography: sources.length > 0 ? bibliography : undefined,
    references: bibliography === undefined ? sources : [],
  };
  const lines = frontMatterLines(fields);
  return {
    success: true,
    markdown: (lines.length === 0 ? '' : `${lines.join('\n')}\n`) + write(document, { wrap }),
    pictures: word.pictures,
    properties,
    sources,
    notices: word.notices,
  };
}

/** The lines around the title, which say no more than what stands in them. */
function detailsOf(
  details: readonly string[],
  authors: readonly string[],
  isHeaded: boolean,
): Pick<FrontFields, 'date' | 'institution' | 'course' | 'instructor'> {
  const others = details.filter((detail) => !authors.some((author) => detail.includes(author)));
  const date = others.findLast((detail) => /\d/.test(detail) && !detail.includes('@'));
  const [first, second, third] = others.filter((detail) => detail !== date);
  // A manuscript for a course names its instructor above it, others their institution below the authors.
  return isHeaded
    ? { date, institution: third, course: second, instructor: first }
    : { date, institution: first, course: second, instructor: third };
}
