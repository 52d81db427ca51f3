import type { Merge } from '@footmark/engine/merge';
import { edits } from '../document/edits';
import type { Decision, MergeReview } from '../document/returned';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { canTake, decide, isOpen, itemsOf, type MergeItem, nextOpen, placeOf } from './merge-review';

const returnedNow = (converter: Converter) => screenDocument(converter).read().returned;

/** Selects an item: its place is selected in the text, and the pages follow. */
export function selectItem(converter: Converter, id: string): void {
  edits(converter).review('review', (screen) => screen && { ...screen, selected: id });
  showPlace(converter);
}

/** Selects in the text what the selected item is about. */
export function showPlace(converter: Converter): void {
  const item = selectedItem(converter);
  const screen = returnedNow(converter);
  const place = item && screen && placeOf(screen.review, screenDocument(converter).read().text, item);
  if (place) edits(converter).goTo(place);
}

export function selectedItem(converter: Converter): MergeItem | undefined {
  const screen = returnedNow(converter);
  return screen && itemsOf(screen.review).find(({ id }) => id === screen.selected);
}

/** Decides on items, in one step for undo. */
export function settle(
  converter: Converter,
  chosen: readonly MergeItem[],
  decision: Decision | 'open',
): void {
  const screen = returnedNow(converter);
  if (!screen) return;
  const { text } = screenDocument(converter).read();
  const { review, edit } = decide(screen.review, text, chosen, decision);
  if (decision === 'taken') givePictures(converter, screen.review);
  if (!edit || (edit.from === edit.to && edit.insert === '')) {
    edits(converter).review('review', (current) => current && { ...current, review });
    return;
  }
  const end = edit.from + edit.insert.length;
  edits(converter).decide(review, edit, { anchor: chosen.length > 1 ? end : edit.from, head: end });
}

/**
 * Pictures that the reviewer inserted are added to the visitor's files with the first accepted change; unused ones do
 * no harm.
 */
function givePictures(converter: Converter, { merge }: MergeReview): void {
  keepPictures(converter, merge.pictures);
}

/** Adds pictures to the visitor's files, except those that are there. */
export function keepPictures(converter: Converter, pictures: Merge['pictures']): void {
  const files = screenDocument(converter).read().pictures;
  const missing = pictures.filter(({ path }) => !files.some((file) => file.path === path));
  if (missing.length > 0)
    edits(converter).addPictures(
      missing.map(({ path, bytes }) => ({ path, file: new Blob([bytes.slice()]) })),
    );
}

/** Decides on the selected item and moves to the next. */
export function settleSelected(converter: Converter, decision: Decision): void {
  const item = selectedItem(converter);
  const screen = returnedNow(converter);
  if (!item || !screen || !isOpen(screen.review, item)) return;
  if (decision === 'taken' && !canTake(screen.review, screenDocument(converter).read().text, item)) return;
  settle(converter, [item], decision);
  const { review } = returnedNow(converter) ?? screen;
  const next = nextOpen(review, item.id);
  if (next) selectItem(converter, next.id);
}

/** All open changes; conflicts and comments need to be looked at one by one. */
export function settleAll(converter: Converter, decision: Decision): void {
  const screen = returnedNow(converter);
  if (!screen) return;
  const chosen = itemsOf(screen.review).filter(
    (item) => item.type === 'change' && !item.change.conflict && isOpen(screen.review, item),
  );
  settle(converter, chosen, decision);
  const { review } = returnedNow(converter) ?? screen;
  const next = nextOpen(review, undefined);
  if (next) selectItem(converter, next.id);
}

/** The item before or after the selected one, whether decided or not. */
export function turnItem(converter: Converter, direction: 1 | -1): void {
  const screen = returnedNow(converter);
  if (!screen) return;
  const all = itemsOf(screen.review);
  const at = all.findIndex(({ id }) => id === screen.selected);
  const next = all[Math.min(Math.max(0, at + direction), all.length - 1)];
  if (next) selectItem(converter, next.id);
}

/** Puts the changes away for later. */
export function fold(converter: Converter, isFolded: boolean): void {
  edits(converter).review('review', (screen) => screen && { ...screen, isFolded, takesFocus: true });
}

/** Moves the focus, once a dialog that is closing has returned it. */
export function giveFocus(converter: Converter, find: () => HTMLElement | null | undefined): () => void {
  if (!returnedNow(converter)?.takesFocus) return () => undefined;
  const timer = setTimeout(() => {
    edits(converter).review('review', (screen) => screen && { ...screen, takesFocus: false });
    find()?.focus({ preventScroll: true });
  }, AFTER_DIALOG_MS);
  return () => clearTimeout(timer);
}

const AFTER_DIALOG_MS = 100;
