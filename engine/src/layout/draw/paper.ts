import type { ComposedParagraph } from '../../model/composed.js';
import type { Heading } from '../../model/document.js';
import type { EmbeddedImage } from '../../model/media.js';
import type { Typesetting } from '../typesetting.js';
import type { Looks } from './looks.js';

/** What a page is drawn with. */
export interface Paper extends Typesetting {
  readonly number: number;
  /** How many pages there are. */
  readonly pages: number;
  /** The heading of level 1 that is on a page, or the last one before. */
  chapterOn(page: number): string;
  /** Where the left edge of the text is on the page. */
  readonly left: number;
  readonly looks: Looks;
  /** How many lines further down in the text a box stands than its block says. */
  readonly lineShift: number;
  pageOf(heading: Heading): number | undefined;
  pageOfBookmark(name: string): number | undefined;
  /** The number of a list's item. */
  numberOf(paragraph: ComposedParagraph): number;
  pictureOf(image: EmbeddedImage): number;
}
