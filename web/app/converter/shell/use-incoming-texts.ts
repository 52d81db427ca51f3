import { pickedFiles } from '../document/given-files';
import { screenDocument } from '../document/screen-document';
import { useFileDrop } from '../files/use-file-drop';
import { useFileOpening } from '../files/use-file-opening';
import { useFilePaste } from '../files/use-file-paste';
import { useLaunchedFile } from '../files/use-launched-file';
import { usePasteAnywhere } from '../files/use-paste-anywhere';
import { useRichPaste } from '../files/use-rich-paste';
import { useSharedFiles } from '../files/use-shared-files';
import { useConverter } from '../instance/converter-context';
import { useFileDialog } from './use-file-dialog';

interface Reception {
  readonly open: (text: string, fileName: string) => void;
  readonly load: (text: string) => void;
  /** Called before the first text is opened. */
  readonly showPages: () => void;
  /** Called after the first text was pasted. */
  readonly showFirst: () => void;
}

/**
 * The ways in which texts come in: files that are chosen, dropped, pasted, launched or shared, what is pasted beside the
 * fields, and the sample. `over` says where files are being dragged.
 */
export function useIncomingTexts({ open, load, showPages, showFirst }: Reception) {
  const converter = useConverter();
  const opening = useFileOpening((text, fileName) => {
    if (!screenDocument(converter).read().isBegun) showPages();
    open(text, fileName);
  });
  const openPicked = (files: readonly File[]) => opening.open(pickedFiles(files));
  const dialog = useFileDialog(openPicked);
  const over = useFileDrop(opening.drop);
  useFilePaste(opening.paste);
  useRichPaste(showFirst);
  useLaunchedFile(openPicked);
  useSharedFiles(openPicked);
  usePasteAnywhere(showFirst);
  const loadSample = async () => {
    const sample = await import('../../content/sample.md?raw').catch(() => undefined);
    if (!sample) return opening.miss();
    load(sample.default);
    opening.dismiss();
  };
  return { opening, dialog, over, loadSample };
}
