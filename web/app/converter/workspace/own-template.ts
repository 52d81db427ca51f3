import type { StyleMapping } from '@footmark/engine';

/** A Word file of the visitor's that sets the look of the document. */
export interface OwnTemplate {
  /** The file's name. A later file with the same name replaces it, and keeps its style map. */
  readonly name: string;
  readonly file: Blob;
  /** Changes with the file's content. */
  readonly key: string;
  /** The visitor's choices for styles; the others are chosen automatically. */
  readonly styleMap: StyleMapping;
  /** Milliseconds since 1970. */
  readonly at: number;
}
