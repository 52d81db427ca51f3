import { chooseTheme } from '../../ui/theme';
import { edits } from '../document/edits';
import { draftKeeper } from '../drafts/draft-keeper';
import type { Converter } from '../instance/converter';
import { forgetOwnFiles } from '../storage/own-files';
import { keptOptions } from '../workspace/kept-options';
import { changeWorkspace, EMPTY_WORKSPACE } from '../workspace/workspace';

/** Nothing of the text is left on the visitor's device; what was made of it is forgotten with it. */
export function forgetText(converter: Converter): void {
  edits(converter).forget();
  void draftKeeper(converter).forgetDraft();
}

/** Nothing of the visitor's is left on the device, except what other open tabs are showing. */
export function forgetEverything(converter: Converter): void {
  edits(converter).forget();
  edits(converter).tellEarlier(undefined);
  edits(converter).showAll(false);
  changeWorkspace(converter, EMPTY_WORKSPACE);
  keptOptions.write(converter, undefined);
  chooseTheme('system');
  forgetOwnFiles();
  void draftKeeper(converter).forgetAllDrafts();
}
