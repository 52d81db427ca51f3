import { LARGE_DOCUMENT } from '../../constants';
import {
  applyEdit,
  type Edit,
  editBetween,
  mapPlace,
  type Selection,
  type TextRange,
  withLineFeeds,
} from '../text/edit';
import { replaceAll } from '../text/replace-in-text';
import { isLarge, mustMove, neighbour, stretch, windowAround, windowFrom } from '../text/text-window';
import { type Belongings, NO_BELONGINGS } from './belongings';
import type { EarlierText } from './earlier-text';
import { addPictures, type PictureFiles } from './picture-files';
import { followed, type MergeReview, type Returned, stateOf, travelledTo } from './returned';
import * as history from './text-history';
import type { Version } from './version';

/** The visitor's text and all that belongs to it: the part of it in the editor, the selection, the history, the pictures. */
export interface Manuscript extends Belongings {
  readonly text: string;
  readonly selection: Selection;
  /** The part of the text that is in the editor: all of it, unless the text is large. */
  readonly excerpt: TextRange;
  /** The visitor wants the whole of a large text in the editor. */
  readonly showsAll: boolean;
  readonly history: history.TextHistory;
  /** Counts texts: the whole of one was replaced by another, or removed. What was made of it belongs to it alone. */
  readonly texts: number;
  /** The newest first. */
  readonly versions: readonly Version[];
  /** When the writing began after which the next version is written; milliseconds since 1970. */
  readonly writingSince: number | undefined;
  readonly earlier: EarlierText | undefined;
  readonly returned: Returned | undefined;
  /**
   * Whether the visitor has begun: there is a text, or was one that was deleted by hand, or somebody asked to write. Until then,
   * and again once the text is cleared, the screen shows the invitation.
   */
  readonly isBegun: boolean;
  /** Counts selections set by the screen rather than by the visitor: the editor scrolls to them. */
  readonly reveals: number;
}

export const EMPTY_MANUSCRIPT: Manuscript = {
  ...NO_BELONGINGS,
  text: '',
  selection: { anchor: 0, head: 0 },
  excerpt: { from: 0, to: 0 },
  showsAll: false,
  history: history.EMPTY_HISTORY,
  texts: 0,
  versions: [],
  writingSince: undefined,
  earlier: undefined,
  returned: undefined,
  isBegun: false,
  reveals: 0,
};

export const hasText = ({ text }: Manuscript): boolean => /\S/.test(text);
export const isEmpty = ({ text }: Manuscript): boolean => text === '';

/** What the visitor did in the editor. */
export function type(manuscript: Manuscript, edit: Edit, selection: Selection, now: number): Manuscript {
  const step = stepOf(manuscript, edit);
  return {
    ...changed(manuscript, edit, selection),
    history: history.record(manuscript.history, step, now),
  };
}

/** Replaces this text with another one, shown from its beginning. Undo restores this one. */
export function load(manuscript: Manuscript, text: string): Manuscript {
  const loaded = replace(manuscript, { from: 0, to: manuscript.text.length, insert: text });
  return goTo(loaded, { from: 0, to: 0 });
}

/** The same, with all that belongs to the texts. */
export function exchange(manuscript: Manuscript, text: string, belongings: Belongings): Manuscript {
  const loaded = load(manuscript, text);
  const isStep = loaded.history !== manuscript.history;
  const past = isStep
    ? history.amendLast(loaded.history, { other: belongingsOf(manuscript) })
    : loaded.history;
  return { ...loaded, ...belongingsOf(belongings), history: past, isBegun: text !== '' };
}

/** Replaces the selection, or inserts at the cursor; `pictures` come and go with what is inserted. */
export function insert(manuscript: Manuscript, text: string, pictures: PictureFiles = []): Manuscript {
  const { anchor, head } = manuscript.selection;
  const edit = { from: Math.min(anchor, head), to: Math.max(anchor, head), insert: text };
  const inserted = replace(manuscript, edit);
  if (pictures.length === 0) return inserted;
  const isStep = inserted.history !== manuscript.history;
  return {
    ...inserted,
    pictures: addPictures(manuscript.pictures, pictures),
    history: isStep ? history.amendLast(inserted.history, { brought: pictures }) : inserted.history,
  };
}

