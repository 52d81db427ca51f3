import { type ComponentProps, Suspense } from 'react';
import { EscapeCloses } from '../../ui/EscapeCloses';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { NotLoaded } from '../../ui/NotLoaded';
import { SiteFooter } from '../../ui/SiteFooter';
import { SkipLink } from '../../ui/SkipLink';
import { Tooltips } from '../../ui/Tooltips';
import { ConversionOverlay } from '../conversion/ConversionOverlay';
import { documentFileName } from '../document/file-name';
import { useManuscript } from '../document/use-manuscript';
import type { Converter } from '../instance/converter';
import { ConverterContext, useConverter } from '../instance/converter-context';
import { screenId } from '../instance/is-meant';
import { BadgeRow } from '../options/BadgeRow';
import { LanguageControl, PageCount, PageTotal, PrintButton, ZoomControl } from '../pages/OnDemand';
import { pagesPlace } from '../pages/pages-place';
import { editorPlace } from '../view/editor-place';
import { useDocumentOptions } from '../workspace/workspace';
import { PagesPane } from './PagesPane';
import { Questions } from './Questions';
import { ScreenBar } from './ScreenBar';
import { ScreenFoot } from './ScreenFoot';
import { ScreenPlate } from './ScreenPlate';
import { ScreenTabs } from './ScreenTabs';
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

/** The tools for the pages in the foot of the screen: their number, the options in use, zoom and printing. */
function PageTools() {
  const options = useDocumentOptions();
  const fileName = useManuscript((manuscript) => manuscript.fileName);
  return (
    <div className="screen-page-tools @container">
      <PageCount />
      <LanguageControl />
      <span className="mx-auto @max-[46rem]:hidden">
        <BadgeRow options={options} />
      </span>
      <ZoomControl />
      <PrintButton fileName={(fileName ?? documentFileName(new Date())).replace(/\.docx$/, '')} />
    </div>
  );
}

interface ScreenSkipLinksProps {
  readonly isBegun: boolean;
  readonly onText: () => void;
  readonly onPages: () => void;
}

/** Links to the parts of the screen, for people who use the keyboard. */
function ScreenSkipLinks({ isBegun, onText, onPages }: ScreenSkipLinksProps) {
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      {isBegun && (
        <>
          <SkipLink href="#text-pane" onFollow={onText}>
            Text
          </SkipLink>
          <SkipLink href="#pages-pane" onFollow={onPages}>
            Pages
          </SkipLink>
          <SkipLink href="#convert">Convert</SkipLink>
        </>
      )}
    </>
  );
}

const ShortcutsDialog = loadedLater(
  () => import('./ShortcutsDialog'),
  ({ isOpen, onClose }) => isOpen && <NotLoaded name="Keyboard shortcuts" onClose={onClose} />,
);

/** The list of shortcuts, loaded on request. */
function Shortcuts(props: ComponentProps<typeof ShortcutsDialog>) {
  const wasWanted = useLoadedLater(ShortcutsDialog, props.isOpen);
  return (
    wasWanted && (
      <Suspense fallback={props.isOpen && <EscapeCloses onClose={props.onClose} />}>
        <ShortcutsDialog {...props} />
      </Suspense>
    )
  );
}
