import { chooseTheme } from '../../ui/theme';
import { edits } from '../document/edits';
import { forgetAllDrafts, forgetDraft } from '../drafts/draft-keeper';
import { keptMergeSign } from '../merge/kept-merge-sign';
import { forgetOwnFiles } from '../storage/own-files';
import { keptOptions } from '../workspace/kept-options';
import { changeWorkspace, EMPTY_WORKSPACE } from '../workspace/workspace';

/** Nothing of the text is left on the visitor's device; what was made of it is forgotten with it. */
export function forgetText(): void {
  leaveText();
  void forgetDraft();
}

/** Nothing of the visitor's is left on the device, except what other open tabs are showing. */
export function forgetEverything(): void {
  leaveText();
  edits.tellEarlier(undefined);
  edits.showAll(false);
  changeWorkspace(EMPTY_WORKSPACE);
  keptOptions.write(undefined);
  chooseTheme('system');
  forgetOwnFiles();
  void forgetAllDrafts();
}

/** The screen is as before the first text. */
function leaveText(): void {
  edits.forget();
  keptMergeSign.write(false);
}
