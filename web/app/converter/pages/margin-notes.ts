import type { Notice } from '@footmark/engine';
import type { PlaceOnPage } from '@footmark/engine/pages';
import type { PictureState } from '../../worker/protocol';
import { signOf } from '../findings/signs';

/** A remark about a line of the text, for the margin of its page. */
export interface MarginNote {
  /** Two findings may differ only in their position. */
  readonly id: string;
  /** A printer's sign; a missing picture has an icon instead. */
  readonly sign: string | undefined;
  readonly message: string;
  readonly line: number;
  readonly column?: number | undefined;
  /** The action that resolves it at once. */
  readonly about?:
    | { readonly kind: 'undefined-note' }
    | { readonly kind: 'missing-picture'; readonly source: string };
}

/** A note in the margin, with the position of its line on the pages. */
export interface PlacedNote {
  readonly note: MarginNote;
  readonly place: PlaceOnPage;
}

/** The minimum distance between signs, in pixels, so that they do not overlap. */
const SIGN_PITCH_PX = 24;

/** The notes on each page, from top to bottom. */
export function notesByPage(
  notes: readonly MarginNote[],
  places: ReadonlyMap<number, PlaceOnPage>,
): ReadonlyMap<number, readonly PlacedNote[]> {
  const pages = new Map<number, PlacedNote[]>();
  for (const note of notes) {
    const place = places.get(note.line);
    if (!place) continue;
    const placed = pages.get(place.page);
    if (placed) placed.push({ note, place });
    else pages.set(place.page, [{ note, place }]);
  }
  for (const placed of pages.values()) placed.sort((one, other) => one.place.top - other.place.top);
  return pages;
}

/** How many pixels each sign of a page moves down to stay clear of those above it. */
export function signShifts(notes: readonly PlacedNote[], pixelsPerTwip: number): readonly number[] {
  let free = Number.NEGATIVE_INFINITY;
  return notes.map(({ place }) => {
    const top = place.top * pixelsPerTwip;
    const shift = Math.max(0, free - top);
    free = top + shift + SIGN_PITCH_PX;
    return shift;
  });
}

/** The maximum number of signs that a page has room for. */
const MAX_NOTES = 200;

/** The findings with their signs, and the pictures that are missing. */
export function marginNotes(
  notices: readonly Notice[],
  pictures: readonly PictureState[],
): readonly MarginNote[] {
  const found = notices.slice(0, MAX_NOTES).map(
    ({ code, message, line, column }, index): MarginNote => ({
      id: `finding ${index}`,
      sign: signOf(index),
      message,
      line,
      column,
      ...(code === 'footnote-undefined' && { about: { kind: 'undefined-note' } }),
    }),
  );
  const missing = pictures
    .filter(({ path }) => path === undefined)
    .slice(0, MAX_NOTES)
    .map(
      ({ source, line }, index): MarginNote => ({
        id: `picture ${index}`,
        sign: undefined,
        message: `${source} is missing.`,
        line,
        about: { kind: 'missing-picture', source },
      }),
    );
  return [...found, ...missing];
}
