import { useEffect, useState } from 'react';
import { onTextReplaced } from './text-replaced';

/**
 * What a dialog shows or, while it is closing, has shown. It may be about the text, or hold on to it, and so is forgotten with
 * it.
 */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  useEffect(
    () =>
      onTextReplaced((isForgotten) => {
        if (isForgotten) setLast(undefined);
      }),
    [],
  );
  return value ?? last;
}
