import { SiteFooter } from '../../ui/SiteFooter';
import { Tooltips } from '../../ui/Tooltips';
import { ConversionOverlay } from '../conversion/ConversionOverlay';
import type { Converter } from '../instance/converter';
import { ConverterContext, useConverter } from '../instance/converter-context';
import { screenId } from '../instance/is-meant';
import { PageTotal } from '../pages/OnDemand';
import { pagesPlace } from '../pages/pages-place';
import { editorPlace } from '../view/editor-place';
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

/** The screen of a converter, which outlives it: one that fails and is shown again still has the text. */
export function ConverterScreen({ converter }: { readonly converter: Converter }) {
  return (
    <ConverterContext value={converter}>
      <Screen />
    </ConverterContext>
  );
}

function Screen() {
  const converter = useConverter();
  const state = useScreen();
  const { isBegun, tab, setTab, isAdjusting, conversion, screen, inText, showPages } = state;
  return (
    <div
      id={screenId(converter)}
      className="screen"
      data-state={isBegun ? 'begun' : 'receiving'}
      data-tab={tab}
      data-adjusting={isAdjusting || undefined}
    >
      <ScreenSkipLinks
        isBegun={isBegun}
        onText={() => inText(editorPlace(converter).focusEditor)}
        onPages={() => {
          showPages();
          pagesPlace(converter).focusPages();
        }}
      />
      <ScreenBar isBegun={isBegun} screen={screen} plate={<ScreenPlate state={state} />} />
      <main id={converter.id('main')} tabIndex={-1} className="screen-work">
        {isBegun && (
          <ScreenTabs chosen={tab} onChoose={setTab} pageTotal={<PageTotal areSeen={tab === 'pages'} />} />
        )}
        <TextPane state={state} />
        <PagesPane state={state} />
        <ScreenFoot state={state}>{isBegun && <PageTools />}</ScreenFoot>
        <Tooltips />
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
    </div>
  );
}
