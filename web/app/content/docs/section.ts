import type { IconName } from '../../ui/Icon';
import type { Block } from '../block';

/** A tab of the documentation. */
export interface DocsSection {
  /** The tab's name in the address, as in `/docs#footnotes`. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly content: readonly Block[];
}
