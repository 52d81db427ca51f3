import { isShareFailure, MAX_SHARED_BYTES, type ShareFailure } from '../../service-worker/share-address';
import { takeShared } from '../../service-worker/shared-files';
import type { ToastContent } from '../../ui/toast-content';
import { putInFront } from '../drafts/bring-back';
import type { Converter } from '../instance/converter';
import { ask } from '../view/questions';

const REASONS: Readonly<Record<ShareFailure, string>> = {
  large: `It is larger than ${MAX_SHARED_BYTES / 1024 ** 2} MB. Save it on this device and open it from here.`,
  many: 'These are too many files. Put them into a .zip file, or open their folder from here.',
  unreadable: 'The browser could not hand it over. Save it on this device and open it from here.',
};

interface SharingHost {
  readonly announce: (toast: ToastContent) => void;
  /** The address need not say any more that something was shared. */
  readonly onTaken: () => void;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
}

/** Opens what was shared, or says why it cannot be: `failure` is what the address says. The visitor is asked first. */
export async function openShared(
  converter: Converter,
  failure: string,
  { announce, onTaken, onFiles }: SharingHost,
): Promise<void> {
  if (isShareFailure(failure))
    announce({
      tone: 'destructive',
      title: 'What was shared cannot be opened',
      description: REASONS[failure],
    });
  const files = await takeShared().catch(() => []);
  onTaken();
  if (files.length > 0 && (await ask(converter, 'shared', { files })))
    await putInFront(converter, () => onFiles(files));
}
