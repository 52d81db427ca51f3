import { type Edit, editBetween } from '../text/edit';
import type { Manuscript } from '../text/manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import type { Step } from '../text/text-history';
import { followEdit, isOpen, itemsOf, type MergeReview } from './merge-review';
import { type MergeScreen, mergeStore } from './merge-store';

/** The state of the review on one side of a history step. Decisions without an edit are not part of it. */
type Side = Pick<MergeScreen, 'isAway'> & { readonly review: MergeReview };

const before = new WeakMap<Step, Side>();
const after = new WeakMap<Step, Side>();

/** The review after the edit that a decision is making. */
let deciding: MergeReview | undefined;

/** Edits the text by a decision. */
export function decideInText(review: MergeReview, change: () => void): void {
  deciding = review;
  try {
    change();
  } finally {
    deciding = undefined;
  }
}

/** Updates the places of changes while the text is edited, and undoes decisions together with their edits. */
export function followManuscript(): () => void {
  let last = manuscriptStore.read();
  return manuscriptStore.subscribe(() => {
    const previous = last;
    last = manuscriptStore.read();
    const screen = mergeStore.read();
    if (!screen || previous.text === last.text) return;
    const side = sideAfter(screen, previous, last);
    const reopened = itemsOf(side.review).find(
      (item) => isOpen(side.review, item) && !isOpen(screen.review, item),
    );
    mergeStore.change(
      // What undo takes back is the next to be decided on.
      (current) => current && { ...current, ...side, ...(reopened && { selected: reopened.id }) },
    );
  });
}

function sideAfter(screen: MergeScreen, previous: Manuscript, next: Manuscript): Side {
  const edit = editBetween(previous.text, next.text);
  const lastStep = previous.history.past.at(-1);
  if (lastStep && next.history.future[0] === lastStep) {
    after.set(lastStep, screen);
    return withOthers(before.get(lastStep), screen) ?? moved(screen, previous, edit);
  }
  const step = next.history.past.at(-1);
  if (step && step === previous.history.future[0])
    return withOthers(after.get(step), screen) ?? moved(screen, previous, edit);
  // Keys typed in one go are one step, which changes with each key.
  const isJoined = lastStep !== undefined && next.history.past.length === previous.history.past.length;
  const start = isJoined && !next.history.past.includes(lastStep) ? before.get(lastStep) : undefined;
  if (step) before.set(step, start ?? screen);
  return moved(screen, previous, edit);
}

/** The other side of a step, with the decisions since then that did not edit the text. */
function withOthers(side: Side | undefined, { review }: MergeScreen): Side | undefined {
  if (!side || side.review.merge !== review.merge) return undefined;
  const decisions = { ...side.review.decisions };
  for (const [id, decision] of Object.entries(review.decisions))
    if (decision === 'left' && decisions[id] === undefined) decisions[id] = decision;
  return { isAway: side.isAway, review: { ...side.review, decisions } };
}

function moved(screen: MergeScreen, previous: Manuscript, edit: Edit | undefined): Side {
  if (deciding) return { review: deciding, isAway: false };
  if (!edit || screen.isAway) return screen;
  const { text, history } = manuscriptStore.read();
  const { from, removed } = history.past.at(-1) ?? { from: 0, removed: '' };
  const isReplaced = text === '' || (from === 0 && removed === previous.text);
  return isReplaced
    ? { review: screen.review, isAway: true }
    : { review: followEdit(screen.review, edit), isAway: false };
}
