import { useEffect, useEffectEvent } from 'react';
import { coverPage } from './covered-history';

/** Has the browser's Back close what covers the page while it is open, as one expects on a phone. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? coverPage(() => close()) : undefined), [isOpen]);
}
