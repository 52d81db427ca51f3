/** The size of a picture in pixels, and its density in pixels per inch. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** Whether the pixels lie otherwise than the picture is meant to be seen, as those of many cameras do. */
  readonly isTurned?: boolean;
  /** Whether it may be kept as a JPEG: no pixel is transparent, and its own compression loses detail too. */
  readonly isPhotograph?: boolean;
}

/** What a picture has that says nothing of its density: that of a screen. */
export const DEFAULT_DENSITY = 96;

/** Some programs write a density of 0 or 1. */
export function plausible(density: number): number {
  return density >= 30 && density <= 10_000 ? density : DEFAULT_DENSITY;
}
