import { Suspense, useEffect, useState } from 'react';
import { loadedLater } from '../../ui/load-later';
import { whenIdle } from '../../ui/when-idle';

const AllQuestions = loadedLater(() => import('./AllQuestions'));

/** The page's questions to the visitor, loaded once it is idle: earlier ones wait until then. */
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
