import type { EmbeddedImage } from './media.js';

/** What the code of a diagram was drawn as. */
export interface Diagram {
  readonly image: EmbeddedImage;
  /** For those who do not see it. */
  readonly alt: string;
}
