import { useEffect } from 'react';
import { COPIED_MS, SIDE_BY_SIDE } from '../../constants';
import { ToolButton } from '../../ui/ToolButton';
import { useMoment } from '../../ui/use-moment';
import { useToast } from '../../ui/use-toast';
import { edits } from '../document/edits';
import { isEmpty } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { useManuscript } from '../document/use-manuscript';
import { copyToClipboard, readClipboard } from '../files/clipboard';
import { pasteText } from '../files/paste-text';
import { askForSources } from '../library/library-question';

interface EditorToolbarProps {
  readonly onOpen: () => void;
  readonly onPaste: (files: readonly File[]) => void;
  readonly onLoadSample: () => void;
  readonly onClear: () => void;
  readonly isFinding: boolean;
  readonly onFind: () => void;
}

/** On smaller screens a button in the bar opens them, as a menu. */
export const TEXT_TOOLS_ID = 'text-tools';

export function EditorToolbar(props: EditorToolbarProps) {
  const { onOpen, onPaste, onLoadSample, onClear, isFinding, onFind } = props;
  const announce = useToast();
  const empty = useManuscript(isEmpty);
  const canRedo = useManuscript(({ history }) => history.future.length > 0);
  const [isCopied, showCopied] = useMoment(COPIED_MS);

  const paste = () =>
    readClipboard({
      onText: (text) => void pasteText(text, announce),
      onPicture: (picture) => onPaste([picture]),
      announce,
    });
  const copy = () => copyToClipboard(screenDocument.read().text, showCopied, announce);

  useEffect(closeWhenInTheOpen, []);
  // Only tools that lead elsewhere close the menu: the others are pressed repeatedly, or report that they are done.
  const leading = { closes: TEXT_TOOLS_ID };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div id={TEXT_TOOLS_ID} popover="auto" role="group" aria-label="Text" className="screen-tools">
      <ToolButton {...leading} icon="open" label="Open file" labelled onClick={onOpen} />
      <ToolButton {...leading} icon="sample" label="Load Sample" labelled onClick={onLoadSample} />
      <ToolButton {...leading} icon="paste" label="Paste" labelled onClick={paste} />
      <span className="flex-1" />
      <ToolButton {...leading} icon="sources" label="Cite" labelled onClick={() => askForSources()} />
      <ToolButton
        icon={isCopied ? 'done' : 'copy'}
        label={isCopied ? 'Copied' : 'Copy'}
        disabled={empty}
        onClick={copy}
      />
      <span className="contents max-lg:hidden">
        <UndoButton />
      </span>
      <ToolButton icon="redo" label="Redo" keys="Shift Z" disabled={!canRedo} onClick={edits.redo} />
      <ToolButton {...leading} icon="search" label="Find" keys="F" expanded={isFinding} onClick={onFind} />
      <ToolButton {...leading} icon="clear" label="Clear" keys="K" disabled={empty} onClick={onClear} />
    </div>
  );
}

/** In a window that becomes wider, the tools are visible, and a menu of them would cover the bar. */
function closeWhenInTheOpen(): () => void {
  const wide = matchMedia(SIDE_BY_SIDE);
  const close = (): void => document.getElementById(TEXT_TOOLS_ID)?.hidePopover();
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}

export function UndoButton() {
  const canUndo = useManuscript(({ history }) => history.past.length > 0);
  return <ToolButton icon="undo" label="Undo" keys="Z" disabled={!canUndo} onClick={edits.undo} />;
}
