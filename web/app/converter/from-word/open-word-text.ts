import type { ReadStage } from '@footmark/engine/read';
import { LARGEST_FILE_BYTES } from '../../constants';
import type { ToastContent } from '../../ui/toast-content';
import type { WordText } from '../../worker/protocol';
import { spawnWorker } from '../conversion/spawn-worker';
import { addPictures } from '../pictures/picture-files';
import { pictureStore } from '../pictures/picture-store';
import { readInWorker } from './read-in-worker';
import { showReading } from './reading-store';
import { keepReport } from './report-store';
import { REPORT_ID } from './WordReport';

const STAGES: Record<ReadStage, string> = {
  unpack: 'Unpacking the file',
  read: 'Reading its text',
  write: 'Writing Markdown',
};

interface WordTextHost {
  readonly onText: (text: string, fileName: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
  readonly announce: (toast: ToastContent) => void;
  /** Opens the notes on the text, so that one of them can be gone to. */
  readonly openNotes: () => void;
}

/** Reads a Word file and puts its Markdown in place of the text; undo brings that back. A file that cannot be read changes nothing. */
export async function openWordText(file: File, host: WordTextHost): Promise<void> {
  const { name } = file;
  if (file.size > LARGEST_FILE_BYTES) {
    const limit = `${LARGEST_FILE_BYTES / 1024 ** 2} MB`;
    host.onProblem(`“${name}” is too large. Word files of up to ${limit} can be opened.`);
    return;
  }
  const word = await read(file);
  if (!word) return;
  if (!word.ok) {
    host.onProblem(`“${name}” cannot be opened. ${withPeriod(word.reason)}`);
    return;
  }
  if (word.markdown.trim() === '') {
    host.onProblem(`“${name}” has no text.`);
    return;
  }
  host.onText(word.markdown, name.replace(/\.[a-z]+$/i, '.md'));
  host.onProblem(undefined);
  pictureStore.change((current) => addPictures(current, word.pictures));
  keepReport(name, word.notices);
  host.announce({ tone: 'plain', title: 'Opened as Markdown', ...toastOf(word, host.openNotes) });
}

async function read(file: File): Promise<WordText | undefined> {
  const aborter = new AbortController();
  const reading = showReading({
    title: 'Opening a Word file',
    fileName: file.name,
    stage: STAGES.unpack,
    cancel: () => aborter.abort(),
  });
  const word = await readInWorker(file, spawnWorker, {
    signal: aborter.signal,
    onStage: (stage) => reading.show({ stage: STAGES[stage] }),
  });
  reading.end();
  return word;
}

function toastOf(
  { pictures, notices }: Extract<WordText, { ok: true }>,
  openNotes: () => void,
): Pick<ToastContent, 'description' | 'action'> {
  const came =
    pictures.length === 0
      ? 'Undo brings the text before it back.'
      : `Its ${pictures.length === 1 ? 'picture is' : `${pictures.length.toLocaleString('en')} pictures are`} with it.`;
  if (notices.length === 0) return { description: came };
  const count = notices.length;
  return {
    description: `${came} ${count === 1 ? 'One thing is' : `${count.toLocaleString('en')} things are`} not as in Word.`,
    action: {
      text: 'Show what',
      run: () => {
        openNotes();
        const report = document.getElementById(REPORT_ID);
        report?.scrollIntoView({ block: 'nearest' });
        report?.focus();
      },
    },
  };
}

function withPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
