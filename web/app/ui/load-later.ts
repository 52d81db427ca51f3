import { type ComponentType, lazy, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is not in the page's first scripts. Without a network nothing is shown in its place. */
export function loadedLater<Props extends object>(load: Load<Props>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

/**
 * Fetches a component once the page has nothing to do. Says whether it has been wanted yet: from then on it stays, so
 * that it can leave as it likes.
 */
export function useLoadedLater(load: () => Promise<unknown>, isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  return wasWanted;
}

function Nothing(): null {
  return null;
}
