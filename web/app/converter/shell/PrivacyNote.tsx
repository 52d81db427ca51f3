import { type ReactNode, useSyncExternalStore } from 'react';
import { storageTrouble } from '../drafts/storage-state';

interface PrivacyNoteProps {
  readonly children: ReactNode;
}

/** The note to the mark in the headline. */
export function PrivacyNote({ children }: PrivacyNoteProps) {
  const trouble = useSyncExternalStore(storageTrouble.subscribe, storageTrouble.read, () => undefined);
  return (
    <aside id="privacy-note" className="max-w-prose text-sm text-pretty text-faded">
      <div className="note-rule mb-3" />
      <p>
        <span className="note-mark mr-1 text-ink">1</span>
        Your text stays here. The conversion runs in this browser tab and nothing is uploaded.{' '}
        {trouble
          ? 'It cannot be kept on this device at the moment, and is gone when this page is closed.'
          : 'So that nothing gets lost, the text and its pictures are kept on this device until you clear it.'}{' '}
        {children}{' '}
        <a
          href="#privacy-mark"
          aria-label="Back to the headline"
          className="-my-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-small text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          ↩
        </a>
      </p>
    </aside>
  );
}
