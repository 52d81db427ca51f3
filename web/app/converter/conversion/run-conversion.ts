import type { Notice } from '@footmark/engine';
import type { ToastContent } from '../../ui/toast-content';
import type { ConvertedText, FoundNotices } from '../../worker/protocol';
import { documentFileName } from '../document/file-name';
import { statusParts } from '../findings/status';
import type { Converter } from '../instance/converter';
import type { ConversionJob } from '../workers/conversion-worker';
import type { ConversionEvent } from './conversion-state';

/** What a conversion needs from its surroundings. */
export interface ConversionHost {
  readonly convert: (job: ConversionJob) => Promise<ConvertedText>;
  readonly save: (blob: Blob, filename: string) => void;
  readonly announce: (toast: ToastContent) => void;
  readonly dispatch: (event: ConversionEvent) => void;
  readonly now: () => Date;
}

export interface SavedDocument {
  readonly filename: string;
  readonly bytes: number;
  readonly at: Date;
}

/** The outcome of a conversion. Without `found`, the text was not inspected completely. */
interface ConversionOutcome {
  readonly found?: FoundNotices;
  readonly saved?: SavedDocument;
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const CARRIES_SOURCE = ' It contains its Markdown, so that changes made in Word can be merged back.';

export interface DocumentJob extends Omit<ConversionJob, 'onStage'> {
  /** Default: named after the date. */
  readonly filename?: string;
  /** Saves the file again without the Markdown inside it. */
  readonly withoutSource?: () => void;
}

/** Converts, saves the file and reports it; that it has started is known. Never rejects. */
export async function runConversion(
  converter: Converter,
  { filename: chosenName, withoutSource, ...job }: DocumentJob,
  { convert, save, announce, dispatch, now }: ConversionHost,
): Promise<ConversionOutcome> {
  let outcome: ConversionOutcome = {};
  try {
    const result = await convert({ ...job, onStage: (stage) => dispatch({ type: 'staged', stage }) });
    const { notices, noticeCount, missingPictures } = result;
    outcome = { found: { notices, noticeCount } };
    if (!result.valid) console.warn('The text has errors', notices.filter(isError));
    if (!result.success) throw new Error(result.error);

    const at = now();
    const filename = chosenName ?? documentFileName(at);
    save(result.blob, filename);
    dispatch({ type: 'succeeded' });
    announce({
      tone: 'plain',
      title: 'Conversion successful!',
      description: `${filename} has been downloaded.${job.options.source ? CARRIES_SOURCE : ''}`,
      ...(job.options.source && withoutSource && { action: { text: 'Save without it', run: withoutSource } }),
      links: statusParts(converter, noticeCount, missingPictures),
    });
    return { ...outcome, saved: { filename, bytes: result.blob.size, at } };
  } catch (error) {
    if (job.signal.aborted) {
      dispatch({ type: 'cancelled' });
    } else {
      dispatch({ type: 'failed' });
      announce({ tone: 'destructive', title: 'Conversion failed', description: messageOf(error) });
    }
    return outcome;
  }
}

function isError({ severity }: Notice): boolean {
  return severity === 'error';
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || UNEXPECTED;
}
