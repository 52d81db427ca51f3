import type { Merge, MergeChange, MergeComment } from '@footmark/engine/merge';
import type { Decision, MergeReview } from '../document/returned';
import type { Edit, TextRange } from '../text/edit';
import { joined, movedRange } from './places';

/** Items that are decided on together. */
export type MergeItem =
  | {
      readonly type: 'change';
      readonly id: string;
      readonly change: MergeChange;
      readonly comments: readonly MergeComment[];
    }
  | { readonly type: 'comment'; readonly id: string; readonly comment: MergeComment };

/** `changed` means that the visitor has edited the place since, so that the item can no longer be made or undone. */
export type ItemState = 'open' | 'changed' | Decision;

export function beginReview(fileName: string, merge: Merge, original: string): MergeReview {
  const places = [
    ...merge.changes.map(
      ({ id, edits }) => [id, edits.map(({ start, end }) => ({ from: start, to: end }))] as const,
    ),
    ...merge.comments.map(({ id, place }) => [id, place ? commentPlaces(place) : []] as const),
  ];
  return { fileName, merge, original, decisions: {}, places: Object.fromEntries(places) };
}

function commentPlaces({
  start,
  end,
}: {
  readonly start: number;
  readonly end: number;
}): readonly TextRange[] {
  return [
    { from: end, to: end },
    { from: start, to: end },
  ];
}

const items = new WeakMap<Merge, readonly MergeItem[]>();

/** All items, in the order of the text, with comments next to the changes that they are about. */
export function itemsOf({ merge }: Pick<MergeReview, 'merge'>): readonly MergeItem[] {
  const known = items.get(merge);
  if (known) return known;
  const comments = new Map(merge.comments.map((comment) => [comment.id, comment]));
  const attached = new Set<string>();
  const changes = merge.changes.map((change): MergeItem & { line: number } => {
    const own = change.comments.flatMap((id) => comments.get(id) ?? []).filter(({ id }) => !attached.has(id));
    for (const { id } of own) attached.add(id);
    return { type: 'change', id: change.id, change, comments: own, line: change.line };
  });
  // An item without a place follows the item before it.
  let line = 1;
  const lonely = merge.comments.map((comment) => {
    line = comment.place?.line ?? line;
    return { comment, line };
  });
  const others = lonely
    .filter(({ comment }) => !attached.has(comment.id))
    .map(({ comment, line: own }): MergeItem & { line: number } => ({
      type: 'comment',
      id: comment.id,
      comment,
      line: own,
    }));
  const sorted = [...changes, ...others].toSorted((a, b) => a.line - b.line);
  items.set(merge, sorted);
  return sorted;
}

/** What an item inserts at each of its places. */
function written(item: MergeItem): readonly string[] {
  if (item.type === 'change') return item.change.edits.map(({ markdown }) => markdown);
  return item.comment.place ? [commented(item.comment)] : [];
}

/** A comment as CriticMarkup, after the words that it is about. */
function commented({ author, text }: MergeComment): string {
  const comment = `${author === '' ? '' : `${author}: `}${text}`
    .replace(/\s+/g, ' ')
    .replaceAll('<<}', '<< }');
  return `{>>${comment}<<}`;
}

/** The text at these places in the compared version. */
function before(item: MergeItem, original: string): readonly string[] {
  if (item.type === 'change') return item.change.edits.map(({ start, end }) => original.slice(start, end));
  return item.comment.place ? [''] : [];
}

/** Whether the text at the places of an item is as expected. */
function stands(review: MergeReview, text: string, { id }: MergeItem, expected: readonly string[]): boolean {
  const places = review.places[id] ?? [];
  return expected.every((piece, index) => {
    const place = places[index];
    return place !== undefined && text.slice(place.from, place.to) === piece;
  });
}

export function stateOf(review: MergeReview, text: string, item: MergeItem): ItemState {
  const decision = review.decisions[item.id];
  if (decision !== undefined) return decision;
  return stands(review, text, item, before(item, review.original)) ? 'open' : 'changed';
}

/** Whether it can be made: a conflict may have no place. */
export function canTake(review: MergeReview, text: string, item: MergeItem): boolean {
  return stateOf(review, text, item) === 'open' && (review.places[item.id]?.length ?? 0) > 0;
}

/** Whether the decision can be undone: the result may have been edited since. */
export function canReopen(review: MergeReview, text: string, item: MergeItem): boolean {
  const decision = review.decisions[item.id];
  if (decision !== 'taken') return decision === 'left';
  return stands(review, text, item, written(item));
}

