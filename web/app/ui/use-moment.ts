import { useCallback, useEffect, useState } from 'react';

/** A state that is true for a moment, restarting each time it is triggered. */
export function useMoment(lengthMs: number): [isNow: boolean, begin: () => void] {
  const [beginnings, setBeginnings] = useState(0);

  useEffect(() => {
    if (beginnings === 0) return;
    const timer = setTimeout(() => setBeginnings(0), lengthMs);
    return () => clearTimeout(timer);
  }, [beginnings, lengthMs]);

  return [beginnings > 0, useCallback(() => setBeginnings((count) => count + 1), [])];
}
