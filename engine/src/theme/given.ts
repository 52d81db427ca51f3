import type { Format } from './format.js';
import type { RunLook } from './style.js';
import type { CharacterStyleId, ParagraphStyleId } from './style-ids.js';

/** The formats that a Word template gives to styles; the others are worked out as usual. */
export interface GivenFormats {
  readonly normal: Format;
  readonly paragraphs: ReadonlyMap<ParagraphStyleId, Format>;
  readonly characters: ReadonlyMap<CharacterStyleId, RunLook>;
  /** The styles of a table of contents without a tab stop for the page numbers: each line gets one. */
  readonly withoutTab: ReadonlySet<ParagraphStyleId>;
  /** The headers and footers that it has: those of the options do not stand beside them. */
  readonly stories: ReadonlySet<'header' | 'footer'>;
}
