import { useRef, useState } from 'react';
import sample from '../content/sample.md?raw';
import { ConversionControls } from './ConversionControls';
import { Editor } from './Editor';
import { EditorToolbar } from './EditorToolbar';
import { Findings } from './Findings';
import { FormattingPanel } from './FormattingPanel';
import { DEFAULT_FORMATTING } from './formatting';
import { Introduction } from './Introduction';
import { PrivacyNote } from './PrivacyNote';
import { selectLine } from './select-line';
import { useConversion } from './use-conversion';
import { useDraft } from './use-draft';
import { useFileDrop } from './use-file-drop';
import { useFileOpening } from './use-file-opening';
import { useSampleFromAddress } from './use-sample-from-address';
import { useShortcuts } from './use-shortcuts';

export function ConverterScreen() {
  const draft = useDraft();
  const conversion = useConversion();
  const opening = useFileOpening(draft.replace);
  const isDropping = useFileDrop(opening.open);
  const [formatting, setFormatting] = useState(DEFAULT_FORMATTING);
  useSampleFromAddress(draft.replace);
  const textArea = useRef<HTMLTextAreaElement>(null);

  const convert = () => conversion.convert(draft.text, formatting);
  const loadSample = () => {
    draft.replace(sample);
    opening.dismiss();
  };
  useShortcuts({
    enter: convert,
    k: draft.clear,
    z: draft.undo,
    'shift+z': draft.redo,
    y: draft.redo,
  });

  return (
    <>
      <Introduction />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
        <Editor
          textArea={textArea}
          text={draft.text}
          onType={draft.type}
          isDropping={isDropping}
          problem={opening.problem}
          toolbar={<EditorToolbar draft={draft} onOpen={opening.open} onLoadSample={loadSample} />}
        />
        <div className="flex flex-col gap-6 lg:sticky lg:top-6 lg:self-start">
          <FormattingPanel value={formatting} onChange={setFormatting} />
          <ConversionControls
            state={conversion.state}
            hasText={draft.text.trim() !== ''}
            lastSaved={conversion.lastSaved}
            findingCount={conversion.findings.length}
            onConvert={convert}
            onCancel={conversion.cancel}
          />
          <Findings
            findings={conversion.findings}
            onGoTo={(line) => textArea.current && selectLine(textArea.current, line)}
          />
        </div>
      </div>
      <PrivacyNote />
    </>
  );
}
