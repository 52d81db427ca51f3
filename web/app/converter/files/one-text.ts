import type { SourceChapter, SourceNotice } from '@footmark/engine/sources';
import { MAX_ARCHIVE_BYTES, MAX_FILE_BYTES } from '../../constants';
import type { OneText } from '../../worker/protocol';
import { edits } from '../document/edits';
import type { GivenFile } from '../document/given-files';
import type { Converter } from '../instance/converter';
import { placePictures } from '../pictures/place-pictures';
import { ask } from '../view/questions';
import { showReading } from '../view/reading';
import { type Answer, type Question, WorkerClient } from '../workers/client';
import { NOT_LOADED } from '../workers/failures';
import { spawnWorker } from '../workers/spawn-worker';
import { ACCEPTED } from './accepted-in-words';
import type { OpeningHost } from './opening-host';

const UNREAD = 'The files could not be read. They may be too large together: try fewer of them.';

/** More notices than this are only counted. */
const MAX_SENTENCES = 3;

/** How files are opened again after a visitor has left out a part of them. */
interface OpeningOptions {
  readonly hidesCode?: boolean;
  readonly hidesQuestions?: boolean;
  /** The files that the visitor has chosen already. */
  readonly chosen?: readonly string[];
}

/** Opens several files, or one that is not Markdown, as one text; the visitor chooses the order of several. */
export async function openAsOne(
  converter: Converter,
  files: readonly GivenFile[],
  pictures: readonly GivenFile[],
  host: OpeningHost,
  { hidesCode = false, hidesQuestions = false, chosen }: OpeningOptions = {},
): Promise<void> {
  const large = files.find(({ file }) => file.size > limitFor(file));
  if (large) {
    const limit = `${limitFor(large.file) / 1024 ** 2} MB`;
    const kind = isArchive(large.file) ? 'Archives' : 'Files';
    return host.onProblem(`“${large.file.name}” is too large. ${kind} of up to ${limit} can be opened.`);
  }
  const reader = new SourceReader(converter, nameOfAll(files));
  try {
    const chapters = await reader.open(files, { hidesCode, hidesQuestions });
    if (!chapters) return;
    const order =
      chosen ??
      (chapters.length > 1 ? await ask(converter, 'order', { chapters }) : chapters.map(({ path }) => path));
    const text = order && (await reader.combine(order));
    if (!order || !text) return;
    if (text.markdown === '')
      return host.onProblem(problemIn(text) ?? `There is nothing to open. Choose ${ACCEPTED}.`);
    host.onText(text.markdown, nameFor(files, order));
    edits(converter).addPictures(text.pictures.map(asFile));
    host.onProblem(problemIn(text));
    const areConversations = chapters.some(({ conversationDate }) => conversationDate !== undefined);
    if (order.length > 1 && !areConversations)
      host.announce({
        tone: 'plain',
        title: `${order.length} files opened as one text`,
        description: 'Links between them lead to places within it.',
        receipt: { of: 'text', words: `${order.length} files as one text` },
      });
    if (areConversations && !hidesQuestions)
      host.announce({
        tone: 'plain',
        title: 'Opened with your questions',
        description: 'They are quotations above the answers.',
        receipt: { of: 'text', words: 'Text with your questions' },
        action: {
          text: 'Leave out the questions',
          run: () =>
            void openAsOne(converter, files, pictures, host, { hidesQuestions: true, chosen: order }),
        },
      });
    if (!hidesCode)
      offerWithoutCode(
        chapters.filter(({ path }) => order.includes(path)),
        host,
        () => void openAsOne(converter, files, pictures, host, { hidesCode: true, chosen: order }),
      );
    await placePictures(converter, pictures, { mayInsert: false, announce: host.announce });
    await addSources(converter, text, host);
  } catch (error) {
    console.error('Failed to open files', error);
    host.onProblem(error instanceof Error && error.message === NOT_LOADED ? NOT_LOADED : UNREAD);
  } finally {
    reader.end();
  }
}

/** Offers to leave out the code of a text that was opened as it is, if it has chunks of R Markdown or Quarto that show theirs. */
export async function offerForChunks(
  converter: Converter,
  file: GivenFile,
  host: OpeningHost,
): Promise<void> {
  const reader = new SourceReader(converter, file.file.name);
  try {
    const chapters = await reader.open([file], { hidesCode: false, hidesQuestions: false });
    const leaveOut = () => void openAsOne(converter, [file], [], host, { hidesCode: true });
    if (chapters) offerWithoutCode(chapters, host, leaveOut);
  } finally {
    reader.end();
  }
}

