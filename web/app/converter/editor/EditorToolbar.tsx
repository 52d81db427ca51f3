import { useRef } from 'react';
import { COPIED_MS } from '../../constants';
import { ToolButton } from '../../ui/ToolButton';
import { useEarlyInput } from '../../ui/use-early-input';
import { useToast } from '../../ui/use-toast';
import { redo, undo } from '../drafts/belongings';
import { ACCEPTED_EXTENSIONS } from '../files/accepted-files';
import { copyToClipboard, readClipboard } from '../files/clipboard';
import { askForFiles } from '../pictures/ask-for-files';
import { useMoment } from '../shell/use-moment';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import { isEmpty, useManuscript } from './use-manuscript';

interface EditorToolbarProps {
  readonly onOpen: (files: readonly File[]) => void;
  readonly onPaste: (files: readonly File[]) => void;
  readonly onLoadSample: () => void;
  readonly onClear: () => void;
  readonly isFinding: boolean;
  readonly onFind: () => void;
}

const GROUP = 'flex items-center';

export function EditorToolbar(props: EditorToolbarProps) {
  const { onOpen, onPaste, onLoadSample, onClear, isFinding, onFind } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const announce = useToast();
  const empty = useManuscript(isEmpty);
  const canUndo = useManuscript(({ history }) => history.past.length > 0);
  const canRedo = useManuscript(({ history }) => history.future.length > 0);
  const [isCopied, showCopied] = useMoment(COPIED_MS);

  // Otherwise choosing the same file once more would change nothing and so tell nobody.
  function take(files: readonly File[]): void {
    if (fileInput.current) fileInput.current.value = '';
    onOpen(files);
  }
  useEarlyInput(fileInput, undefined, chosenFiles, (files) => files && take(files));

  const paste = () =>
    readClipboard({ onText: edits.insert, onPicture: (picture) => onPaste([picture]), announce });
  const copy = () => copyToClipboard(manuscriptStore.read().text, showCopied, announce);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label="Text"
      className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule p-1 sm:px-3"
    >
      <div className={GROUP}>
        <ToolButton
          icon="open"
          label="Open file"
          labelled
          onClick={() => askForFiles(fileInput.current, announce, 'Open file')}
        />
        <ToolButton icon="sample" label="Load Sample" labelled onClick={onLoadSample} />
      </div>
      <div className={GROUP}>
        <ToolButton icon="paste" label="Paste" labelled onClick={paste} />
        <ToolButton
          icon={isCopied ? 'done' : 'copy'}
          label={isCopied ? 'Copied' : 'Copy'}
          disabled={empty}
          onClick={copy}
        />
        <ToolButton icon="undo" label="Undo" keys="Z" disabled={!canUndo} onClick={undo} />
        <ToolButton icon="redo" label="Redo" keys="Shift Z" disabled={!canRedo} onClick={redo} />
        <ToolButton icon="search" label="Find" keys="F" expanded={isFinding} onClick={onFind} />
        <ToolButton icon="clear" label="Clear" keys="K" disabled={empty} onClick={onClear} />
      </div>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept={ACCEPTED_EXTENSIONS.join(',')}
        onChange={({ target }) => take(chosenFiles(target) ?? [])}
      />
    </div>
  );
}

function chosenFiles({ files }: HTMLInputElement): readonly File[] | undefined {
  return files?.length ? [...files] : undefined;
}
