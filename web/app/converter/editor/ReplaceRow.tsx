import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface ReplaceRowProps {
  /** Whether it was asked for with a phrase to look for. The visitor may be typing one meanwhile. */
  readonly takesFocus: boolean;
  readonly onReplace: (insert: string) => void;
  readonly onReplaceAll: (insert: string) => void;
}

const BUTTON =
  'inline-flex min-h-control items-center rounded-small border border-edge bg-sheet px-3 text-sm hover:border-accent hover:text-accent';

/** The replacement for the phrase, in the row below it. */
export default function ReplaceRow({ takesFocus, onReplace, onReplaceAll }: ReplaceRowProps) {
  const [insert, setInsert] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const start = useEffectEvent(() => takesFocus && field.current?.focus());
  useEffect(() => void start(), []);

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
        className="h-control min-w-48 flex-1 rounded-small border border-edge bg-sheet px-3 text-base placeholder:text-faded sm:text-sm"
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