function offerWithoutCode(
  chapters: readonly SourceChapter[],
  { announce }: OpeningHost,
  leaveOut: () => void,
): void {
  const sum = (kind: 'shown' | 'hidden'): number =>
    chapters.reduce((all, { chunks }) => all + (chunks?.[kind] ?? 0), 0);
  const [shown, hidden] = [sum('shown'), sum('hidden')];
  if (shown === 0) return;
  const isOne = hidden === 1;
  const left =
    hidden > 0
      ? ` ${hidden} ${isOne ? 'piece' : 'pieces'} of code that the text itself hides ${isOne ? 'is' : 'are'} left out.`
      : '';
  announce({
    tone: 'plain',
    title: 'Opened with its code',
    description: `If only the results matter, the document reads better without the code.${left}`,
    receipt: { of: 'text', words: 'Text with its code' },
    action: { text: 'Leave out the code', run: leaveOut },
  });
}

/** A worker that keeps the files that it has read, until it is ended. It also ends when the visitor cancels. */
class SourceReader {
  readonly #worker = new WorkerClient(spawnWorker);
  readonly #cancelled = new AbortController();

  constructor(
    private readonly converter: Converter,
    private readonly name: string,
  ) {}

  /** Undefined if the visitor cancelled. */
  async open(
    files: readonly GivenFile[],
    hidden: { readonly hidesCode: boolean; readonly hidesQuestions: boolean },
  ): Promise<readonly SourceChapter[] | undefined> {
    const question = { kind: 'open-sources', files, ...hidden } as const;
    return (await this.#ask<'open-sources'>(question, 'Reading the files'))?.chapters;
  }

  /** Undefined if the visitor cancelled. */
  async combine(order: readonly string[]): Promise<OneText | undefined> {
    const question = { kind: 'combine-sources', order } as const;
    return (await this.#ask<'combine-sources'>(question, 'Making one text of them'))?.text;
  }

  end(): void {
    this.#worker.stop();
  }

  async #ask<Kind extends 'open-sources' | 'combine-sources'>(
    question: Question<Kind>,
    stage: string,
  ): Promise<Answer<Kind> | undefined> {
    const { signal } = this.#cancelled;
    const cancel = (): void => this.#cancelled.abort();
    const { converter } = this;
    const reading = showReading(converter, { title: 'Opening files', fileName: this.name, stage, cancel });
    try {
      return await this.#worker.ask(question, {
        signal,
        onProgress: (reply) => reply.kind === 'sources-progress' && reading.show({ stage, done: reply.done }),
      });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      reading.end();
    }
  }
}

function isArchive({ name }: File): boolean {
  return /\.(?:zip|epub)$/i.test(name);
}

/** Only the files of an archive that a text needs are unpacked. */
function limitFor(file: File): number {
  return isArchive(file) ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES;
}

/** What is being opened, in a few words. */
function nameOfAll(files: readonly GivenFile[]): string {
  const [first] = files;
  if (first && files.length === 1) return first.file.name;
  const folder = first?.path.split('/')[0] ?? '';
  const isFolder = files.every(({ path }) => path.startsWith(`${folder}/`));
  return `${isFolder ? `${folder}: ` : ''}${files.length.toLocaleString('en')} files`;
}

/** Adds sources and styles from an archive to those that the visitor has. */
async function addSources(
  converter: Converter,
  { libraries }: OneText,
  { announce }: OpeningHost,
): Promise<void> {
  if (libraries.length === 0) return;
  const { openLibraryFiles } = await import('../library/open-library-files');
  const files = libraries.map((library) => asFile(library).file);
  await openLibraryFiles(converter, files, announce);
}

function asFile({ path, file }: OneText['pictures'][number]) {
  return { path, file: new File([file], path.slice(path.lastIndexOf('/') + 1)) };
}

/** The document is named after the folder or archive that contains the files, or after the first of them. */
function nameFor(files: readonly GivenFile[], order: readonly string[]): string {
  const [first = ''] = order;
  const [folder = ''] = first.split('/');
  const isTogether = files.every(({ path }) => path === folder || path.startsWith(`${folder}/`));
  const name = isTogether ? folder : first.slice(first.lastIndexOf('/') + 1);
  return `${name.replace(/\.[a-z]{2,8}$/i, '')}.md`;
}

function problemIn({ notices, noticeCount }: OneText): string | undefined {
  if (noticeCount === 0) return undefined;
  const sentences = notices.slice(0, MAX_SENTENCES).map(sentenceOf);
  const rest = noticeCount - sentences.length;
  return [...sentences, ...(rest > 0 ? [`And ${rest} more like these.`] : [])].join(' ');
}

function sentenceOf({ path, message }: SourceNotice): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return message.includes(name) ? `${message}.` : `“${name}”: ${message}.`;
}
