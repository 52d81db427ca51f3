import { createStore } from '../text/store';
import type { MergeReview } from './merge-review';

/** The items to decide on, and how they are shown. */
export interface MergeScreen {
  readonly review: MergeReview;
  /** The id of the selected change or comment. */
  readonly selected: string | undefined;
  /** Put away for later: only the number of remaining items is shown. */
  readonly isFolded: boolean;
  /** The text that it belongs to has been replaced; undo may restore it. */
  readonly isAway: boolean;
  /** The visitor has just asked for it, so it gets the focus. */
  readonly takesFocus?: boolean;
}

export const mergeStore = createStore<MergeScreen | undefined>(undefined);
