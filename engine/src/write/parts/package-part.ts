import type { Part } from '../../model/part.js';
import type { Environment } from '../environment.js';
import type { Writer } from '../writer.js';

/** A part with what the package must say of it. */
export interface PackagePart extends Part {
  readonly contentType: string;
  /** The relationship that leads to it, and from where; undefined where a story's own relationships do (media). */
  readonly relationship: { readonly from: 'package' | 'document'; readonly type: string } | undefined;
}

/** Writes a part, or several of one kind; none where the document does not need it. */
export type PartWriter = (environment: Environment, writer: Writer) => readonly PackagePart[];
