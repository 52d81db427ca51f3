import { useToast } from '../../ui/use-toast';
import { screenDocument } from '../document/screen-document';
import { copyToClipboard, readClipboard } from '../files/clipboard';
import { pasteText } from '../files/paste-text';
import { useConverter } from '../instance/converter-context';

/** Pasting and copying by buttons, which ask the browser for the clipboard. `onFiles` takes pictures. */
export function useClipboard(onFiles: (files: readonly File[]) => void) {
  const converter = useConverter();
  const announce = useToast();
  return {
    paste: () =>
      readClipboard({
        onText: (text) => void pasteText(converter, text, announce),
        onPicture: (picture) => onFiles([picture]),
        announce,
      }),
    copy: (onCopied: () => void) =>
      copyToClipboard(screenDocument(converter).read().text, onCopied, announce),
  };
}
