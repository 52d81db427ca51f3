import type { TextStatistics } from '@footmark/engine';
import { Fragment } from 'react';
import { SLOW_DOCUMENT_WORDS } from '../../constants';
import { countFindings } from '../findings/findings';
import { countsOf } from './counts';

interface StatisticsStripProps {
  readonly statistics: TextStatistics;
  readonly findingCount: number;
}

/** How much of what the text has, under it, and the way to what was found in it. */
export function StatisticsStrip({ statistics, findingCount }: StatisticsStripProps) {
  return (
    <section aria-label="Statistics" className="px-4 py-3 text-sm text-faded sm:px-6">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="tabular-nums">
          {countsOf(statistics).map((count, index) => (
            <Fragment key={count}>
              {index > 0 && ' · '}
              <span className="inline-block">{count}</span>
            </Fragment>
          ))}
        </p>
        {findingCount > 0 && (
          <a href="#findings" className="text-accent underline underline-offset-4 hover:text-accent-strong">
            {countFindings(findingCount)}
          </a>
        )}
      </div>
      {statistics.words > SLOW_DOCUMENT_WORDS && (
        <p className="mt-1">A text this long may take a while to convert. Splitting it can help.</p>
      )}
    </section>
  );
}
