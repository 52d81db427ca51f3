import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { SHARED } from '../../service-worker/share-address';
import { useToast } from '../../ui/use-toast';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import { NOT_LOADED } from './opening-host';

/**
 * Opens what the system's share sheet sent to the installed site, and saves the visitor's own text. Any website can send a form
 * that looks the same, so the visitor is asked first.
 */
export function useSharedFiles(onFiles: (files: readonly File[]) => Promise<void>): void {
  const converter = useConverter();
  const [parameters, setParameters] = useSearchParams();
  const announce = useToast();
  const shared = parameters.get(SHARED);

  const open = useEffectEvent(async (failure: string) => {
    const opener = await import('./open-shared').catch(() => undefined);
    if (!opener) return announce(NOT_LOADED);
    const onTaken = () => setParameters({}, { replace: true, preventScrollReset: true });
    return opener.openShared(converter, failure, { announce, onTaken, onFiles });
  });

  useEffect(() => {
    if (shared !== null && isMeant(converter)) void open(shared);
  }, [shared, converter]);
}