/** A change other than typing: pasting, clearing. It is a step of its own. */
export function replace(manuscript: Manuscript, { from, to, insert }: Edit): Manuscript {
  const edit = { from, to, insert: withLineFeeds(insert) };
  if (from === to && edit.insert === '') return manuscript;
  // If the whole text is new, its beginning is shown.
  const isWhole = manuscript.text.trim() === '' && edit.insert.length > SCREENFUL;
  return rewrite(manuscript, edit, cursorAt(isWhole ? 0 : from + edit.insert.length));
}

/** UTF-16 code units: longer insertions do not fit in the window. */
const SCREENFUL = 1000;

/** The same, followed by a given selection. */
export function rewrite(manuscript: Manuscript, edit: Edit, selection: Selection): Manuscript {
  const step = stepOf(manuscript, edit);
  return revealed({
    ...changed(manuscript, edit, selection),
    history: history.record(manuscript.history, step),
  });
}

/** Decides on changes of a returned file, in one step for undo: `edit` is what that does to the text. */
export function decide(
  manuscript: Manuscript,
  review: MergeReview,
  edit: Edit,
  selection: Selection,
): Manuscript {
  const { returned } = manuscript;
  const decided = rewrite(manuscript, edit, selection);
  return { ...decided, returned: returned && { ...returned, review, isAway: false } };
}

/** Replaces a phrase everywhere, in one step. The cursor stays with the text around it. */
export function replacePhrase(
  manuscript: Manuscript,
  phrase: string,
  insert: string,
  matchesCase = false,
): Manuscript {
  const { text, selection } = manuscript;
  const edit = editBetween(text, replaceAll(text, phrase, insert, matchesCase).text);
  if (!edit) return manuscript;
  return rewrite(
    manuscript,
    edit,
    cursorAt(replaceAll(text.slice(0, selection.head), phrase, insert, matchesCase).text.length),
  );
}

export function undo(manuscript: Manuscript): Manuscript {
  const { pictures } = manuscript;
  return travelled(manuscript, history.undo(manuscript.history, sideOf(manuscript)), (brought) =>
    pictures.filter((picture) => !brought.includes(picture)),
  );
}

export function redo(manuscript: Manuscript): Manuscript {
  const { pictures } = manuscript;
  return travelled(manuscript, history.redo(manuscript.history, sideOf(manuscript)), (brought) =>
    addPictures(pictures, brought),
  );
}

function travelled(
  manuscript: Manuscript,
  travel: history.Travel | undefined,
  picturesWith: (brought: PictureFiles) => PictureFiles,
): Manuscript {
  if (!travel) return manuscript;
  const { edit, step } = travel;
  // If the whole text is restored, its beginning is shown.
  const cursor = cursorAt(edit.insert.length > LARGE_DOCUMENT.window ? edit.from : mapPlace(edit.to, edit));
  const { returned } = manuscript;
  const side = returned && step.returned && travelledTo(step.returned, returned);
  return revealed({
    ...changed(manuscript, edit, cursor),
    ...(returned && side && { returned: { ...returned, ...side } }),
    ...(step.brought && { pictures: picturesWith(step.brought) }),
    ...step.other,
    history: travel.history,
  });
}

/** Near the window's end, the cursor moves the window, also while a selection is being made. */
export function select(manuscript: Manuscript, selection: Selection): Manuscript {
  const { anchor, head } = selection;
  if (anchor === manuscript.selection.anchor && head === manuscript.selection.head) return manuscript;
  const moved = { ...manuscript, selection };
  return { ...moved, excerpt: excerptIn(moved) };
}

/** Selects a range of the text and scrolls to it, wherever it is. */
export function goTo(manuscript: Manuscript, { from, to }: TextRange): Manuscript {
  const moved = { ...manuscript, selection: { anchor: from, head: to } };
  return revealed({ ...moved, excerpt: excerptIn(moved) });
}

/** What of a manuscript is kept on the device. */
export type KeptManuscript = Pick<
  Manuscript,
  'text' | 'history' | 'pictures' | 'fileName' | 'earlier' | 'versions' | 'writingSince'
