import { chooseTheme } from '../../ui/theme';
import { fileNameStore } from '../conversion/file-name-store';
import { forgetAllDrafts, forgetDraft } from '../drafts/draft-keeper';
import { earlierTextStore } from '../drafts/earlier-text';
import { forgetOwnFiles } from '../drafts/own-files';
import { libraryStore } from '../library/library-store';
import { keptMergeSign } from '../merge/kept-merge-sign';
import { mergeStore } from '../merge/merge-store';
import { DEFAULT_OPTIONS } from '../options/document-options';
import { keptOptions } from '../options/kept-options';
import { optionsStore } from '../options/options-store';
import { ownTemplateStore } from '../own-template/template-store';
import { pictureStore } from '../pictures/picture-store';
import { beginAgain } from '../text/begun-store';
import { edits } from '../text/manuscript-edits';

/** Nothing of the text is left on the visitor's device; what was made of it is forgotten with it. */
export function forgetText(): void {
  leaveText();
  void forgetDraft();
}

/** Nothing of the visitor's is left on the device, except what other open tabs are showing. */
export function forgetEverything(): void {
  leaveText();
  earlierTextStore.change(() => undefined);
  optionsStore.change(() => DEFAULT_OPTIONS);
  keptOptions.erase();
  ownTemplateStore.change(() => undefined);
  libraryStore.change(() => []);
  chooseTheme('system');
  forgetOwnFiles();
  void forgetAllDrafts();
}

/** The screen is as before the first text. */
function leaveText(): void {
  edits.forget();
  beginAgain();
  pictureStore.change(() => []);
  fileNameStore.change(() => undefined);
  mergeStore.change(() => undefined);
  keptMergeSign.write(false);
  // The text before it stays within reach; what it was put in front of it is a part of this one.
  earlierTextStore.change((earlier) => earlier && { ...earlier, over: undefined });
}
