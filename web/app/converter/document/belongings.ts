import type { ReadNotice } from '@footmark/engine/read';
import type { PictureFiles } from './picture-files';

/** Where a text came from, as far as this visit knows. */
export interface Origin {
  /** The Word file that it was read from. */
  readonly fileName: string;
  /** What differs from that file. */
  readonly notices: readonly ReadNotice[];
}

/** Data that belongs to a text: a text that replaces it does not get it, and undo restores both. */
export interface Belongings {
  /** The files that the visitor added beside the text. They stay on the device. */
  readonly pictures: PictureFiles;
  /** The name that the visitor chose or that an opened file suggested; without one, the file is named after the date. */
  readonly fileName: string | undefined;
  readonly origin?: Origin | undefined;
}

export const NO_BELONGINGS: Belongings = { pictures: [], fileName: undefined, origin: undefined };
