import type { Settings } from '../api/settings.js';
import type { CarriedSource } from '../model/carried.js';
import type { Composed } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import type { Theme } from '../theme/index.js';

/** The pages of what lists name; requested only if there is one. */
export interface HeadingPages {
  /** The number of the page of a heading, as the page shows it. */
  numberOfPage(heading: Heading): string | undefined;
  /** That of the page on which a bookmark begins. */
  numberOfBookmarkPage(name: string): string | undefined;
  /** The numbers of the pages of an entry of the index, by the key of its places. */
  numbersOfPages(entry: string): string;
}

/** The input for writing a package. */
export interface Environment {
  readonly composed: Composed;
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  readonly pages: HeadingPages;
  /** The text of the document, as Markdown. */
  readonly markdown: string;
  /** The source text that the file carries, if any. */
  readonly carried?: CarriedSource | undefined;
}
