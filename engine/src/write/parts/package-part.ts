import type { Part } from '../../model/part.js';
import type { Environment } from '../environment.js';
import type { RelationshipLedger } from '../relationship-ledger.js';
import type { Writer } from '../writer.js';

/** A part with what the package declares about it. */
export interface PackagePart extends Part {
  readonly contentType: string;
  /**
   * The relationship that refers to it, and its source; undefined if the parts that use it have relationships of
   * their own (media).
   */
  readonly relationship: { readonly from: 'package' | 'document'; readonly type: string } | undefined;
  /** The relationships that start at it, besides those of the stories in the ledger. */
  readonly relationships?: RelationshipLedger;
}

/** Writes a part, or several of one kind, or none if the document does not need it. */
export type PartWriter = (environment: Environment, writer: Writer) => readonly PackagePart[];
