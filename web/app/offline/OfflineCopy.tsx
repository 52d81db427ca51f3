import { lazy, Suspense, useEffect, useState } from 'react';
import { OFFLINE_COPY_DELAY_MS } from '../constants';
import { whenIdle } from '../ui/when-idle';

const NewVersionNotice = lazy(() => import('./NewVersionNotice'));

/** Stores the site for offline visits once the page has loaded, and offers a new version if there is one. */
export function OfflineCopy() {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    return whenAtRest(() => {
      import('./new-version')
        .then(({ keepOfflineCopy }) => keepOfflineCopy(setWaiting))
        // Without a network, the next visit does it.
        .catch(() => undefined);
    });
  }, []);

  return (
    waiting && (
      <Suspense>
        <NewVersionNotice waiting={waiting} onLater={() => setWaiting(undefined)} />
      </Suspense>
    )
  );
}

/** Requests for later must not delay those for now, such as the editor and the engine. */
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
