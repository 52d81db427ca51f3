import { type ComponentProps, Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import type { TextReport } from '../../worker/protocol';
import { Pages, PageThumbnails } from '../pages/OnDemand';
import { Divider } from './Divider';
import { Samples } from './Samples';

const Desk = loadedLater(() => import('./Desk'));

type PagesProps = Pick<ComponentProps<typeof Pages>, 'findings' | 'onGoTo' | 'onPicture'>;

interface PagesPaneProps extends PagesProps, ComponentProps<typeof Desk> {
  readonly isBegun: boolean;
  readonly report: TextReport | undefined;
}

/** The pages of the text, with the panels beside them; until there is text, the samples. */
export function PagesPane({ isBegun, report, findings, onGoTo, onPicture, ...desk }: PagesPaneProps) {
  useLoadedLater(Desk, isBegun);
  if (!isBegun) return <Samples />;
  return (
    <>
      <Divider />
      <div id="pages-pane" tabIndex={-1} className="screen-desk">
        <div className="screen-strip">
          <PageThumbnails />
        </div>
        <div className="screen-roll">
          <Pages
            findings={findings}
            onGoTo={onGoTo}
            onPicture={onPicture}
            {...(report && { pictures: report.pictures })}
          />
        </div>
        <Suspense>
          <Desk {...desk} />
        </Suspense>
      </div>
    </>
  );
}
