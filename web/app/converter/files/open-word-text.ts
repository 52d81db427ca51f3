import type { ReadStage } from '@footmark/engine/read';
import { MAX_FILE_BYTES } from '../../constants';
import type { ToastContent } from '../../ui/toast-content';
import type { WordText } from '../../worker/protocol';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { REPORT_ID } from '../from-word/WordReport';
import type { Converter } from '../instance/converter';
import { likeness } from '../text/likeness';
import { ask } from '../view/questions';
import { showReading } from '../view/reading';
import { readInWorker } from '../workers/read-in-worker';

const STAGES: Record<ReadStage, string> = {
  unpack: 'Unpacking the file',
  read: 'Reading its text',
  write: 'Writing Markdown',
};

type OpenedWord = Extract<WordText, { readonly ok: true }>;

interface WordTextHost {
  readonly onText: (text: string, fileName: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
  readonly announce: (toast: ToastContent) => void;
  /** Opens the details below the text at one of their sections. */
  readonly openSection: (id: string) => void;
}

/**
 * Reads a Word file and replaces the text with its Markdown; undo restores the text. A file that somebody has changed
 * can be merged with the text instead. If a file cannot be read, nothing changes.
 */
export async function openWordText(converter: Converter, file: File, host: WordTextHost): Promise<void> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) {
    const limit = `${MAX_FILE_BYTES / 1024 ** 2} MB`;
    host.onProblem(`“${name}” is too large. Word files of up to ${limit} can be opened.`);
    return;
  }
  const word = await read(converter, file);
  if (!word) return;
  if (!word.ok) {
    host.onProblem(`“${name}” cannot be opened. ${withPeriod(word.reason)}`);
    return;
  }
  if (word.markdown.trim() === '') {
    host.onProblem(`“${name}” has no text.`);
    return;
  }
  const merges = mergesWith(converter, word);
  const isMarked = word.notices.some(({ code }) => code === 'word-changes' || code === 'word-comment');
  const isRequested = merges !== undefined || isMarked;
  const choice = isRequested
    ? await ask(converter, 'returned', { fileName: name, mergesWith: merges, isMarked })
    : 'accept';
  if (choice === 'merge') return mergeWord(converter, file, word, merges, host);
  const chosen = choice === 'track' ? await read(converter, file, choice) : choice && word;
  if (chosen?.ok) show(converter, name, chosen, host);
}

/** The text that a file can be merged with: the one in the editor if similar, or else the one that the file carries. */
function mergesWith(converter: Converter, { markdown, source }: OpenedWord): 'draft' | 'carried' | undefined {
  const { text } = screenDocument(converter).read();
  const isLike = [markdown, source?.text ?? ''].some((each) => likeness(each, text) >= ALIKE);
  if (isLike) return 'draft';
  return source && 'carried';
}

/** The minimum share of common words between a text and a file made from it. */
const ALIKE = 0.5;

async function mergeWord(
  converter: Converter,
  file: File,
  { source, pictures }: OpenedWord,
  merges: 'draft' | 'carried' | undefined,
  host: WordTextHost,
): Promise<void> {
  const { openMerge } = await import('../merge/open-merge');
  if (merges === 'carried' && source) {
    host.onText(source.text, source.name ?? markdownName(file.name));
    edits(converter).addPictures(pictures);
  }
  await openMerge(converter, file, host);
}

function show(converter: Converter, name: string, word: OpenedWord, host: WordTextHost): void {
  const replaces = screenDocument(converter).read().text.trim() !== '';
  host.onText(word.markdown, markdownName(name));
  host.onProblem(undefined);
  edits(converter).addPictures(word.pictures);
  if (word.notices.length > 0) edits(converter).tellOrigin({ fileName: name, notices: word.notices });
  host.announce({
    tone: 'plain',
    title: 'Opened as Markdown',
    ...toastOf(converter, word, replaces, host.openSection),
    receipt: { of: 'text', words: 'Text' },
  });
}

function markdownName(name: string): string {
  return name.replace(/\.[a-z]+$/i, '.md');
}

async function read(
  converter: Converter,
  file: File,
  changes: 'accept' | 'track' = 'accept',
): Promise<WordText | undefined> {
  const aborter = new AbortController();
  const reading = showReading(converter, {
    title: 'Opening a Word file',
    fileName: file.name,
    stage: STAGES.unpack,
    cancel: () => aborter.abort(),
  });
  const word = await readInWorker(
    { file, changes },
    {
      signal: aborter.signal,
      onStage: (stage) => reading.show({ stage: STAGES[stage] }),
    },
  );
  reading.end();
  return word;
}

function toastOf(
  converter: Converter,
  { pictures, notices }: OpenedWord,
  replaces: boolean,
  openSection: (id: string) => void,
): Pick<ToastContent, 'description' | 'action'> {
  const came =
    pictures.length === 0
      ? replaces
        ? 'Undo brings back the previous text.'
        : 'The file itself stays as it is.'
      : `Its ${pictures.length === 1 ? 'picture is' : `${pictures.length.toLocaleString('en')} pictures are`} with it.`;
  if (notices.length === 0) return { description: came };
  const count = notices.length;
  return {
    description: `${came} ${count === 1 ? 'One thing differs' : `${count.toLocaleString('en')} things differ`} from Word.`,
    action: {
      text: 'Show list',
      run: () => openSection(converter.id(REPORT_ID)),
    },
  };
}

function withPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
