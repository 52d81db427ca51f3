import { useRef, useState } from 'react';
import { tryAgain } from './connection';
import { EscapeCloses } from './EscapeCloses';
import { FocusReturn } from './FocusReturn';
import { returnFocus } from './return-focus';
import { TextButton } from './TextButton';
import { useClearOfFocus } from './use-clear-of-focus';

interface NotLoadedProps {
  /** What was asked for, by the name on its button. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Shown, where toasts are, instead of something that was asked for and could not be loaded. */
export function NotLoaded({ name, onClose }: NotLoadedProps) {
  const [openedFrom] = useState(() => document.activeElement);
  const place = useRef<HTMLDivElement>(null);
  useClearOfFocus(place);
  const giveBack = (): void => {
    if (document.activeElement === document.body) returnFocus(openedFrom);
  };
  return (
    <div
      ref={place}
      role="alert"
      className="fixed right-[var(--toasts-right,0)] bottom-[var(--toasts-bottom,0px)] z-40 w-full overflow-y-auto p-4 text-sm sm:w-md"
    >
      <EscapeCloses onClose={onClose} />
      <FocusReturn onGone={giveBack} />
      <div className="rounded-sheet border border-bad bg-bad-wash p-4 shadow-raised">
        <p>
          <span className="font-semibold">“{name}” could not be loaded.</span> Check your connection. It opens
          once you are connected.
        </p>
        <p className="mt-2 flex gap-6">
          <TextButton onClick={tryAgain}>Try again</TextButton>
          <TextButton onClick={onClose}>Close</TextButton>
        </p>
      </div>
    </div>
  );
}
