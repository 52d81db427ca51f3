import type { Merge } from '@footmark/engine/merge';
import type { Edit, TextRange } from '../text/edit';

/** A returned Word file with the visitor's decisions. Plain data, which is stored on the device. */
export interface MergeReview {
  readonly fileName: string;
  readonly merge: Merge;
  /** The text that the file was compared with. */
  readonly original: string;
  /** The decisions so far, by the ids of changes and comments. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /**
   * The present place of each item in the text: for a change, one for each edit; for a comment, where it would be
   * inserted, and the words that it is about, which may overlap changes.
   */
  readonly places: Readonly<Record<string, readonly TextRange[]>>;
}

/** The outcome for a change: made or not; for a comment: inserted into the text, or done. */
export type Decision = 'taken' | 'left';

/** What undo takes back of a review with an edit: decisions without one are not part of it. */
export interface ReviewState {
  readonly review: MergeReview;
  /** The text that it belongs to has been replaced; undo may restore it. */
  readonly isAway: boolean;
}

/** The changes of a returned file that are to be decided on, beside the text that they are about. */
export interface Returned extends ReviewState {
  /** The id of the selected change or comment. */
  readonly selected: string | undefined;
  /** Put away for later: only the number of remaining items is shown. */
  readonly isFolded: boolean;
  /** The visitor has just asked for it, so it gets the focus. */
  readonly takesFocus?: boolean;
  /** The review after an edit of the text, which moves the places. */
  readonly follow: (review: MergeReview, edit: Edit) => MergeReview;
}

export function stateOf({ review, isAway }: Returned): ReviewState {
  return { review, isAway };
}

/** The changes after an edit of their text. */
export function followed(returned: Returned, edit: Edit, isReplaced: boolean): Returned {
  if (returned.isAway) return returned;
  if (isReplaced) return { ...returned, isAway: true };
  return { ...returned, review: returned.follow(returned.review, edit) };
}

/** The changes on the other side of a step, with the decisions since then that did not edit the text. */
export function travelledTo(side: ReviewState, { review }: Returned): ReviewState | undefined {
  if (side.review.merge !== review.merge) return undefined;
  const decisions = { ...side.review.decisions };
  for (const [id, decision] of Object.entries(review.decisions))
    if (decision === 'left' && decisions[id] === undefined) decisions[id] = decision;
  return { isAway: side.isAway, review: { ...side.review, decisions } };
}
