import type { Merge } from '@footmark/engine/merge';
import { KEEP_DELAY_MS } from '../../constants';
import { draftIdStore, restoreDraft } from '../drafts/draft-keeper';
import { editBetween } from '../text/edit';
import { manuscriptStore } from '../text/manuscript-store';
import { followManuscript } from './follow-manuscript';
import { keptMergeSign } from './kept-merge-sign';
import { type KeptMerge, mergeDatabase } from './merge-database';
import { beginReview, followEdit, isOpen, itemsOf, nextOpen } from './merge-review';
import { type MergeScreen, mergeStore } from './merge-store';

/** The draft that the present merge belongs to. */
let draft: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowing = false;

/** Shows the changes of a returned file in the text as it is now. */
export function startMerge(fileName: string, merge: Merge, original: string): void {
  follow();
  draft = draftIdStore.read();
  const review = beginReview(fileName, merge, original);
  mergeStore.change(() => ({
    review,
    selected: nextOpen(review, undefined)?.id,
    isFolded: false,
    isAway: false,
    takesFocus: true,
  }));
}

/** All decisions are made, or the merge is abandoned. The text stays as it is. */
export function endMerge(): void {
  const ended = draft;
  mergeStore.change(() => undefined);
  keptMergeSign.write(false);
  clearTimeout(timer);
  if (ended !== undefined) void mergeDatabase.erase(ended).catch(() => undefined);
}

/** Restores an unfinished merge together with the text of this tab. */
export async function restoreMerge(): Promise<void> {
  await restoreDraft();
  follow();
  await bringBack(draftIdStore.read());
}

async function bringBack(id: string | undefined): Promise<void> {
  draft = id;
  const kept = id === undefined ? undefined : await mergeDatabase.read(id).catch(() => undefined);
  if (!kept || draft !== id || mergeStore.read()) return;
  mergeStore.change(() => screenOf(kept, manuscriptStore.read().text));
}

/** The text may have been edited after the merge was last saved. */
function screenOf({ review, selected, isFolded, text }: KeptMerge, now: string): MergeScreen | undefined {
  const edit = editBetween(text, now);
  const isWaiting = itemsOf(review).some((item) => item.id === selected && isOpen(review, item));
  return {
    review: edit ? followEdit(review, edit) : review,
    selected: isWaiting ? selected : nextOpen(review, undefined)?.id,
    isFolded,
    isAway: now.trim() === '',
  };
}

/** From the first merge on, places follow the text, and everything is saved. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  followManuscript();
  let last = mergeStore.read();
  mergeStore.subscribe(() => {
    const screen = mergeStore.read();
    const isDecided = screen?.review.decisions !== last?.review.decisions;
    last = screen;
    clearTimeout(timer);
    if (isDecided) keepNow();
    else timer = setTimeout(keepNow, KEEP_DELAY_MS);
  });
  // Another text, which may have a merge of its own.
  draftIdStore.subscribe(() => {
    const id = draftIdStore.read();
    if (id === draft) return;
    mergeStore.change(() => undefined);
    void bringBack(id);
  });
  window.addEventListener('pagehide', keepNow);
}

function keepNow(): void {
  clearTimeout(timer);
  const screen = mergeStore.read();
  if (!screen || draft === undefined) return;
  // The text of a merge is not stored longer than the text itself.
  if (screen.isAway) {
    void mergeDatabase.erase(draft).catch(() => undefined);
    return;
  }
  const { review, selected, isFolded } = screen;
  const kept: KeptMerge = { draft, review, selected, isFolded, text: manuscriptStore.read().text };
  // If storage is denied, the screen reports it for the text.
  mergeDatabase.write(kept).then(
    () => keptMergeSign.write(true),
    () => undefined,
  );
}
