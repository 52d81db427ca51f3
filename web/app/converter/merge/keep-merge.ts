import type { Merge } from '@footmark/engine/merge';
import { KEEP_DELAY_MS } from '../../constants';
import { edits } from '../document/edits';
import type { Returned } from '../document/returned';
import { screenDocument } from '../document/screen-document';
import { type Converter, part } from '../instance/converter';
import { type KeptMerge, mergeDatabase } from '../storage/merge-database';
import { storageState } from '../storage/storage-state';
import { editBetween } from '../text/edit';
import { beginReview, followEdit, isOpen, itemsOf, nextOpen } from './merge-review';

/** What undo takes back is the next to be decided on. */
function reopen(converter: Converter, before: Returned | undefined, after: Returned | undefined): void {
  if (!before || !after) return;
  const reopened = itemsOf(after.review).find(
    (item) => isOpen(after.review, item) && !isOpen(before.review, item),
  );
  if (reopened)
    edits(converter).review('review', (current) => current && { ...current, selected: reopened.id });
}

export const mergeKeeper = part((converter) => {
  /** The draft that the present merge belongs to. */
  let draft: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFollowing = false;

  /** Shows the changes of a returned file in the text as it is now. */
  function startMerge(fileName: string, merge: Merge, original: string): void {
    follow();
    draft = storageState(converter).read().draftId;
    const review = beginReview(fileName, merge, original);
    edits(converter).review('merge', () => ({
      review,
      follow: followEdit,
      selected: nextOpen(review, undefined)?.id,
      isFolded: false,
      isAway: false,
      takesFocus: true,
    }));
  }

  /** All decisions are made, or the merge is abandoned. The text stays as it is. */
  function endMerge(): void {
    const ended = draft;
    edits(converter).review('review', () => undefined);
    clearTimeout(timer);
    if (ended !== undefined) void mergeDatabase.erase(ended).catch(() => undefined);
  }

  /** Restores an unfinished merge together with the text of this tab. */
  async function restoreMerge(restoredText: Promise<void>): Promise<void> {
    await restoredText;
    follow();
    await bringBack(storageState(converter).read().draftId);
  }

  async function bringBack(id: string | undefined): Promise<void> {
    draft = id;
    const kept = id === undefined ? undefined : await mergeDatabase.read(id).catch(() => undefined);
    if (!kept || draft !== id || screenDocument(converter).read().returned) return;
    edits(converter).review('review', () => returnedOf(kept, screenDocument(converter).read().text));
  }

  /** The text may have been edited after the merge was last saved. */
  function returnedOf({ review, selected, isFolded, text }: KeptMerge, now: string): Returned {
    const edit = editBetween(text, now);
    const isWaiting = itemsOf(review).some((item) => item.id === selected && isOpen(review, item));
    return {
      review: edit ? followEdit(review, edit) : review,
      follow: followEdit,
      selected: isWaiting ? selected : nextOpen(review, undefined)?.id,
      isFolded,
      isAway: now.trim() === '',
    };
  }

  /** From the first merge on, places follow the text, and everything is saved. */
  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    screenDocument(converter).subscribe(({ name, before, after }) => {
      if (after.returned === before.returned) return;
      if (name === 'undo' || name === 'redo') reopen(converter, before.returned, after.returned);
      clearTimeout(timer);
      if (after.returned?.review.decisions !== before.returned?.review.decisions) keepNow();
      else timer = setTimeout(keepNow, KEEP_DELAY_MS);
    });
    // Another text, which may have a merge of its own.
    storageState(converter).follow(
      ({ draftId }) => draftId,
      () => {
        const id = storageState(converter).read().draftId;
        if (id === draft) return;
        edits(converter).review('review', () => undefined);
        void bringBack(id);
      },
    );
    window.addEventListener('pagehide', keepNow);
  }

  function keepNow(): void {
    clearTimeout(timer);
    const screen = screenDocument(converter).read().returned;
    if (!screen || draft === undefined) return;
    // The text of a merge is not stored longer than the text itself.
    if (screen.isAway) {
      void mergeDatabase.erase(draft).catch(() => undefined);
      return;
    }
    const { review, selected, isFolded } = screen;
    const kept: KeptMerge = {
      draft,
      review,
      selected,
      isFolded,
      text: screenDocument(converter).read().text,
    };
    // If storage is denied, the screen reports it for the text.
    void mergeDatabase.write(kept).catch(() => undefined);
  }

  return { startMerge, endMerge, restoreMerge };
});
