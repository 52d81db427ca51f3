import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import {
  isShareFailure,
  MAX_SHARED_BYTES,
  SHARED,
  type ShareFailure,
} from '../../service-worker/share-address';
import { useToast } from '../../ui/use-toast';
import { putInFront } from '../drafts/bring-back';
import { askToOpen } from './shared-question';

const REASONS: Readonly<Record<ShareFailure, string>> = {
  large: `It is larger than ${MAX_SHARED_BYTES / 1024 ** 2} MB. Save it on this device and open it from here.`,
  many: 'These are too many files. Put them into a .zip file, or open their folder from here.',
  unreadable: 'The browser could not hand it over. Save it on this device and open it from here.',
};

/**
 * Opens what the system's share sheet sent to the installed site, and saves the visitor's own text. Any website can send a form
 * that looks the same, so the visitor is asked first.
 */
export function useSharedFiles(onFiles: (files: readonly File[]) => Promise<void>): void {
  const [parameters, setParameters] = useSearchParams();
  const announce = useToast();
  const shared = parameters.get(SHARED);

  const open = useEffectEvent(async (failure: string) => {
    if (isShareFailure(failure))
      announce({
        tone: 'destructive',
        title: 'What was shared cannot be opened',
        description: REASONS[failure],
      });
    const { takeShared } = await import('../../service-worker/shared-files');
    const files = await takeShared().catch(() => []);
    setParameters({}, { replace: true, preventScrollReset: true });
    if (files.length > 0 && (await askToOpen(files))) await putInFront(() => onFiles(files));
  });

  useEffect(() => {
    if (shared !== null) void open(shared);
  }, [shared]);
}
