import { saveFile } from '../../ui/save-file';
import { type Converter, part } from '../instance/converter';
import { WorkerClient } from '../workers/client';
import { convertIn } from '../workers/conversion-worker';
import { spareWorker } from '../workers/spawn-worker';
import { type ConversionHost, type DocumentJob, runConversion } from './run-conversion';

/* What happens after the button was pressed: loaded once the page is idle. */

const worker = part((converter) => new WorkerClient(spareWorker(converter).takeWorker, { replaces: true }));

export function convertAndSave(
  converter: Converter,
  job: DocumentJob,
  host: Pick<ConversionHost, 'announce' | 'dispatch'>,
) {
  return runConversion(converter, job, {
    convert: (each) => convertIn(worker(converter), each),
    save: saveFile,
    now: () => new Date(),
    ...host,
  });
}

/** The screen was left. */
export function endConversions(converter: Converter): void {
  worker(converter).stop();
}
