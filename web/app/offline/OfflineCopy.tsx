import { lazy, Suspense, useEffect, useState } from 'react';
import { OFFLINE_COPY_DELAY_MS } from '../constants';
import { whenIdle } from '../ui/when-idle';

const NewVersionNotice = lazy(() => import('./NewVersionNotice'));

/** Keeps the site for visits without a network once the page is loaded, and offers a new version when there is one. */
export function OfflineCopy() {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    return whenAtRest(
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

/** What is fetched for later must not hold up what the page fetches for now, the editor and the engine among it. */
function whenAtRest(run: () => void): () => void {
  let cancel = (): void => window.removeEventListener('load', loaded);
  function loaded(): void {
    const timer = setTimeout(() => {
      cancel = whenIdle(run);
    }, OFFLINE_COPY_DELAY_MS);
    cancel = () => clearTimeout(timer);
  }
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
  return () => cancel();
}
