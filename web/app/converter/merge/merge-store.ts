import { createStore } from '../text/store';
import type { MergeReview } from './merge-review';

/** What the visitor decides on, and how it is shown. */
export interface MergeScreen {
  readonly review: MergeReview;
  /** The id of the change or comment that is shown in the text and on its page. */
  readonly selected: string | undefined;
  /** Put away for later: only how much is left is shown. */
  readonly isFolded: boolean;
  /** Another text has taken the place of the one that it is about; undo may bring that back. */
  readonly isAway: boolean;
  /** The visitor has just asked for what is shown now: it has the focus. */
  readonly takesFocus?: boolean;
}

export const mergeStore = createStore<MergeScreen | undefined>(undefined);
