import { Fragment, useEffect, useState } from 'react';
import { SAVED_MS } from '../../constants';
import { useSelect } from '../../state/use-select';
import { StatusLink } from '../../ui/StatusLink';
import { TextButton } from '../../ui/TextButton';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import type { Reading } from '../findings/findings';
import { statusParts } from '../findings/status';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';
import type { SavedDocument } from './run-conversion';

interface StatusLineProps {
  readonly reading: Reading;
  readonly findings: number;
  readonly missingPictures: number;
  /** Whether lines were joined that look as if they were meant to stand as they are. */
  readonly joinsLines: boolean;
  readonly onKeepLineBreaks: () => void;
  /** How many repairs change the file. */
  readonly repairs: number;
  /** The last file that was made from the text. */
  readonly saved: SavedDocument | undefined;
}

const STATES: Readonly<Record<Reading, string>> = {
  pending: 'Reading…',
  done: 'Ready',
  failed: 'Not checked yet',
};

/**
 * At the foot, below the rule: whether the text is ready, and what needs attention first. Empty if there is no text.
 */
export function StatusLine(props: StatusLineProps) {
  const { reading, findings, missingPictures, joinsLines, onKeepLineBreaks, repairs, saved } = props;
  const converter = useConverter();
  const isWritten = useManuscript(hasText);
  const isSaved = useJustSaved(saved);
  const isPasting = useSelect(view(converter), (current) => current.isPasting);
  const parts = reading === 'done' ? statusParts(converter, findings, missingPictures, repairs) : [];
  const isReady = reading === 'done' && !isPasting;
  return (
    <div role="status" aria-label="Text" className="min-w-0 text-sm tabular-nums">
      {isWritten && saved && isSaved && (
        <p className="screen-saved wrap-anywhere lg:truncate">{savedMessage(saved)}</p>
      )}
      {isWritten && !isSaved && (
        <p>
          <span className="whitespace-nowrap">
            <span className={isReady ? 'font-semibold' : 'text-faded'}>
              {isPasting ? 'Pasting…' : STATES[reading]}
            </span>
            {parts.length > 0 && <Separator />}
          </span>
          {parts.map((part, index) => (
            <Fragment key={part.href}>
              {' '}
              <span className="whitespace-nowrap">
                <StatusLink part={part} />
                {index < parts.length - 1 && <Separator />}
              </span>
            </Fragment>
          ))}
          {reading === 'done' && joinsLines && (
            <>
              <Separator /> <TextButton onClick={onKeepLineBreaks}>Keep line breaks</TextButton>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Stays with what it follows, so that no line begins with it. */
function Separator() {
  return <span className="ml-0.5 text-faded"> ·</span>;
}

/** True for some seconds after each saved file. */
function useJustSaved(saved: SavedDocument | undefined): boolean {
  const [announced, setAnnounced] = useState<SavedDocument>();
  useEffect(() => {
    // Once the text is deleted, so is the name of its file.
    const timer = setTimeout(() => setAnnounced(saved), saved ? SAVED_MS : 0);
    return () => clearTimeout(timer);
  }, [saved]);
  return saved !== undefined && announced !== saved;
}

const KILOBYTE = 1000;

function savedMessage({ filename, bytes }: SavedDocument): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return `Saved · ${filename} · ${kilobytes.toLocaleString('en')} kB`;
}