>;

/** A restored text with its history and all that belongs to it. */
export function restore(manuscript: Manuscript, kept: KeptManuscript): Manuscript {
  return { ...load(manuscript, kept.text), origin: undefined, ...kept };
}

/**
 * Nothing, not even for undo. The text before it stays within reach; what it was put in front of it is a part of this one.
 */
export function forget({ texts, earlier, showsAll }: Manuscript): Manuscript {
  return {
    ...EMPTY_MANUSCRIPT,
    texts: texts + 1,
    earlier: earlier && { ...earlier, over: undefined },
    showsAll,
  };
}

export function turnPart(manuscript: Manuscript, direction: 'next' | 'previous'): Manuscript {
  return showing(manuscript, neighbour(manuscript.text, manuscript.excerpt, direction));
}

/** Shows the part at a position between 0, the first part, and 1, the last. */
export function showPlace(manuscript: Manuscript, place: number): Manuscript {
  const last = Math.max(0, manuscript.text.length - LARGE_DOCUMENT.window);
  return showing(manuscript, windowFrom(manuscript.text, Math.round(place * last)));
}

export function showAll(manuscript: Manuscript, showsAll: boolean): Manuscript {
  const moved = { ...manuscript, showsAll };
  return revealed({ ...moved, excerpt: excerptIn(moved) });
}

export function isWindowed({ text, showsAll }: Manuscript): boolean {
  return isLarge(text.length) && !showsAll;
}

export function excerptText({ text, excerpt }: Manuscript): string {
  return text.slice(excerpt.from, excerpt.to);
}

/** The cursor goes to the first line after the new part's margin, where it does not move the window again. */
function showing(manuscript: Manuscript, excerpt: TextRange): Manuscript {
  const { text } = manuscript;
  const past = excerpt.from > 0 ? excerpt.from + LARGE_DOCUMENT.margin : 0;
  const line = past > 0 ? text.indexOf('\n', past - 1) + 1 : 0;
  const place = line >= past && line <= excerpt.to - LARGE_DOCUMENT.margin ? line : past;
  return revealed({ ...manuscript, excerpt, selection: cursorAt(place) });
}

function changed(manuscript: Manuscript, edit: Edit, selection: Selection): Manuscript {
  const { excerpt, returned } = manuscript;
  const text = applyEdit(manuscript.text, edit);
  const isWhole = edit.from === 0 && edit.to === manuscript.text.length;
  const texts = isWhole ? manuscript.texts + 1 : manuscript.texts;
  const isInside = edit.from >= excerpt.from && edit.to <= excerpt.to;
  const moved = {
    ...manuscript,
    text,
    texts,
    selection,
    excerpt: isInside ? stretch(excerpt, edit) : NOTHING,
    // The differences from the file that the text was read from are not the next one's.
    ...(isWhole && { origin: undefined }),
    returned:
      returned && followed(returned, editBetween(manuscript.text, text) ?? edit, isWhole || text === ''),
  };
  return { ...moved, excerpt: excerptIn(moved) };
}

const NOTHING: TextRange = { from: 0, to: 0 };

function excerptIn(manuscript: Manuscript): TextRange {
  const { text, excerpt, selection } = manuscript;
  if (!isWindowed(manuscript)) return { from: 0, to: text.length };
  return mustMove(text.length, excerpt, selection.head) ? windowAround(text, selection.head) : excerpt;
}

function stepOf({ text, returned }: Manuscript, edit: Edit): history.Step {
  return { ...history.stepOf(text, edit), ...(returned && { returned: stateOf(returned) }) };
}

/** What undo and redo leave behind. */
function sideOf(manuscript: Manuscript) {
  const { returned } = manuscript;
  return { ...belongingsOf(manuscript), ...(returned && { returned: stateOf(returned) }) };
}

function belongingsOf({ pictures, fileName, origin }: Belongings): Belongings {
  return { pictures, fileName, origin };
}

function cursorAt(place: number): Selection {
  return { anchor: place, head: place };
}

function revealed(manuscript: Manuscript): Manuscript {
  return { ...manuscript, reveals: manuscript.reveals + 1 };
}
