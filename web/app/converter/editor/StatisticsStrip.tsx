import { Fragment } from 'react';
import { SLOW_DOCUMENT_WORDS, SLOW_INSPECTION_MS } from '../../constants';
import type { TextReport } from '../../worker/protocol';
import { countsOf } from './counts';

interface StatisticsStripProps {
  readonly report: Pick<TextReport, 'statistics' | 'tookMs'>;
}

/** The numbers of words, characters and so on, below the text. */
export function StatisticsStrip({ report: { statistics, tookMs } }: StatisticsStripProps) {
  const counts = countsOf(statistics);
  const isSlow = statistics.words > SLOW_DOCUMENT_WORDS && tookMs > SLOW_INSPECTION_MS;
  return (
    <section aria-label="Statistics" className="text-[0.8125rem] text-faint">
      <p className="tabular-nums">
        {counts.map((count, index) => (
          <Fragment key={count}>
            {index > 0 && ' '}
            {/* The separator stays with what it follows, so that no line begins with it. */}
            <span className="inline-block">
              {count}
              {index < counts.length - 1 && ' ·'}
            </span>
          </Fragment>
        ))}
      </p>
      {isSlow && <p>A text this long may take a while to convert. Splitting it can help.</p>}
    </section>
  );
}
