import type { TextStatistics } from '@footmark/engine';
import { Fragment } from 'react';
import { SLOW_DOCUMENT_WORDS } from '../../constants';
import { countsOf } from './counts';

interface StatisticsStripProps {
  readonly statistics: TextStatistics;
}

/** How much of what the text has, under it. */
export function StatisticsStrip({ statistics }: StatisticsStripProps) {
  return (
    <div className="px-4 py-3 text-sm text-faded sm:px-6">
      <p data-testid="statistics" className="tabular-nums">
        {countsOf(statistics).map((count, index) => (
          <Fragment key={count}>
            {index > 0 && (
              <span aria-hidden="true" className="mx-2 text-edge">
                ·
              </span>
            )}
            <span className="inline-block">{count}</span>
          </Fragment>
        ))}
      </p>
      {statistics.words > SLOW_DOCUMENT_WORDS && (
        <p className="mt-1">A text this long may take a while to convert. Splitting it can help.</p>
      )}
    </div>
  );
}
