import type { Notice } from '@footmark/engine';
import type { PlaceOnPage } from '@footmark/engine/pages';
import type { PictureState } from '../../worker/protocol';
import { signOf } from '../inspection/signs';

/** Something that Footmark says of a line of the text, for the margin of the page that has it. */
export interface MarginNote {
  /** Two findings can be the same but for their place among the others. */
  readonly id: string;
  /** A printer's sign; of a missing picture, none: it is drawn. */
  readonly sign: string | undefined;
  readonly message: string;
  readonly line: number;
  readonly column?: number | undefined;
  /** What can be done about it at once. */
  readonly about?:
    | { readonly kind: 'undefined-note' }
    | { readonly kind: 'missing-picture'; readonly source: string };
}

/** A note of the margin, and where the line that it is about is on the pages. */
export interface PlacedNote {
  readonly note: MarginNote;
  readonly place: PlaceOnPage;
}

/** Pixels from one sign to the next: nearer, they would lie over each other. */
const SIGN_PITCH_PX = 22;

/** The notes that stand on a page, by the pages, each page's from its top. */
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

/** How many pixels the sign of each note of a page moves down to stand clear of those above it. */
export function signShifts(notes: readonly PlacedNote[], pixelsPerTwip: number): readonly number[] {
  let free = Number.NEGATIVE_INFINITY;
  return notes.map(({ place }) => {
    const top = place.top * pixelsPerTwip;
    const shift = Math.max(0, free - top);
    free = top + shift + SIGN_PITCH_PX;
    return shift;
  });
}

/** More signs than this are more than a page can hold. */
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
