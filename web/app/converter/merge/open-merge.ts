import type { MergeStage } from '@footmark/engine/merge';
import type { ToastContent } from '../../ui/toast-content';
import type { MergedWord, MergeRequest } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { showReading } from '../view/reading';
import { askOnce, reasonIn } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';
import { chosenOptions } from '../workspace/workspace';
import { mergeKeeper } from './keep-merge';
import { keepPictures, showPlace } from './merge-actions';

interface MergeHost {
  readonly onProblem: (problem: string | undefined) => void;
  readonly announce: (toast: ToastContent) => void;
}

const STAGES: Readonly<Record<MergeStage, string>> = {
  read: 'Reading the file',
  convert: 'Converting the original text',
  compare: 'Comparing',
  check: 'Checking each change',
};

/** Compares a returned file with the text in the editor, and shows the changes. */
export async function openMerge(converter: Converter, file: File, host: MergeHost): Promise<void> {
  const aborter = new AbortController();
  const reading = showReading(converter, {
    title: 'Comparing with your text',
    fileName: file.name,
    stage: STAGES.read,
    cancel: () => aborter.abort(),
  });
  const { text: markdown, pictures } = screenDocument(converter).read();
  const merged = await mergeInWorker(
    { file, markdown, options: chosenOptions(converter), pictures },
    {
      signal: aborter.signal,
      onStage: (stage) => reading.show({ stage: STAGES[stage] }),
    },
  );
  reading.end();
  if (!merged) return;
  if (!merged.ok) return host.onProblem(`“${file.name}” cannot be merged. ${merged.reason}`);
  const { merge } = merged;
  keepPictures(converter, merge.textPictures);
  if (merge.changes.length === 0 && merge.comments.length === 0) {
    host.announce({
      tone: 'plain',
      title: 'Nothing to merge',
      description: `“${file.name}” says the same as your text.`,
    });
    return;
  }
  host.onProblem(undefined);
  mergeKeeper(converter).startMerge(file.name, merge, markdown);
  showPlace(converter);
}

interface Watching {
  readonly onStage: (stage: MergeStage) => void;
  readonly signal: AbortSignal;
}

/** Has a worker compare a file with a text; undefined if cancelled. Never rejects. */
async function mergeInWorker(
  request: Omit<MergeRequest, 'kind' | 'id'>,
  { onStage, signal }: Watching,
): Promise<MergedWord | undefined> {
  try {
    const { merged } = await askOnce<'merge-word'>(
      spawnWorker,
      { kind: 'merge-word', ...request },
      { signal, onProgress: (reply) => reply.kind === 'merge-stage' && onStage(reply.stage) },
    );
    return merged;
  } catch (error) {
    return signal.aborted ? undefined : { ok: false, reason: reasonIn(error) };
  }
}
