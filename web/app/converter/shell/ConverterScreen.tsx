import { SiteFooter } from '../../ui/SiteFooter';
import { Tooltips } from '../../ui/Tooltips';
import { ConversionOverlay } from '../conversion/ConversionOverlay';
import type { Manuscript } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { PageTotal } from '../pages/OnDemand';
import { focusPages } from '../pages/pages-place';
import { focusEditor } from '../view/editor-place';
import { PagesPane } from './PagesPane';
import { PageTools } from './PageTools';
import { Questions } from './Questions';
import { ScreenBar } from './ScreenBar';
import { ScreenFoot } from './ScreenFoot';
import { ScreenPlate } from './ScreenPlate';
import { ScreenSkipLinks } from './ScreenSkipLinks';
import { ScreenTabs } from './ScreenTabs';
import { Shortcuts } from './Shortcuts';
import { TextPane } from './TextPane';
import { useScreen } from './use-screen';

export function ConverterScreen() {
  const state = useScreen();
  const { isBegun, tab, setTab, isAdjusting, conversion, screen, inText, showPages } = state;
  const hasChanges = useManuscript(areChangesShown);
  return (
    <div
      className="screen"
      data-state={isBegun ? 'begun' : 'receiving'}
      data-tab={tab}
      data-adjusting={isAdjusting || undefined}
    >
      <ScreenSkipLinks
        isBegun={isBegun}
        onText={() => inText(focusEditor)}
        onPages={() => {
          showPages();
          focusPages();
        }}
      />
      <ScreenBar isBegun={isBegun} screen={screen} plate={<ScreenPlate state={state} />} />
      <main id="main" tabIndex={-1} className="screen-work">
        {isBegun && (
          <ScreenTabs
            chosen={tab}
            onChoose={setTab}
            pageTotal={<PageTotal areSeen={tab === 'pages'} />}
            hasChanges={hasChanges}
          />
        )}
        <TextPane state={state} />
        <PagesPane state={state} />
        <ScreenFoot state={state}>{isBegun && <PageTools />}</ScreenFoot>
      </main>
      <SiteFooter />
      <input {...state.dialog.field} />
      <Questions over={state.over} />
      <Shortcuts isOpen={state.listsShortcuts} onClose={() => state.setListsShortcuts(false)} />
      <ConversionOverlay
        state={conversion.state}
        onCancel={conversion.cancel}
        onClosed={conversion.returnFocus}
      />
      <Tooltips />
    </div>
  );
}

function areChangesShown({ returned }: Manuscript): boolean {
  return returned !== undefined && !returned.isFolded && !returned.isAway;
}
