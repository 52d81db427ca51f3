import type { Part } from '../../model/part.js';
import type { RelationshipLedger } from '../relationship-ledger.js';

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
