import type { ReactNode } from 'react';
import type { TextReport } from '../../worker/protocol';
import { ConvertAgain } from '../conversion/ConvertAgain';
import type { Conversion } from '../conversion/conversion-state';
import type { SavedDocument } from '../conversion/run-conversion';
import { StatusLine } from '../conversion/StatusLine';
import { StatisticsStrip } from '../editor/StatisticsStrip';
import { saysDialect } from '../inspection/dialect';
import type { Reading } from '../inspection/use-findings';
import { DrawerButton } from './NotesDrawer';
import { STATUS_ID } from './regions';

interface ScreenFootProps {
  readonly report: TextReport | undefined;
  readonly reading: Reading;
  readonly findings: number;
  readonly state: Conversion;
  readonly saved: SavedDocument | undefined;
  readonly onConvert: () => void;
  /** What belongs to the pages. */
  readonly children: ReactNode;
}

/** At the foot, below a short rule like the notes of a page: what is known about the text. */
export function ScreenFoot(props: ScreenFootProps) {
  const { report, reading, findings, state, saved, onConvert, children } = props;
  const pictures = report?.pictures;
  const hasDialect = report?.reading !== undefined && saysDialect(report.reading);
  const hasNotes =
    findings > 0 ||
    hasDialect ||
    (pictures && pictures.count + pictures.unused.length > 0) ||
    report?.repairs.length;
  return (
    <div className="screen-foot">
      <section id={STATUS_ID} aria-label="Status" tabIndex={-1} className="screen-status">
        <div className="flex min-w-0 items-baseline gap-x-2 max-[18rem]:flex-wrap sm:gap-x-4">
          <StatusLine
            reading={reading}
            findings={findings}
            missingPictures={pictures?.missing ?? 0}
            saved={saved}
          />
          <span className="text-sm whitespace-nowrap empty:hidden">
            <ConvertAgain state={state} hasConverted={saved !== undefined} onConvert={onConvert} />
          </span>
          {hasNotes ? <DrawerButton>Details</DrawerButton> : null}
        </div>
        {report && <StatisticsStrip report={report} />}
      </section>
      {children}
    </div>
  );
}
