import { Suspense, useSyncExternalStore } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { earlierTextStore } from './earlier-text';
import { otherDraftsStore } from './other-drafts';

const Earlier = loadedLater(() => import('./EarlierText'));
const Others = loadedLater(() => import('./OtherTexts'));

/** Says that the visitor's own text was saved when another was opened in its place. */
export function EarlierText() {
  const earlier = useSyncExternalStore(earlierTextStore.subscribe, earlierTextStore.read, () => undefined);
  const wasWanted = useLoadedLater(Earlier, earlier !== undefined);
  return (
    wasWanted && (
      <Suspense>
        <Earlier />
      </Suspense>
    )
  );
}

/** Gives access to the texts that other tabs have left. */
export function OtherTexts() {
  const drafts = useSyncExternalStore(otherDraftsStore.subscribe, otherDraftsStore.read, () => undefined);
  const wasWanted = useLoadedLater(Others, drafts !== undefined && drafts.length > 0);
  return (
    wasWanted && (
      <Suspense>
        <Others />
      </Suspense>
    )
  );
}
