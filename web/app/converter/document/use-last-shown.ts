import { useEffect, useState } from 'react';
import { useConverter } from '../instance/converter-context';
import { onTextReplaced } from './text-replaced';

/**
 * What a dialog shows or, while it is closing, has shown. It may be about the text, or hold on to it, and so is forgotten with
 * it.
 */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const converter = useConverter();
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  useEffect(
    () =>
      onTextReplaced(converter, (isForgotten) => {
        if (isForgotten) setLast(undefined);
      }),
    [converter],
  );
  return value ?? last;
}
