import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ALL_BESIDE } from '../../constants';
import { isBusy } from '../conversion/conversion-state';
import { useConversion } from '../conversion/use-conversion';
import { edits } from '../document/edits';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { useManuscript } from '../document/use-manuscript';
import { useKeptDraft } from '../drafts/use-kept-draft';
import { useStorageTrouble } from '../drafts/use-storage-trouble';
import { useFind } from '../editor/use-find';
import { useDocumentFromAddress } from '../files/use-document-from-address';
import { useFindings } from '../inspection/use-findings';
import { useInspection } from '../inspection/use-inspection';
import { useConverter } from '../instance/converter-context';
import { turnWhenSet } from '../pages/turn-when-set';
import { inspectText } from '../pages/use-parts';
import type { TextRange } from '../text/edit';
import { editorPlace } from '../view/editor-place';
import { askForSources } from '../view/questions';
import { changeView, view } from '../view/view';
import { chooseFromAddress, undoCleanUp } from '../workspace/workspace';
import { ACTIONS, type Screen } from './actions';
import { useRegionKeys } from './regions';
import type { ScreenTab } from './ScreenTabs';
import { useClipboard } from './use-clipboard';
import { useConverterActions } from './use-converter-actions';
import { useFocusAfterInvitation } from './use-focus-after-invitation';
import { useIncomingTexts } from './use-incoming-texts';
import { useKeyboardInset } from './use-keyboard-inset';
import { useShortcuts } from './use-shortcuts';
import { useUnloadGuard } from './use-unload-guard';
import { useWindowTitle } from './use-window-title';

/** All that the screen knows and does, for its parts. */
export type ScreenState = ReturnType<typeof useScreen>;

export function useScreen() {
  const converter = useConverter();
  const inspection = useFindings();
  const conversion = useConversion(inspection.noteConversion);
  const [tab, setTab] = useState<ScreenTab>('text');
  const [isAdjusting, showAdjust] = useState(false);
  const [listsShortcuts, setListsShortcuts] = useState(false);
  const isBegun = useManuscript((manuscript) => manuscript.isBegun);
  const isWritten = useManuscript(hasText);
  const storage = useStorageTrouble();
  const find = useFind();

  const showPages = () => flushSync(() => setTab('pages'));
  /** Beside the outline and the options, pages could only be read on wide screens. */
  function setIsAdjusting(is: boolean): void {
    showAdjust(is);
    if (is && !matchMedia(ALL_BESIDE).matches) changeView(converter, { isOutlineOpen: false });
  }
  function toggleOutline(): void {
    const isOutlineOpen = !view(converter).read().isOutlineOpen;
    changeView(converter, { isOutlineOpen });
    if (isOutlineOpen && !matchMedia(ALL_BESIDE).matches) showAdjust(false);
  }
  /** After the first text was brought: the visitor knows it, and on narrow screens now sees what it becomes. */
  function showFirst(): void {
    showPages();
    editorPlace(converter).focusTextOrTab();
  }
  function inText(act: () => void): void {
    flushSync(() => setTab('text'));
    act();
  }
  const actions = useConverterActions(conversion.convert);
  const { open, load } = actions;
  const incoming = useIncomingTexts({ open, load, showPages, showFirst });
  const clipboard = useClipboard(incoming.opening.paste);

  const screen: Screen = {
    convert: actions.convert,
    open: incoming.dialog.ask,
    loadSample: () => void incoming.loadSample(),
    paste: () => void clipboard.paste(),
    copy: () => clipboard.copy(() => undefined),
    find: () => (find.isOpen && tab === 'text' ? find.close() : inText(find.open)),
    findAndReplace: () => inText(find.openReplace),
    clear: actions.clear,
    listShortcuts: () => setListsShortcuts(true),
    toggleOutline,
    cite: () => askForSources(converter),
    undo: () => {
      if (!undoCleanUp(converter, screenDocument(converter).read().history)) edits(converter).undo();
    },
    redo: edits(converter).redo,
  };
  // Pressed again, the key selects what is sought.
  const byKey = { ...screen, find: () => inText(find.open) };
  useShortcuts(ACTIONS, (action) => action.perform(byKey, 'key'));

  useKeptDraft();
  useDocumentFromAddress({
    onText: (text) => {
      showPages();
      load(text);
    },
    onChoices: (parameters) => chooseFromAddress(converter, parameters),
    onPage: (page) => turnWhenSet(converter, page),
  });
  useInspection((question) => inspectText(converter, question), inspection.noteLook);
  useKeyboardInset();
  useWindowTitle();
  useRegionKeys();
  useFocusAfterInvitation(isBegun);
  useUnloadGuard(isBusy(conversion.state) || (isWritten && !storage.isKept));

  return {
    ...inspection,
    ...incoming,
    conversion,
    actions,
    clipboard,
    find,
    screen,
    tab,
    setTab,
    isAdjusting,
    setIsAdjusting,
    listsShortcuts,
    setListsShortcuts,
    isBegun,
    isWritten,
    hasStorageTrouble: storage.hasTrouble,
    showPages,
    showFirst,
    inText,
    goTo: (range: TextRange) =>
      inText(() => {
        edits(converter).goTo(range);
        editorPlace(converter).focusEditor();
      }),
    goToLine: (line: number) => inText(() => actions.goToLine(line)),
  };
}
