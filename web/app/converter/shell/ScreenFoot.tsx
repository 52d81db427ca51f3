import type { ReactNode } from 'react';
import { ConvertAgain } from '../conversion/ConvertAgain';
import { StatusLine } from '../conversion/StatusLine';
import { StatisticsStrip } from '../editor/StatisticsStrip';
import { saysDialect } from '../inspection/dialect';
import { useConverter } from '../instance/converter-context';
import { focusStatus, STATUS_ID } from '../view/status-place';
import { keepLineBreaks } from '../workspace/workspace';
import { DrawerButton } from './DetailsDrawer';
import type { ScreenState } from './use-screen';

interface ScreenFootProps {
  readonly state: ScreenState;
  /** What belongs to the pages. */
  readonly children: ReactNode;
}

/** At the foot, below a short rule like the notes of a page: what is known about the text. */
export function ScreenFoot({ state, children }: ScreenFootProps) {
  const converter = useConverter();
  const { report, reading, conversion, screen } = state;
  const { saved } = conversion;
  const findings = state.findings.count;
  const pictures = report?.pictures;
  const hasDialect = report?.reading !== undefined && saysDialect(report.reading);
  const hasNotes =
    findings > 0 ||
    hasDialect ||
    (pictures && pictures.count + pictures.unused.length > 0) ||
    report?.repairs.length;
  return (
    <div className="screen-foot">
      <section id={converter.id(STATUS_ID)} aria-label="Status" tabIndex={-1} className="screen-status">
        <div className="flex min-w-0 items-baseline gap-x-2 max-[18rem]:flex-wrap sm:gap-x-4">
          <StatusLine
            reading={reading}
            findings={findings}
            missingPictures={pictures?.missing ?? 0}
            joinsLines={state.findings.notices.some(({ code }) => code === 'lines-joined')}
            onKeepLineBreaks={() => {
              keepLineBreaks(converter);
              focusStatus(converter);
            }}
            repairs={report?.repairs.filter(({ isApplied }) => isApplied).length ?? 0}
            saved={saved}
          />
          <span className="text-sm whitespace-nowrap empty:hidden lg:hidden">
            <ConvertAgain
              state={conversion.state}
              hasConverted={saved !== undefined}
              onConvert={screen.convert}
            />
          </span>
          {hasNotes ? <DrawerButton>Details</DrawerButton> : null}
        </div>
        {report && <StatisticsStrip report={report} />}
      </section>
      {children}
    </div>
  );
}
