import { useSelect } from '../../state/use-select';
import { useCommandKey } from '../../ui/use-command-key';
import { useToast } from '../../ui/use-toast';
import { edits } from '../document/edits';
import { readClipboard } from '../files/clipboard';
import { pasteText } from '../files/paste-text';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { view } from '../view/view';

interface PasteTargetProps {
  /** Takes pasted pictures. */
  readonly onPaste: (files: readonly File[]) => void;
  readonly onPasted: () => void;
}

export const PASTE_TARGET_ID = 'paste-target';

/**
 * Covers the text field until somebody writes in it. If reading the clipboard is refused, the field below has the
 * cursor, and the keyboard can do what the button could not.
 */
export function PasteTarget({ onPaste, onPasted }: PasteTargetProps) {
  const converter = useConverter();
  const announce = useToast();
  const command = useCommandKey();
  const isPasting = useSelect(view(converter), (current) => current.isPasting);

  const paste = () =>
    readClipboard({
      onText: (text) => void pasteText(converter, text, announce).then(onPasted),
      onPicture: (picture) => {
        edits(converter).begin();
        onPaste([picture]);
      },
      onRefused: editorPlace(converter).focusEditor,
      announce,
    });

  return (
    <button
      id={converter.id(PASTE_TARGET_ID)}
      type="button"
      aria-describedby={converter.id('paste-what')}
      onClick={paste}
      data-pending={isPasting || undefined}
      className="needs-script screen-paste group"
    >
      <span className="screen-paste-word font-serif">Paste</span>
      <span aria-hidden="true" className="flex gap-1.5 font-sans text-sm font-semibold text-faded">
        <kbd className="screen-key">{command}</kbd>
        <kbd className="screen-key">V</kbd>
      </span>
      {/* A description: the button is called as the word in large letters, by people who speak to their computers, too. */}
      <span
        id={converter.id('paste-what')}
        aria-hidden="true"
        className="col-span-2 max-w-80 text-left text-base text-pretty text-faded sm:text-[1.0625rem] sm:leading-[1.6]"
      >
        anything, from anywhere: an AI answer, a web page, a README, a page from Notion
      </span>
    </button>
  );
}
