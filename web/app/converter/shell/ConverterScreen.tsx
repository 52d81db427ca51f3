import { useState, useSyncExternalStore } from 'react';
import sample from '../../content/sample.md?raw';
import { TextButton } from '../../ui/TextButton';
import { ThemeSelect } from '../../ui/ThemeSelect';
import { Tooltips } from '../../ui/Tooltips';
import { ConversionControls } from '../conversion/ConversionControls';
import { ConversionOverlay } from '../conversion/ConversionOverlay';
import { isBusy } from '../conversion/conversion-state';
import { FileNameField } from '../conversion/FileNameField';
import { StatusLine } from '../conversion/StatusLine';
import { useConversion } from '../conversion/use-conversion';
import { ForgetText } from '../drafts/ForgetText';
import { EarlierText, OtherTexts } from '../drafts/KeptTexts';
import { StorageNotice } from '../drafts/StorageNotice';
import { storageTrouble } from '../drafts/storage-state';
import { useKeptDraft } from '../drafts/use-kept-draft';
import { Editor } from '../editor/Editor';
import { EditorFooter } from '../editor/EditorFooter';
import { EditorToolbar } from '../editor/EditorToolbar';
import { focusEditor } from '../editor/editor-place';
import { FindBar } from '../editor/FindBar';
import { useFind } from '../editor/use-find';
import { hasText, useManuscript } from '../editor/use-manuscript';
import { useFileDrop } from '../files/use-file-drop';
import { useFileOpening } from '../files/use-file-opening';
import { useFilePaste } from '../files/use-file-paste';
import { useLaunchedFile } from '../files/use-launched-file';
import { usePasteAnywhere } from '../files/use-paste-anywhere';
import { useSampleFromAddress } from '../files/use-sample-from-address';
import { FindingList } from '../inspection/FindingList';
import { useFindings } from '../inspection/use-findings';
import { useInspection } from '../inspection/use-inspection';
import { BadgeRow } from '../options/BadgeRow';
import { FormattingPreview } from '../options/FormattingPreview';
import { OptionsPanels } from '../options/OptionsPanels';
import { OptionsSheet } from '../options/OptionsSheet';
import { useDocumentOptions } from '../options/use-document-options';
import { pickedFiles } from '../pictures/given-files';
import { Pictures } from '../pictures/Pictures';
import { Introduction } from './Introduction';
import { PrivacyNote } from './PrivacyNote';
import { ScriptsNeeded } from './ScriptsNeeded';
import { Shortcuts } from './Shortcuts';
import { useConverterActions } from './use-converter-actions';
import { useKeyboardInset } from './use-keyboard-inset';
import { useShortcuts } from './use-shortcuts';
import { useUnloadGuard } from './use-unload-guard';

export function ConverterScreen() {
  const options = useDocumentOptions();
  const { findings, report, isRead, noteInspection, noteConversion } = useFindings();
  const conversion = useConversion(noteConversion);
  const actions = useConverterActions(conversion.convert);
  const opening = useFileOpening(actions.open);
  const over = useFileDrop(opening.drop);
  useFilePaste(opening.paste);
  useLaunchedFile((files) => opening.open(pickedFiles(files)));
  const isWritten = useManuscript(hasText);
  const find = useFind();
  const [showsShortcuts, setShowsShortcuts] = useState(false);

  useKeptDraft();
  useSampleFromAddress(actions.load);
  useInspection(noteInspection);
  useKeyboardInset();
  usePasteAnywhere();
  const isKept =
    useSyncExternalStore(storageTrouble.subscribe, storageTrouble.read, () => undefined) === undefined;
  useUnloadGuard(isBusy(conversion.state) || (isWritten && !isKept));
  useShortcuts({
    ...actions.shortcuts,
    f: find.open,
    h: find.openReplace,
    '/': () => setShowsShortcuts(true),
  });

  const hasFootnotes = isWritten && report?.features.hasFootnotes === true;
  const loadSample = () => {
    actions.load(sample);
    opening.dismiss();
  };
  const loadFirstSample = () => {
    loadSample();
    // The invitation that it was chosen from is gone.
    focusEditor();
  };

  return (
    <>
      <Introduction />
      <ScriptsNeeded />
      <div className="needs-script mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <Editor
          isDropping={over !== undefined && over.picture === undefined}
          problem={opening.problem}
          notice={
            <>
              <StorageNotice />
              <EarlierText />
            </>
          }
          toolbar={
            <EditorToolbar
              onOpen={(files) => opening.open(pickedFiles(files))}
              onPaste={opening.paste}
              onLoadSample={loadSample}
              onClear={actions.clear}
              isFinding={find.isOpen}
              onFind={find.isOpen ? find.close : find.open}
            />
          }
          findBar={
            find.isOpen && (
              <FindBar replaces={find.replaces} onReplaces={find.setReplaces} onClose={find.close} />
            )
          }
          footer={<EditorFooter report={report} onLoadSample={loadFirstSample} onGoTo={actions.goToLine} />}
        />
        <aside
          aria-label="Word file"
          className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6 lg:row-span-2 lg:max-h-[calc(100dvh-3rem)]"
        >
          <ConversionControls
            state={conversion.state}
            hasConverted={conversion.hasConverted}
            onConvert={actions.convert}
            status={
              <StatusLine
                isRead={isRead}
                findings={findings.count}
                missingPictures={report?.pictures.missing ?? 0}
              />
            }
          />
          <FileNameField />
          <BadgeRow options={options} />
          {/* However many panels are open, the button stays in view. */}
          <div className="-mx-2 hidden min-h-0 overflow-y-auto overscroll-contain border-t border-rule px-2 [scrollbar-color:var(--color-rule)_transparent] [scrollbar-width:thin] lg:block">
            <OptionsPanels hasFootnotes={hasFootnotes} />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-6 empty:hidden">
          <Pictures
            pictures={report?.pictures}
            over={over}
            onOpen={opening.open}
            onOpenFor={opening.openFor}
            onRemove={actions.removePicture}
            onGoTo={actions.goToLine}
          />
          {isWritten && <FindingList findings={findings} onGoTo={actions.goToLine} />}
        </div>
      </div>
      <div className="mt-10 flex flex-col gap-4">
        <PrivacyNote>
          <span className="needs-script">
            <ForgetText onForget={actions.forget} /> <OtherTexts />
          </span>
        </PrivacyNote>
        <div className="needs-script flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <ThemeSelect />
          <TextButton onClick={() => setShowsShortcuts(true)}>Keyboard shortcuts</TextButton>
        </div>
      </div>
      <OptionsSheet hasFootnotes={hasFootnotes} />
      <FormattingPreview options={options} />
      <Shortcuts isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
      <ConversionOverlay
        state={conversion.state}
        onCancel={conversion.cancel}
        onClosed={conversion.returnFocus}
      />
      <Tooltips />
    </>
  );
}
