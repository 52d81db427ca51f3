import type { CslItem } from '../../csl/item.js';

/** One source of a citation, as fields of Word name it. */
export interface FieldCite {
  readonly item: CslItem;
  readonly locator: string | undefined;
  readonly label: string | undefined;
  /** Plain text; empty if there is none. */
  readonly prefix: string;
  readonly suffix: string;
  readonly suppressAuthor: boolean;
}
