import { flushSync } from 'react-dom';
import type { PortableOptions } from '../../worker/protocol';
import { edits } from '../document/edits';
import { proposedFileName, usableFileName } from '../document/file-name';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import type { TransactionName } from '../document/transaction';
import { readAsNamed } from '../inspection/dialect-of-text';
import { lineRange } from '../text/lines';
import { focusEditor } from '../view/editor-place';
import { awaitedFiles } from '../workspace/awaited-files';
import { chooseOptions, chosenOptions, workspace } from '../workspace/workspace';
import { forgetEverything, forgetText } from './forgetting';
import { PASTE_TARGET_ID } from './PasteTarget';

type Convert = (
  markdown: string,
  options: PortableOptions,
  filename?: string,
  withoutSource?: () => void,
) => Promise<void>;

/** The visitor's actions on the converter screen, by button or by key. */
export function useConverterActions(runConversion: Convert) {
  const withoutSource = (): void => {
    chooseOptions({ carriesSource: false });
    convert();
  };
  const convert = (): void => {
    const start = (): void => {
      const { text, fileName: filename } = screenDocument.read();
      const { carriesSource } = workspace.read().options;
      const options = carriesSource
        ? { ...chosenOptions(), source: filename?.replace(/\.docx$/, '.md') ?? true }
        : chosenOptions();
      void runConversion(text, options, filename, withoutSource);
    };
    const awaited = awaitedFiles();
    if (awaited) void awaited.then(start);
    else start();
  };
  return { ...ACTIONS, convert };
}

/**
 * The pictures of one text do not belong to another: `image.png` is a common name. Those added before any text belong
 * to the next one.
 */
function load(name: TransactionName, text: string, fileName?: string): void {
  const current = screenDocument.read();
  const pictures = hasText(current) ? [] : current.pictures;
  edits.exchange(name, text, { pictures, fileName });
}

/** Everything that belongs to the text is removed with it. The screen shows the invitation again. */
function clear(): void {
  load('clear', '');
}

/** The focus may be in something that is removed with the text. */
function clearAndWrite(): void {
  clear();
  focusEditor();
}

/** The button is removed with the text; the focus moves to what replaces it on the screen. */
function clearAndPaste(): void {
  flushSync(clear);
  document.getElementById(PASTE_TARGET_ID)?.focus();
}

const ACTIONS = {
  load: (text: string) => load('sample', text),
  clear: (by: 'button' | 'key') => (by === 'key' ? clearAndWrite() : clearAndPaste()),
  open(text: string, fileName: string): void {
    load('open', text, usableFileName(proposedFileName(fileName)));
    readAsNamed(fileName);
  },
  goToLine(line: number): void {
    edits.goTo(lineRange(screenDocument.read().text, line));
    focusEditor();
  },
  removePicture: edits.removePicture,
  forgetText,
  forgetEverything,
};
