import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { NotLoaded } from '../../ui/NotLoaded';
import { SiteFooter } from '../../ui/SiteFooter';
import { Tooltips } from '../../ui/Tooltips';
import { ConversionOverlay } from '../conversion/ConversionOverlay';
import { isBusy } from '../conversion/conversion-state';
import { Plate } from '../conversion/Plate';
import { useConversion } from '../conversion/use-conversion';
import { edits } from '../document/edits';
import { hasText, type Manuscript } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { Deletion } from '../drafts/Deletion';
import { EarlierText, EarlierVersions, OtherTexts } from '../drafts/KeptTexts';
import { useKeptDraft } from '../drafts/use-kept-draft';
import { useStorageTrouble } from '../drafts/use-storage-trouble';
import { Editor } from '../editor/Editor';
import { EditorToolbar } from '../editor/EditorToolbar';
import { useFind } from '../editor/use-find';
import { useSampleFromAddress } from '../files/use-sample-from-address';
import { useFindings } from '../inspection/use-findings';
import { useInspection } from '../inspection/use-inspection';
import { OptionsSheet } from '../options/OptionsSheet';
import { chooseNamedTemplate } from '../options/options-store';
import type { TemplateChoice } from '../options/template-choice';
import { PageTotal } from '../pages/OnDemand';
import { focusPages } from '../pages/pages-place';
import { Pictures } from '../pictures/Pictures';
import type { TextRange } from '../text/edit';
import { focusEditor, focusTextOrTab } from '../view/editor-place';
import { Introduction } from './Introduction';
import { Miniature } from './Miniature';
import { NotesDrawer } from './NotesDrawer';
import { PagesPane } from './PagesPane';
import { PageTools } from './PageTools';
import { PasteTarget } from './PasteTarget';
import { NotesAtFoot } from './PrivacyNote';
import { Questions } from './Questions';
import { useRegionKeys } from './regions';
import { ScreenBar } from './ScreenBar';
import { ScreenFoot } from './ScreenFoot';
import { ScreenSkipLinks } from './ScreenSkipLinks';
import { type ScreenTab, ScreenTabs } from './ScreenTabs';
import { ScriptsNeeded } from './ScriptsNeeded';
import { Shortcuts } from './Shortcuts';
import { useConverterActions } from './use-converter-actions';
import { useFocusAfterInvitation } from './use-focus-after-invitation';
import { useIncomingTexts } from './use-incoming-texts';
import { useKeyboardInset } from './use-keyboard-inset';
import { useShortcuts } from './use-shortcuts';
import { useUnloadGuard } from './use-unload-guard';
import { useWindowTitle } from './use-window-title';
import { Welcome } from './Welcome';

const StorageNotice = loadedLater(() => import('../drafts/StorageNotice'));
const CleanUp = loadedLater(() => import('../inspection/CleanUp'));
const ShareMenu = loadedLater(() => import('../sharing/ShareMenu'));
const FindingList = loadedLater(() => import('../inspection/FindingList'));
const FindBar = loadedLater(
  () => import('../editor/FindBar'),
  ({ onClose }) => <NotLoaded name="Find" onClose={onClose} />,
);

