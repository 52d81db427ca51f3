import { flushSync } from 'react-dom';
import type { PortableOptions } from '../../worker/protocol';
import { proposedFileName, usableFileName } from '../conversion/file-name';
import { fileNameStore } from '../conversion/file-name-store';
import { redo, replaceText, undo } from '../drafts/belongings';
import { focusEditor } from '../manuscript/editor-place';
import { hasText } from '../manuscript/use-manuscript';
import { awaitedFiles } from '../options/awaited-files';
import { chooseOptions, chosenOptions, optionsStore } from '../options/options-store';
import { removePicture } from '../pictures/picture-files';
import { pictureStore } from '../pictures/picture-store';
import { beginAgain } from '../text/begun-store';
import { lineRange } from '../text/lines';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
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
      const filename = fileNameStore.read();
      const { carriesSource } = optionsStore.read();
      const options = carriesSource
        ? { ...chosenOptions(), source: filename?.replace(/\.docx$/, '.md') ?? true }
        : chosenOptions();
      void runConversion(manuscriptStore.read().text, options, filename, withoutSource);
    };
    const awaited = awaitedFiles();
    if (awaited) void awaited.then(start);
    else start();
  };
  return { ...ACTIONS, convert, shortcuts: { ...EDITING, enter: convert } };
}

/**
 * The pictures of one text do not belong to another: `image.png` is a common name. Those added before any text belong
 * to the next one.
 */
function load(text: string, fileName?: string): void {
  const pictures = hasText(manuscriptStore.read()) ? [] : pictureStore.read();
  replaceText(text, { pictures, fileName });
}

/** Everything that belongs to the text is removed with it. The screen shows the invitation again. */
function clear(): void {
  load('');
  beginAgain();
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
  load: (text: string) => load(text),
  clear: clearAndPaste,
  open(text: string, fileName: string): void {
    load(text, usableFileName(proposedFileName(fileName)));
  },
  goToLine(line: number): void {
    edits.goTo(lineRange(manuscriptStore.read().text, line));
    focusEditor();
  },
  removePicture: (path: string) => pictureStore.change((files) => removePicture(files, path)),
  forgetText,
  forgetEverything,
};

const EDITING = { k: clearAndWrite, z: undo, 'shift+z': redo, y: redo };
