/** The size of a picture in pixels, and its density in pixels per inch. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** Whether the pixels must be rotated for display, as those of many cameras. */
  readonly isRotated?: boolean;
  /** Whether it may be stored as a JPEG: no pixel is transparent, and its own compression is lossy, too. */
  readonly isPhotograph?: boolean;
}

export const CENTIMETRES_PER_INCH = 2.54;

/** The density of a picture that does not give one: that of a screen. */
export const DEFAULT_DENSITY = 96;

/** Some programs write a density of 0 or 1. */
export function plausible(density: number): number {
  return density >= 30 && density <= 10_000 ? density : DEFAULT_DENSITY;
}
