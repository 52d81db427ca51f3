import type { DialectReading, Notice, RepairEffect, RepairName } from '@footmark/engine';
import type { ReactNode } from 'react';
import { LongList } from '../../ui/LongList';
import { TextButton } from '../../ui/TextButton';
import { countFindings, type Findings } from '../findings/findings';
import { signOf } from '../findings/signs';
import { FINDINGS_ID } from '../findings/status';
import { useConverter } from '../instance/converter-context';
import { askForSources } from '../view/questions';
import { focusStatus } from '../view/status-place';
import { keepLineBreaks } from '../workspace/workspace';
import { ReadAs } from './ReadAs';
import { makeRepair, repairOf } from './repair-of-finding';

interface FindingListProps {
  /** The dialect of the text. */
  readonly reading: DialectReading | undefined;
  readonly findings: Findings;
  /** What repairs change, or would change. */
  readonly effects: readonly RepairEffect[];
  readonly onGoTo: (line: number) => void;
  /** What was lost from the Word file that the text came from. */
  readonly children: ReactNode;
}

const TONES = {
  error: { name: 'Error', ink: 'text-bad' },
  warning: { name: 'Warning', ink: 'text-warn' },
} as const;

/** The findings in the text, and what was lost from the Word file that it came from. */
export default function FindingList(props: FindingListProps) {
  return (
    <>
      <ReadAs reading={props.reading} />
      {props.findings.count > 0 && <FindingsOfText {...props} />}
      {props.children}
    </>
  );
}

/** Set like the notes of a page. */
function FindingsOfText({ findings, effects, onGoTo }: Omit<FindingListProps, 'children'>) {
  const converter = useConverter();
  const { notices, count } = findings;
  return (
    <section
      id={converter.id(FINDINGS_ID)}
      aria-labelledby={converter.id('findings-title')}
      // The link from the status line also moves the focus.
      tabIndex={-1}
      className="scroll-mt-4 outline-none"
    >
      <h2 id={converter.id('findings-title')} className="text-base font-semibold">
        {countFindings(count)}
      </h2>
      <LongList items={notices} count={count} className="mt-1 text-sm">
        {(notice, index) => (
          // Two findings may differ only in their position.
          <Finding
            key={index}
            sign={signOf(index)}
            notice={notice}
            repair={repairOf(notice, effects)}
            onGoTo={onGoTo}
          />
        )}
      </LongList>
    </section>
  );
}

interface FindingProps {
  readonly sign: string;
  readonly notice: Notice;
  /** The repair that mends it. */
  readonly repair: RepairName | undefined;
  readonly onGoTo: (line: number) => void;
}

function Finding({ sign, notice, repair, onGoTo }: FindingProps) {
  const converter = useConverter();
  const { severity, message, line } = notice;
  const { name, ink } = TONES[severity];
  const resolve = (by: () => void): void => {
    by();
    focusStatus(converter);
  };
  return (
    <li className="flex gap-2 py-2">
      <span
        aria-hidden="true"
        className={`min-w-5 shrink-0 font-serif text-base leading-[1.25rem] font-semibold ${ink}`}
      >
        {sign}
      </span>
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">{name}: </span>
        {message} <TextButton onClick={() => onGoTo(line)}>Line {line.toLocaleString('en')}</TextButton>
        {repair !== undefined && (
          <>
            {' '}
            <TextButton onClick={() => resolve(() => makeRepair(converter, repair))}>
              Fix in the Word file
            </TextButton>
          </>
        )}
        {notice.code === 'lines-joined' && (
          <>
            {' '}
            <TextButton onClick={() => resolve(() => keepLineBreaks(converter))}>Keep line breaks</TextButton>
          </>
        )}
        {isAboutSources(notice) && (
          <>
            {' '}
            <TextButton onClick={() => askForSources(converter)}>Sources…</TextButton>
          </>
        )}
      </p>
    </li>
  );
}

/** Findings that adding to the visitor's library may resolve. */
function isAboutSources({ code, message }: Notice): boolean {
  return (
    code === 'bibliography-not-loaded' ||
    code === 'citation-style-not-loaded' ||
    code === 'citation-unknown' ||
    code === 'source-simplified' ||
    // Citations in a text without sources are one kind of markup that is left as text.
    (code === 'markup-printed' && /^(?:Citation|\d+ citations) /.test(message))
  );
}
