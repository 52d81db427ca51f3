import { Fragment } from 'react';
import { StatusLink } from '../../ui/StatusLink';
import { hasText, useManuscript } from '../editor/use-manuscript';
import { statusParts } from '../inspection/status';

interface StatusLineProps {
  /** Whether the text has been looked at. */
  readonly isRead: boolean;
  readonly findings: number;
  readonly missingPictures: number;
}

/** Beside the button: whether the text is ready, and what wants a look before. Empty where there is no text. */
export function StatusLine({ isRead, findings, missingPictures }: StatusLineProps) {
  const isWritten = useManuscript(hasText);
  return (
    <div
      role="status"
      aria-label="Text"
      className="order-first text-center text-sm tabular-nums lg:order-none lg:mt-2"
    >
      {isWritten && (
        <p className="status-line pb-1 lg:pb-0">
          <span className={isRead ? 'font-semibold' : 'text-faded'}>{isRead ? 'Ready' : 'Reading…'}</span>
          {isRead &&
            statusParts(findings, missingPictures).map((part) => (
              <Fragment key={part.href}>
                <span className="text-faded"> · </span>
                <StatusLink part={part} />
              </Fragment>
            ))}
        </p>
      )}
    </div>
  );
}
