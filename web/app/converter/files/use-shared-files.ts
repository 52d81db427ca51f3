import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { SHARED } from '../../service-worker/share-address';
import { putInFront } from '../drafts/bring-back';

/** Opens what the system's share sheet sent to the installed site, and saves the visitor's own text. */
export function useSharedFiles(onFiles: (files: readonly File[]) => Promise<void>): void {
  const [parameters, setParameters] = useSearchParams();
  const isShared = parameters.has(SHARED);

  const open = useEffectEvent(async () => {
    const { takeShared } = await import('../../service-worker/shared-files');
    const files = await takeShared();
    if (files.length > 0) await putInFront(() => onFiles(files));
    setParameters({}, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    if (isShared) void open();
  }, [isShared]);
}
