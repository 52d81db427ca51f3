import { useEffect, useEffectEvent } from 'react';
import { coverPage } from './covered-history';

/** Makes the browser's Back close what covers the page while it is open, as people expect on phones. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? coverPage(() => close()) : undefined), [isOpen]);
}
