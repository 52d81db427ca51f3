import type { CslItem } from '../../csl/item.js';

/** A cite (one source of a citation) in the form that fields of Word need. */
export interface FieldCite {
  readonly item: CslItem;
  readonly locator: string | undefined;
  readonly label: string | undefined;
  /** Plain text; empty if there is none. */
  readonly prefix: string;
  readonly suffix: string;
  readonly suppressAuthor: boolean;
}