export function ConverterScreen() {
  const { findings, report, reading, noteLook, noteConversion } = useFindings();
  const conversion = useConversion(noteConversion);
  const [tab, setTab] = useState<ScreenTab>('text');
  const showPages = () => flushSync(() => setTab('pages'));
  const actions = useConverterActions(conversion.convert);
  const { open, load } = actions;
  const { opening, dialog, over, loadSample } = useIncomingTexts({ open, load, showPages, showFirst });
  const isBegun = useManuscript((manuscript) => manuscript.isBegun);
  const isWritten = useManuscript(hasText);
  const find = useFind();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  useLoadedLater(CleanUp, isWritten);
  useLoadedLater(FindingList, isWritten);
  useLoadedLater(ShareMenu, isWritten);
  useLoadedLater(FindBar, find.isOpen);

  const hasChanges = useManuscript(areChangesShown);

  useKeptDraft();
  useSampleFromAddress((text) => {
    showPages();
    load(text);
  }, chooseNamedTemplate);
  useInspection(noteLook);
  useKeyboardInset();
  useWindowTitle();
  useRegionKeys();
  useFocusAfterInvitation(isBegun);
  const { isKept, hasTrouble: hasStorageTrouble } = useStorageTrouble();
  useLoadedLater(StorageNotice, hasStorageTrouble);
  useUnloadGuard(isBusy(conversion.state) || (isWritten && !isKept));
  useShortcuts({
    ...actions.shortcuts,
    f: () => inText(find.open),
    h: () => inText(find.openReplace),
    '/': () => setShowsShortcuts(true),
  });

  const features = isWritten ? report?.features : undefined;
  /** After the first text was brought: the visitor knows it, and on narrow screens now sees what it becomes. */
  function showFirst(): void {
    showPages();
    focusTextOrTab();
  }
  function inText(act: () => void): void {
    flushSync(() => setTab('text'));
    act();
  }
  const goTo = (range: TextRange) =>
    inText(() => {
      edits.goTo(range);
      focusEditor();
    });
  const goToLine = (line: number) => inText(() => actions.goToLine(line));
  const loadFirstSample = () => loadSample().then(showFirst);

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
      <ScreenBar
        isBegun={isBegun}
        onShortcuts={() => setShowsShortcuts(true)}
        plate={
          <>
            <Plate
              state={conversion.state}
              onConvert={actions.convert}
              options={<OptionsSheet features={features} miniature={miniatureOf} />}
            />
            {/* Its space is reserved from the start, so that nothing moves when it loads. */}
            {isBegun && (
              <span className="screen-share">
                {isWritten && (
                  <Suspense>
                    <ShareMenu />
                  </Suspense>
                )}
              </span>
            )}
          </>
        }
      />
      <main id="main" tabIndex={-1} className="screen-work">
        {isBegun && (
          <ScreenTabs
            chosen={tab}
            onChoose={setTab}
            pageTotal={<PageTotal areSeen={tab === 'pages'} />}
            hasChanges={hasChanges}
          />
        )}
        <Editor
          isDropping={over !== undefined && over.picture === undefined}
          problem={opening.problem}
          notice={
            <>
              <Suspense>{hasStorageTrouble && <StorageNotice />}</Suspense>
              <EarlierText />
            </>
          }
          head={
            !isBegun && (
              <>
                <Introduction />
                <ScriptsNeeded />
              </>
            )
          }
          toolbar={
            <EditorToolbar
              onOpen={dialog.ask}
              onPaste={opening.paste}
              onLoadSample={loadSample}
              onClear={actions.clear}
              isFinding={find.isOpen}
              onFind={() => (find.isOpen && tab === 'text' ? find.close() : inText(find.open))}
            />
          }
          findBar={
            <Suspense>
              {find.isOpen && (
                <FindBar replaces={find.replaces} onReplaces={find.setReplaces} onClose={find.close} />
              )}
            </Suspense>
          }
          cover={!isBegun && <PasteTarget onPaste={opening.paste} onPasted={showFirst} />}
          foot={
            <>
              {!isBegun && <Welcome onOpen={dialog.ask} onLoadSample={loadFirstSample} />}
              <NotesDrawer onOpen={() => setTab('text')}>
                <Suspense>
                  {isWritten && report && <CleanUp effects={report.repairs} onGoTo={goToLine} />}
                </Suspense>
                <Pictures
                  pictures={report?.pictures}
                  over={over}
                  onOpen={opening.open}
                  onOpenFor={opening.openFor}
                  onRemove={actions.removePicture}
                  onGoTo={goToLine}
                />
                <Suspense>
                  {isWritten && (
                    <FindingList reading={report?.reading} findings={findings} onGoTo={goToLine} />
                  )}
                </Suspense>
              </NotesDrawer>
              <NotesAtFoot isBegun={isBegun}>
                <EarlierVersions /> <OtherTexts />{' '}
                <Deletion
                  onForgetText={() => {
                    find.end();
                    actions.forgetText();
                  }}
                  onForgetEverything={() => {
                    find.end();
                    actions.forgetEverything();
                  }}
                />
              </NotesAtFoot>
            </>
          }
        />
        <PagesPane
          isBegun={isBegun}
          report={report}
          findings={findings}
          onGoTo={goTo}
          onPicture={opening.openFor}
          features={features}
          isAdjusting={isAdjusting}
          onAdjusting={setIsAdjusting}
          onTab={setTab}
        />
        <ScreenFoot
          report={report}
          reading={reading}
          findings={findings.count}
          state={conversion.state}
          saved={conversion.saved}
          onConvert={actions.convert}
        >
          {isBegun && <PageTools />}
        </ScreenFoot>
      </main>
      <SiteFooter />
      <input {...dialog.field} />
      <Questions />
      <Shortcuts isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
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

function miniatureOf(template: TemplateChoice) {
  return <Miniature template={template} />;
}
