import { LARGE_DOCUMENT } from '../../constants';
import type { Edit, TextRange } from './edit';

/** Whether the editor shows only a part of a text of this length. */
export function isLarge(length: number): boolean {
  return length > LARGE_DOCUMENT.threshold;
}

/** The part to show: the window around the cursor, as large as the ends of the text allow, and its margins. */
export function windowAround(text: string, cursor: number): TextRange {
  return windowFrom(text, cursor - LARGE_DOCUMENT.window / 2);
}

/**
 * The part whose window, without the margin, begins at `start` or as near to it as the end of the text allows. Its
 * first and its last line are whole: within the margin if a line ends there, or else beyond it.
 */
export function windowFrom(text: string, start: number): TextRange {
  const { window, margin } = LARGE_DOCUMENT;
  const first = Math.max(0, Math.min(start, text.length - window));
  return { from: startBefore(text, first, first - margin), to: endAfter(text, first + window) };
}

/** Where a part that contains `least` may begin: at the earliest line start in the margin. */
function startBefore(text: string, least: number, earliest: number): number {
  if (earliest <= 0) return 0;
  const inMargin = text.indexOf('\n', earliest - 1) + 1;
  if (inMargin > 0 && inMargin <= least) return inMargin;
  const beyond = text.lastIndexOf('\n', earliest - 1) + 1;
  if (earliest - beyond <= LARGE_DOCUMENT.lineReach) return beyond;
  const space = text.slice(earliest, least).search(/\s/);
  return space === -1 ? beforePair(text, earliest) : earliest + space + 1;
}

/** Where a part that contains `least` may end: at the latest line end in the margin. */
function endAfter(text: string, least: number): number {
  const latest = least + LARGE_DOCUMENT.margin;
  if (latest >= text.length) return text.length;
  const inMargin = text.lastIndexOf('\n', latest);
  if (inMargin >= least) return inMargin;
  const newline = text.indexOf('\n', latest);
  const beyond = newline === -1 ? text.length : newline;
  if (beyond - latest <= LARGE_DOCUMENT.lineReach) return beyond;
  const space = /\s\S*$/.exec(text.slice(least, latest));
  return space ? least + space.index : beforePair(text, latest);
}

/** The next or the previous part. Its window begins where the last one ended, or ends where it began. */
export function neighbour(text: string, excerpt: TextRange, direction: 'next' | 'previous'): TextRange {
  const { window, margin } = LARGE_DOCUMENT;
  return windowFrom(text, direction === 'next' ? excerpt.to - margin : excerpt.from + margin - window);
}

/** Whether the cursor has left the window for a margin, or the window's size has changed much. */
export function mustMove(length: number, excerpt: TextRange, cursor: number): boolean {
  const { window, margin } = LARGE_DOCUMENT;
  if (excerpt.from > 0 && cursor < excerpt.from + margin) return true;
  if (excerpt.to < length && cursor > excerpt.to - margin) return true;
  const size = excerpt.to - excerpt.from;
  return size > 2 * window || size < Math.min(window / 2, length);
}

/** The window after an edit inside it. */
export function stretch(excerpt: TextRange, { from, to, insert }: Edit): TextRange {
  return { from: excerpt.from, to: excerpt.to + insert.length - (to - from) };
}

/** An edit within the window, as an edit of the whole text. */
export function fromWindow(excerpt: TextRange, { from, to, insert }: Edit): Edit {
  return { from: excerpt.from + from, to: excerpt.from + to, insert };
}

/**
 * An edit within the window, as an edit of the whole text. If the selection extends beyond the window, replacing its
 * visible part replaces all of it.
 */
export function overSelection(
  {
    excerpt,
    selection,
  }: { readonly excerpt: TextRange; readonly selection: { anchor: number; head: number } },
  edit: Edit,
): Edit {
  const own = fromWindow(excerpt, edit);
  const from = Math.min(selection.anchor, selection.head);
  const to = Math.max(selection.anchor, selection.head);
  const isBeyond = (from < excerpt.from && to > excerpt.from) || (to > excerpt.to && from < excerpt.to);
  const coversIt = own.from <= Math.max(from, excerpt.from) && own.to >= Math.min(to, excerpt.to);
  if (!isBeyond || !coversIt) return own;
  return { from: Math.min(from, own.from), to: Math.max(to, own.to), insert: edit.insert };
}

/** A window must not split a surrogate pair. */
function beforePair(text: string, place: number): number {
  const isInside = isHigh(text.charCodeAt(place - 1)) && isLow(text.charCodeAt(place));
  return isInside ? place - 1 : place;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
