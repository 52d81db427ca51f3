import type { StyleMapping } from '@footmark/engine';
import { createStore } from '../text/store';

/** A Word file of the visitor's whose look the document takes. */
export interface OwnTemplate {
  /** The file's name. One that is chosen later under the same name takes its place, and keeps its style map. */
  readonly name: string;
  readonly file: Blob;
  /** Another one for other bytes. */
  readonly key: string;
  /** What the visitor chose for styles; the others are chosen automatically. */
  readonly styleMap: StyleMapping;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The one that was chosen last; it stays on offer beside the named ones. */
export const ownTemplateStore = createStore<OwnTemplate | undefined>(undefined);
