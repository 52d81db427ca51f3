import type { Notice } from '@footmark/engine';
import type { PlaceOnPage } from '@footmark/engine/pages';
import type { PictureState } from '../../worker/protocol';
import { signOf } from '../findings/signs';

/** A remark about a line of the text, for the margin of its page. */
export interface MarginFinding {
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

/** A finding in the margin, with the position of its line on the pages. */
export interface PlacedFinding {
  readonly finding: MarginFinding;
  readonly place: PlaceOnPage;
}

/** The minimum distance between signs, in pixels, so that they do not overlap. */
const SIGN_PITCH_PX = 24;

/** The findings on each page, from top to bottom. */
export function findingsByPage(
  findings: readonly MarginFinding[],
  places: ReadonlyMap<number, PlaceOnPage>,
): ReadonlyMap<number, readonly PlacedFinding[]> {
  const pages = new Map<number, PlacedFinding[]>();
  for (const finding of findings) {
    const place = places.get(finding.line);
    if (!place) continue;
    const placed = pages.get(place.page);
    if (placed) placed.push({ finding, place });
    else pages.set(place.page, [{ finding, place }]);
  }
  for (const placed of pages.values()) placed.sort((one, other) => one.place.top - other.place.top);
  return pages;
}

/** How many pixels each sign of a page moves down to stay clear of those above it. */
export function signShifts(findings: readonly PlacedFinding[], pixelsPerTwip: number): readonly number[] {
  let free = Number.NEGATIVE_INFINITY;
  return findings.map(({ place }) => {
    const top = place.top * pixelsPerTwip;
    const shift = Math.max(0, free - top);
    free = top + shift + SIGN_PITCH_PX;
    return shift;
  });
}

/** The maximum number of signs that a page has room for. */
const MAX_NOTES = 200;

/** The findings with their signs, and the pictures that are missing. */
export function marginFindings(
  notices: readonly Notice[],
  pictures: readonly PictureState[],
): readonly MarginFinding[] {
  const found = notices.slice(0, MAX_NOTES).map(
    ({ code, message, line, column }, index): MarginFinding => ({
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
      ({ source, line }, index): MarginFinding => ({
        id: `picture ${index}`,
        sign: undefined,
        message: `${source} is missing.`,
        line,
        about: { kind: 'missing-picture', source },
      }),
    );
  return [...found, ...missing];
}
