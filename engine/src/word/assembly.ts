import type { Losses } from './losses.js';
import type { Numbering } from './numbering.js';

/** What is known of the whole document when its blocks are put together. */
export interface Assembly {
  readonly numbering: Numbering;
  readonly losses: Losses;
  /** The address for a link to a bookmark. */
  readonly addressOf: (url: string) => string;
  /** Whether a heading is found by a name of its own, so that its bookmarks are not needed. */
  readonly isOurs: boolean;
}
