import { saveFile } from '../../ui/save-file';
import { WorkerClient } from '../workers/client';
import { convertIn } from '../workers/conversion-worker';
import { takeWorker } from '../workers/spawn-worker';
import { type ConversionHost, type DocumentJob, runConversion } from './run-conversion';

/* What happens after the button was pressed: loaded once the page is idle. */

const worker = new WorkerClient(takeWorker, { replaces: true });

export function convertAndSave(job: DocumentJob, host: Pick<ConversionHost, 'announce' | 'dispatch'>) {
  return runConversion(job, {
    convert: (each) => convertIn(worker, each),
    save: saveFile,
    now: () => new Date(),
    ...host,
  });
}

/** The screen was left. */
export function endConversions(): void {
  worker.stop();
}
