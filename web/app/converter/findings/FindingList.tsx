import type { Notice } from '@footmark/engine';
import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { TextButton } from '../../ui/TextButton';
import { countFindings, type Findings } from './findings';

interface FindingListProps {
  readonly findings: Findings;
  readonly onGoTo: (line: number) => void;
}

const TONES = {
  error: { name: 'Error', ink: 'text-bad' },
  warning: { name: 'Warning', ink: 'text-warn' },
} as const;

const AT_FIRST = 20;

/** What is wrong or odd in the text, set like the notes of a page. */
export function FindingList({ findings, onGoTo }: FindingListProps) {
  const [shown, setShown] = useState(AT_FIRST);
  const { notices, count } = findings;
  if (count === 0) return null;
  return (
    <section id="findings" aria-labelledby="findings-title" className="scroll-mt-4">
      <div className="note-rule mb-3" />
      <h2 id="findings-title" className="text-lg font-semibold">
        {countFindings(count)}
      </h2>
      <ul className="mt-1 text-sm">
        {notices.slice(0, shown).map((notice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings can be the same but for their place
          <Finding key={index} notice={notice} onGoTo={onGoTo} />
        ))}
      </ul>
      {notices.length > shown && (
        <p className="mt-2 text-sm">
          <TextButton onClick={() => setShown(notices.length)}>Show more</TextButton>
        </p>
      )}
      {count > notices.length && shown >= notices.length && (
        <p className="mt-2 text-sm text-faded">The first {notices.length} are listed.</p>
      )}
    </section>
  );
}

function Finding({ notice, onGoTo }: { notice: Notice; onGoTo: (line: number) => void }) {
  const { severity, message, line } = notice;
  const { name, ink } = TONES[severity];
  return (
    <li className="flex gap-2 py-2">
      <span className={ink}>
        <Icon name={severity} />
      </span>
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">{name}: </span>
        {message} <TextButton onClick={() => onGoTo(line)}>Line {line.toLocaleString('en')}</TextButton>
      </p>
    </li>
  );
}
