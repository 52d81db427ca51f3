import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusFindField } from './find-field';

export interface ReplaceRowProps {
  /** Whether there is something to look for. */
  readonly hasPhrase: boolean;
  readonly onReplace: (insert: string) => void;
  readonly onReplaceAll: (insert: string) => void;
}

const BUTTON =
  'inline-flex min-h-10 items-center rounded-small border border-edge bg-sheet px-3 text-sm hover:border-accent hover:text-accent';

/** The replacement for the phrase, in the row below it. */
export default function ReplaceRow({ hasPhrase, onReplace, onReplaceAll }: ReplaceRowProps) {
  const [insert, setInsert] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // It opens because somebody wants to type: the phrase first, if there is none.
  const start = useEffectEvent(() => (hasPhrase ? field.current?.focus() : focusFindField()));
  useEffect(() => start(), []);

  return (
    <>
      <input
        ref={field}
        type="text"
        aria-label="Replace with"
        placeholder="Replace with"
        value={insert}
        onChange={({ target }) => setInsert(target.value)}
        onKeyDown={({ key, altKey, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          if (altKey) onReplaceAll(insert);
          else onReplace(insert);
        }}
        className="h-10 min-w-48 flex-1 rounded-small border border-edge bg-sheet px-3 text-base placeholder:text-faded sm:text-sm"
      />
      <div className="flex gap-2">
        <button type="button" className={BUTTON} onClick={() => onReplace(insert)}>
          Replace
        </button>
        <button type="button" className={BUTTON} onClick={() => onReplaceAll(insert)}>
          Replace all
        </button>
      </div>
    </>
  );
}
