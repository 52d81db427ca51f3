import { flushSync } from 'react-dom';
import { chooseTheme } from '../../ui/theme';
import type { PortableOptions } from '../../worker/protocol';
import { edits } from '../document/edits';
import { proposedFileName, usableFileName } from '../document/file-name';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import type { TransactionName } from '../document/transaction';
import { draftKeeper } from '../drafts/draft-keeper';
import { readAsNamed } from '../inspection/dialect-of-text';
import { type Converter, part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { forgetOwnFiles } from '../storage/own-files';
import { lineRange } from '../text/lines';
import { editorPlace } from '../view/editor-place';
import { awaitedFiles } from '../workspace/awaited-files';
import { keptOptions } from '../workspace/kept-options';
import {
  changeWorkspace,
  chooseOptions,
  chosenOptions,
  EMPTY_WORKSPACE,
  workspace,
} from '../workspace/workspace';
import { PASTE_TARGET_ID } from './PasteTarget';

type Convert = (
  markdown: string,
  options: PortableOptions,
  filename?: string,
  withoutSource?: () => void,
) => Promise<void>;

/** The visitor's actions on the converter screen, by button or by key. */
export function useConverterActions(runConversion: Convert) {
  const converter = useConverter();
  const withoutSource = (): void => {
    chooseOptions(converter, { carriesSource: false });
    convert();
  };
  const convert = (): void => {
    const start = (): void => {
      const { text, fileName: filename } = screenDocument(converter).read();
      const { carriesSource } = workspace(converter).read().options;
      const options = carriesSource
        ? { ...chosenOptions(converter), source: filename?.replace(/\.docx$/, '.md') ?? true }
        : chosenOptions(converter);
      void runConversion(text, options, filename, withoutSource);
    };
    const awaited = awaitedFiles(converter);
    if (awaited) void awaited.then(start);
    else start();
  };
  return { ...actions(converter), convert };
}

/**
 * The pictures of one text do not belong to another: `image.png` is a common name. Those added before any text belong
 * to the next one.
 */
function load(converter: Converter, name: TransactionName, text: string, fileName?: string): void {
  const current = screenDocument(converter).read();
  const pictures = hasText(current) ? [] : current.pictures;
  edits(converter).exchange(name, text, { pictures, fileName });
}

/** Everything that belongs to the text is removed with it. The screen shows the invitation again. */
function clear(converter: Converter): void {
  load(converter, 'clear', '');
}

/** The focus may be in something that is removed with the text. */
function clearAndWrite(converter: Converter): void {
  clear(converter);
  editorPlace(converter).focusEditor();
}

/** The button is removed with the text; the focus moves to what replaces it on the screen. */
function clearAndPaste(converter: Converter): void {
  flushSync(() => clear(converter));
  document.getElementById(converter.id(PASTE_TARGET_ID))?.focus();
}

const actions = part((converter) => ({
  load: (text: string) => load(converter, 'sample', text),
  clear: (by: 'button' | 'key') => (by === 'key' ? clearAndWrite(converter) : clearAndPaste(converter)),
  open(text: string, fileName: string): void {
    load(converter, 'open', text, usableFileName(proposedFileName(fileName)));
    readAsNamed(converter, fileName);
  },
  goToLine(line: number): void {
    edits(converter).goTo(lineRange(screenDocument(converter).read().text, line));
    editorPlace(converter).focusEditor();
  },
  removePicture: edits(converter).removePicture,
  forgetText: () => forgetText(converter),
  forgetEverything: () => forgetEverything(converter),
}));

/** Nothing of the text is left on the visitor's device; what was made of it is forgotten with it. */
function forgetText(converter: Converter): void {
  edits(converter).forget();
  void draftKeeper(converter).forgetDraft();
}

/** Nothing of the visitor's is left on the device, except what other open tabs are showing. */
function forgetEverything(converter: Converter): void {
  edits(converter).forget();
  edits(converter).tellEarlier(undefined);
  edits(converter).showAll(false);
  changeWorkspace(converter, EMPTY_WORKSPACE);
  keptOptions.write(converter, undefined);
  chooseTheme('system');
  forgetOwnFiles();
  void draftKeeper(converter).forgetAllDrafts();
}