export function isOpen(review: MergeReview, { id }: MergeItem): boolean {
  return review.decisions[id] === undefined;
}

interface Decided {
  readonly review: MergeReview;
  /** Its edits of the text. */
  readonly edit: Edit | undefined;
}

/** Decides on several items at once, leaving those that cannot be decided as they are. */
export function decide(
  review: MergeReview,
  text: string,
  chosen: readonly MergeItem[],
  decision: Decision | 'open',
): Decided {
  const decisions = { ...review.decisions };
  const edits: OwnEdit[] = [];
  for (const item of chosen) {
    const isTaken = decisions[item.id] === 'taken';
    if (decision === 'taken' && !canTake(review, text, item)) continue;
    if (decision !== 'taken' && isTaken && !canReopen(review, text, item)) continue;
    if (decision === 'taken') for (const edit of ownEdits(review, item, written(item))) edits.push(edit);
    else if (isTaken)
      for (const edit of ownEdits(review, item, before(item, review.original))) edits.push(edit);
    if (decision === 'open') delete decisions[item.id];
    else decisions[item.id] = decision;
  }
  return {
    review: { ...review, decisions, places: edits.length === 0 ? review.places : placesAfter(review, edits) },
    edit: joined(text, edits),
  };
}

interface OwnEdit extends Edit {
  readonly id: string;
  /** The index of the item's edit. */
  readonly index: number;
}

function ownEdits(review: MergeReview, { id }: MergeItem, texts: readonly string[]): OwnEdit[] {
  const places = review.places[id] ?? [];
  return texts.flatMap((insert, index) => {
    const place = places[index];
    return place ? [{ ...place, insert, id, index }] : [];
  });
}

/** All places after edits at an item's own places. */
function placesAfter(review: MergeReview, edits: readonly OwnEdit[]): MergeReview['places'] {
  const order = new Map(itemsOf(review).map(({ id }, index) => [id, index]));
  const orderOf = (id: string): number => order.get(id) ?? -1;
  const sorted = edits.toSorted((a, b) => b.from - a.from || b.to - a.to || orderOf(b.id) - orderOf(a.id));
  let places = review.places;
  // From the end, so that no edit moves a later one.
  for (const edit of sorted) {
    const entries = Object.entries(places).map(([id, ranges]) => [
      id,
      ranges.map((range, index) =>
        id === edit.id && index === edit.index
          ? { from: edit.from, to: edit.from + edit.insert.length }
          : movedRange(range, edit, orderOf(id) > orderOf(edit.id) || (id === edit.id && index > edit.index)),
      ),
    ]);
    places = Object.fromEntries(entries);
  }
  return places;
}

/** After an edit by the visitor. */
export function followEdit(review: MergeReview, edit: Edit): MergeReview {
  const entries = Object.entries(review.places).map(([id, ranges]) => [
    id,
    ranges.map((range) => movedRange(range, edit)),
  ]);
  return { ...review, places: Object.fromEntries(entries) };
}

/** The number of items, and of those not decided yet. */
export function countsOf(review: MergeReview) {
  const all = itemsOf(review);
  const taken = all.filter(({ type, id }) => type === 'change' && review.decisions[id] === 'taken').length;
  const left = all.filter(({ type, id }) => type === 'change' && review.decisions[id] === 'left').length;
  const open = all.filter((item) => isOpen(review, item));
  return {
    all: all.length,
    changes: all.filter(({ type }) => type === 'change').length,
    open: open.length,
    openChanges: open.filter(({ type }) => type === 'change').length,
    openConflicts: open.filter((item) => item.type === 'change' && item.change.conflict).length,
    taken,
    left,
  };
}

/** The next undecided item in a direction, wrapping around; undefined if there is none. */
export function nextOpen(review: MergeReview, from: string | undefined): MergeItem | undefined {
  const all = itemsOf(review);
  const at = all.findIndex(({ id }) => id === from);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) => isOpen(review, item));
}

/** The place of an item in the present text. */
export function placeOf(review: MergeReview, text: string, item: MergeItem): TextRange | undefined {
  const places = review.places[item.id] ?? [];
  const place = item.type === 'comment' ? places[1] : places[0];
  if (place) return place;
  const line = item.type === 'change' ? item.change.line : item.comment.place?.line;
  if (line === undefined) return undefined;
  const from = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
  return { from: Math.min(from, text.length), to: Math.min(from, text.length) };
}
