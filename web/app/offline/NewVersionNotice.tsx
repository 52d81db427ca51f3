import { useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { returnFocus } from '../ui/return-focus';
import { useClearOfFocus } from '../ui/use-clear-of-focus';
import { readyToReload } from './before-reload';
import { takeNewVersion } from './new-version';

interface NewVersionNoticeProps {
  readonly waiting: ServiceWorker;
  readonly onLater: () => void;
}

/** Announces a new version. Nothing happens until the visitor agrees, and no text is lost then. */
export default function NewVersionNotice({ waiting, onLater }: NewVersionNoticeProps) {
  const place = useRef<HTMLElement>(null);
  useClearOfFocus(place);
  const [isUnkept, setIsUnkept] = useState(false);

  async function reload(): Promise<void> {
    try {
      await readyToReload();
    } catch {
      return setIsUnkept(true);
    }
    takeNewVersion(waiting);
  }

  return (
    <section
      ref={place}
      aria-label="New version"
      className="fixed inset-x-0 top-0 z-20 overflow-y-auto p-4 text-sm sm:right-auto sm:max-w-104 lg:top-auto lg:bottom-0"
    >
      <div className="animate-arrive rounded-sheet border border-rule bg-sheet p-4 shadow-raised">
        <p role="status">
          {isUnkept
            ? 'Your browser could not keep your text. Copy it, then close this page and open it again for the new version.'
            : 'A new version is ready. Your text is kept when you reload.'}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {!isUnkept && <Button onClick={reload}>Reload</Button>}
          <Button
            tone="secondary"
            onClick={() => {
              onLater();
              returnFocus(null);
            }}
          >
            Later
          </Button>
        </div>
      </div>
    </section>
  );
}
