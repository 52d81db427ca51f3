import { Suspense } from 'react';
import { useSelect } from '../../state/use-select';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { useConverter } from '../instance/converter-context';
import { Pages, PageThumbnails } from '../pages/OnDemand';
import { view } from '../view/view';
import { Divider } from './Divider';
import { Samples } from './Samples';
import type { ScreenState } from './use-screen';

const OutlinePanel = loadedLater(() => import('../outline/OutlinePanel'));
const Desk = loadedLater(() => import('./Desk'));

/** The pages of the text, with the panels beside them; until there is text, the samples. */
export function PagesPane({ state }: { readonly state: ScreenState }) {
  const converter = useConverter();
  const { isBegun, isWritten, report, findings, goTo, opening } = state;
  const isOutlined = useSelect(view(converter), ({ isOutlineOpen }) => isOutlineOpen);
  useLoadedLater(Desk, isBegun);
  useLoadedLater(OutlinePanel, isOutlined);
  if (!isBegun) return <Samples />;
  return (
    <>
      <Divider />
      <Suspense>{isOutlined && <OutlinePanel findings={findings} onGoTo={goTo} />}</Suspense>
      <div id={converter.id('pages-pane')} tabIndex={-1} className="screen-desk">
        <div className="screen-strip">
          <PageThumbnails />
        </div>
        <div className="screen-roll">
          <Pages
            findings={findings}
            onGoTo={goTo}
            onPicture={opening.openFor}
            {...(report && { pictures: report.pictures })}
          />
        </div>
        <Suspense>
          <Desk
            features={isWritten ? report?.features : undefined}
            isAdjusting={state.isAdjusting}
            onAdjusting={state.setIsAdjusting}
            onTab={state.setTab}
          />
        </Suspense>
      </div>
    </>
  );
}
