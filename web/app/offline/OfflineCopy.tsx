import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle';

const NewVersionNotice = lazy(() => import('./NewVersionNotice'));

/** Keeps the site for visits without a network once the page is loaded, and offers a new version when there is one. */
export function OfflineCopy() {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    return whenLoaded(
      () => void import('./new-version').then(({ keepOfflineCopy }) => keepOfflineCopy(setWaiting)),
    );
  }, []);

  return (
    waiting && (
      <Suspense>
        <NewVersionNotice waiting={waiting} onLater={() => setWaiting(undefined)} />
      </Suspense>
    )
  );
}

/** What is fetched for later must not hold up the page that is wanted now. */
function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(run);
  let cancel = (): void => window.removeEventListener('load', loaded);
  function loaded(): void {
    cancel = whenIdle(run);
  }
  window.addEventListener('load', loaded, { once: true });
  return () => cancel();
}
