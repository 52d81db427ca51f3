import { useState } from 'react';
import sample from '../content/sample.md?raw';
import { TextButton } from '../ui/TextButton';
import { ThemeSelect } from '../ui/ThemeSelect';
import { Tooltips } from '../ui/Tooltips';
import { ConversionControls } from './ConversionControls';
import { ConversionOverlay } from './ConversionOverlay';
import { isBusy } from './conversion-state';
import { EditorFooter } from './EditorFooter';
import { Editor } from './editor/Editor';
import { EditorToolbar } from './editor/EditorToolbar';
import { focusEditor } from './editor/editor-place';
import { FindBar } from './editor/FindBar';
import { useFind } from './editor/use-find';
import { FileNameField } from './FileNameField';
import { ForgetText } from './ForgetText';
import { FindingList } from './findings/FindingList';
import { Introduction } from './Introduction';
import { EarlierText } from './keep/EarlierText';
import { OtherTexts } from './keep/OtherTexts';
import { useKeptDraft } from './keep/use-kept-draft';
import { BadgeRow } from './options/BadgeRow';
import { FormattingPreview } from './options/FormattingPreview';
import { OptionsPanels } from './options/OptionsPanels';
import { OptionsSheet } from './options/OptionsSheet';
import { useDocumentOptions } from './options/use-document-options';
import { PrivacyNote } from './PrivacyNote';
import { pickedFiles } from './pictures/given-files';
import { PicturePanel } from './pictures/PicturePanel';
import { ShortcutsDialog } from './ShortcutsDialog';
import { hasText, useManuscript } from './text/use-manuscript';
import { useConversion } from './use-conversion';
import { useConverterActions } from './use-converter-actions';
import { useFileDrop } from './use-file-drop';
import { useFileOpening } from './use-file-opening';
import { useFindings } from './use-findings';
import { useInspection } from './use-inspection';
import { useKeyboardInset } from './use-keyboard-inset';
import { useLaunchedFile } from './use-launched-file';
import { useSampleFromAddress } from './use-sample-from-address';
import { useShortcuts } from './use-shortcuts';
import { useUnloadGuard } from './use-unload-guard';

export function ConverterScreen() {
  const options = useDocumentOptions();
  const { findings, report, noteInspection, noteConversion } = useFindings();
  const conversion = useConversion(noteConversion);
  const actions = useConverterActions(conversion.convert);
  const opening = useFileOpening(actions.open);
  const over = useFileDrop((files, { picture }) =>
    picture === undefined ? opening.open(files) : opening.openFor(picture, files),
  );
  useLaunchedFile((files) => opening.open(pickedFiles(files)));
  const isWritten = useManuscript(hasText);
  const find = useFind();
  const [showsShortcuts, setShowsShortcuts] = useState(false);

  useKeptDraft();
  useSampleFromAddress(actions.load);
  useInspection(noteInspection);
  useKeyboardInset();
  useUnloadGuard(isBusy(conversion.state));
  useShortcuts({
    ...actions.shortcuts,
    f: find.open,
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
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <Editor
          isDropping={over !== undefined && over.picture === undefined}
          problem={opening.problem}
          notice={<EarlierText />}
          toolbar={
            <EditorToolbar
              onOpen={(files) => opening.open(pickedFiles(files))}
              onLoadSample={loadSample}
              onClear={actions.clear}
              isFinding={find.isOpen}
              onFind={find.isOpen ? find.close : find.open}
            />
          }
          findBar={find.isOpen && <FindBar onClose={find.close} />}
          footer={
            <EditorFooter
              report={report}
              findingCount={findings.count}
              onLoadSample={loadFirstSample}
              onGoTo={actions.goToLine}
            />
          }
        />
        <aside
          aria-label="Word file"
          className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6 lg:row-span-2 lg:max-h-[calc(100dvh-3rem)]"
        >
          <ConversionControls
            state={conversion.state}
            hasConverted={conversion.hasConverted}
            onConvert={actions.convert}
          />
          <FileNameField />
          <BadgeRow options={options} />
          {/* However many panels are open, the button stays in view. */}
          <div className="-mx-2 hidden min-h-0 overflow-y-auto overscroll-contain border-t border-rule px-2 [scrollbar-color:var(--color-rule)_transparent] [scrollbar-width:thin] lg:block">
            <OptionsPanels hasFootnotes={hasFootnotes} />
          </div>
        </aside>
        {isWritten && (
          <div className="flex min-w-0 flex-col gap-6">
            {report && (
              <PicturePanel
                pictures={report.pictures}
                over={over}
                onOpen={opening.open}
                onOpenFor={opening.openFor}
                onRemove={actions.removePicture}
                onGoTo={actions.goToLine}
              />
            )}
            <FindingList findings={findings} onGoTo={actions.goToLine} />
          </div>
        )}
      </div>
      <div className="mt-10 flex flex-col gap-4">
        <PrivacyNote>
          <ForgetText onForget={actions.forget} /> <OtherTexts />
        </PrivacyNote>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <ThemeSelect />
          <TextButton onClick={() => setShowsShortcuts(true)}>Keyboard shortcuts</TextButton>
        </div>
      </div>
      <OptionsSheet hasFootnotes={hasFootnotes} />
      <FormattingPreview options={options} />
      <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
      <ConversionOverlay
        state={conversion.state}
        onCancel={conversion.cancel}
        onClosed={conversion.returnFocus}
      />
      <Tooltips />
    </>
  );
}
