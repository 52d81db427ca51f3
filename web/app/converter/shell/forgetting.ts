import { chooseTheme } from '../../ui/theme';
import { edits } from '../document/edits';
import { forgetAllDrafts, forgetDraft } from '../drafts/draft-keeper';
import { forgetOwnFiles } from '../drafts/own-files';
import { libraryStore } from '../library/library-store';
import { keptMergeSign } from '../merge/kept-merge-sign';
import { DEFAULT_OPTIONS } from '../options/document-options';
import { keptOptions } from '../options/kept-options';
import { optionsStore } from '../options/options-store';
import { ownTemplateStore } from '../own-template/template-store';

/** Nothing of the text is left on the visitor's device; what was made of it is forgotten with it. */
export function forgetText(): void {
  leaveText();
  void forgetDraft();
}

/** Nothing of the visitor's is left on the device, except what other open tabs are showing. */
export function forgetEverything(): void {
  leaveText();
  edits.tellEarlier(undefined);
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
  keptMergeSign.write(false);
}
