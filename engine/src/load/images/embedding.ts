import type { EmbeddedImage } from '../../model/media.js';
import type { Flaw } from './flaws.js';
import type { ImageFormat } from './format.js';
import type { Removal } from './svg/vocabulary.js';

/** Why a picture cannot be embedded in the document. */
export type Obstacle =
  | { readonly obstacle: 'no-picture' | 'cut' }
  | {
      readonly obstacle: 'too-large' | 'too-complex' | 'unsafe' | 'not-converted';
      readonly format: ImageFormat;
    };

/**
 * The result for a file: a picture, with what was removed from it and what is wrong with it, or the reason why
 * there is none.
 */
export type Embedding =
  | {
      readonly image: EmbeddedImage;
      readonly removals: readonly Removal[];
      readonly flaws: readonly Flaw[];
    }
  | Obstacle;
