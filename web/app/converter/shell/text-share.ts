/** The minimum widths on either side of the divider, in CSS pixels. */
export const MIN_PX = { text: 420, desk: 480 } as const;

const STEP_PX = 16;
const LARGE_STEP_PX = 64;

/** Where the divider may be, for a total width: the text's share of it, between 0 and 1. */
export function shareLimits(width: number): { readonly least: number; readonly most: number } {
  const least = Math.min(0.5, MIN_PX.text / width);
  return { least, most: Math.max(least, 1 - MIN_PX.desk / width) };
}

/** The share for a position of the divider, in pixels from the left. */
export function shareAt(place: number, width: number): number {
  const { least, most } = shareLimits(width);
  return Math.min(most, Math.max(least, place / width));
}

/** The effect of a key on the divider; `undefined` resets it, and `null` means that the key has none. */
export function shareAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  place: number,
  width: number,
): number | undefined | null {
  const step = shiftKey ? LARGE_STEP_PX : STEP_PX;
  switch (key) {
    case 'ArrowLeft':
      return shareAt(place - step, width);
    case 'ArrowRight':
      return shareAt(place + step, width);
    case 'Home':
      return shareLimits(width).least;
    case 'End':
      return shareLimits(width).most;
    case 'Enter':
      return undefined;
    default:
      return null;
  }
}
