import { Suspense, useEffect, useState } from 'react';
import { loadedLater } from '../../ui/load-later';
import { whenIdle } from '../../ui/when-idle';

const AllQuestions = loadedLater(() => import('./AllQuestions'));

/** What the page asks a visitor, loaded once it has nothing to do: what is asked before that waits. */
export function Questions() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <AllQuestions />
      </Suspense>
    )
  );
}
