import { LARGE_DOCUMENT } from '../../constants';
import { applyEdit, type Edit, editBetween, mapPlace, type TextRange, withLineFeeds } from './edit';
import { replaceAll } from './replace-in-text';
import * as history from './text-history';
import { isLarge, mustMove, neighbour, stretch, windowAround, windowFrom } from './text-window';

/** Two positions in the whole text. `anchor` is where the selection began, `head` where the cursor is. */
export interface Selection {
  readonly anchor: number;
  readonly head: number;
}

/** The visitor's text, the part of it in the editor, the selection, and the history. */
export interface Manuscript {
  readonly text: string;
  readonly selection: Selection;
  /** The part of the text that is in the editor: all of it, unless the text is large. */
  readonly excerpt: TextRange;
  /** The visitor wants the whole of a large text in the editor. */
  readonly showsAll: boolean;
  readonly history: history.TextHistory;
  /** Counts texts: the whole of one was replaced by another, or removed. What was made of it belongs to it alone. */
  readonly texts: number;
  /** Counts selections set by the screen rather than by the visitor: the editor scrolls to them. */
  readonly reveals: number;
}

export const EMPTY_MANUSCRIPT: Manuscript = {
  text: '',
  selection: { anchor: 0, head: 0 },
  excerpt: { from: 0, to: 0 },
  showsAll: false,
  history: history.EMPTY_HISTORY,
  texts: 0,
  reveals: 0,
};

/** What the visitor did in the editor. */
export function type(manuscript: Manuscript, edit: Edit, selection: Selection, now: number): Manuscript {
  const step = history.stepOf(manuscript.text, edit);
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
  const step = history.stepOf(manuscript.text, edit);
  return revealed({
    ...changed(manuscript, edit, selection),
    history: history.record(manuscript.history, step),
  });
}

/** Replaces a phrase everywhere, in one step. The cursor stays with the text around it. */
export function replacePhrase(manuscript: Manuscript, phrase: string, insert: string): Manuscript {
  const { text, selection } = manuscript;
  const edit = editBetween(text, replaceAll(text, phrase, insert).text);
  if (!edit) return manuscript;
  return rewrite(
    manuscript,
    edit,
    cursorAt(replaceAll(text.slice(0, selection.head), phrase, insert).text.length),
  );
}

export function undo(manuscript: Manuscript): Manuscript {
  return travelled(manuscript, history.undo(manuscript.history));
}

export function redo(manuscript: Manuscript): Manuscript {
  return travelled(manuscript, history.redo(manuscript.history));
}

function travelled(manuscript: Manuscript, travel: ReturnType<typeof history.undo>): Manuscript {
  if (!travel) return manuscript;
  const { edit } = travel;
  // If the whole text is restored, its beginning is shown.
  const cursor = cursorAt(edit.insert.length > LARGE_DOCUMENT.window ? edit.from : mapPlace(edit.to, edit));
  return revealed({ ...changed(manuscript, edit, cursor), history: travel.history });
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

/** A restored text with its history. */
export function restore(manuscript: Manuscript, text: string, past: history.TextHistory): Manuscript {
  return { ...load(manuscript, text), history: past };
}

/** Nothing, not even for undo. */
export function forget({ texts }: Manuscript): Manuscript {
  return { ...EMPTY_MANUSCRIPT, texts: texts + 1 };
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
  const { excerpt } = manuscript;
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
  };
  return { ...moved, excerpt: excerptIn(moved) };
}

const NOTHING: TextRange = { from: 0, to: 0 };

function excerptIn(manuscript: Manuscript): TextRange {
  const { text, excerpt, selection } = manuscript;
  if (!isWindowed(manuscript)) return { from: 0, to: text.length };
  return mustMove(text.length, excerpt, selection.head) ? windowAround(text, selection.head) : excerpt;
}

function cursorAt(place: number): Selection {
  return { anchor: place, head: place };
}

function revealed(manuscript: Manuscript): Manuscript {
  return { ...manuscript, reveals: manuscript.reveals + 1 };
}
