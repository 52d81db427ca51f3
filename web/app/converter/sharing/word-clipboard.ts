import type { WordClipboard } from '@footmark/engine';
import type { CopyRequest } from '../../worker/protocol';
import { askOnce } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';

/** A text, and the options for copying it. */
export type CopiedText = Pick<CopyRequest, 'markdown' | 'options' | 'pictures'>;

/** Has a separate worker prepare the text for Word's clipboard. Rejects if it fails. */
export async function wordClipboardOf(text: CopiedText): Promise<WordClipboard> {
  return (await askOnce<'copy'>(spawnWorker, { kind: 'copy', ...text })).clipboard;
}
