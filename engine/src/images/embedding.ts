import type { ImageFormat } from './format.js';
import type { EmbeddedImage } from './image.js';
import type { Removal } from './svg/vocabulary.js';

/** Why a picture cannot stand in the document. */
export type Obstacle =
  | { readonly obstacle: 'no-picture' }
  | { readonly obstacle: 'too-large' | 'unsafe' | 'not-converted'; readonly format: ImageFormat };

/** What became of a file: a picture, with what was taken out of it, or why there is none. */
export type Embedding = { readonly image: EmbeddedImage; readonly removals: readonly Removal[] } | Obstacle;
