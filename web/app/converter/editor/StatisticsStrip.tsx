import { Fragment } from 'react';
import { SLOW_DOCUMENT_WORDS, SLOW_INSPECTION_MS } from '../../constants';
import type { TextReport } from '../../worker/protocol';
import { countsOf } from './counts';

interface StatisticsStripProps {
  readonly report: Pick<TextReport, 'statistics' | 'tookMs'>;
}

/** The numbers of words, characters and so on, below the text. */
export function StatisticsStrip({ report: { statistics, tookMs } }: StatisticsStripProps) {
  const isSlow = statistics.words > SLOW_DOCUMENT_WORDS && tookMs > SLOW_INSPECTION_MS;
  return (
    <section aria-label="Statistics" className="text-[0.8125rem] text-faint">
      <p className="tabular-nums">
        {countsOf(statistics).map((count, index) => (
          <Fragment key={count}>
            {index > 0 && ' · '}
            <span className="inline-block">{count}</span>
          </Fragment>
        ))}
      </p>
      {isSlow && <p>A text this long may take a while to convert. Splitting it can help.</p>}
    </section>
  );
}
