import type { PageGeometry } from '../api/settings.js';
import type { GivenFormats } from './given.js';
import type { TemplateLook } from './look.js';

/** The look of a document, as plain data. Lengths are twips (1/20 point) unless a name says otherwise. */
export interface Theme extends TemplateLook {
  readonly fonts: {
    readonly body: string;
    readonly heading: string;
    readonly code: string;
    readonly inlineCode: string;
  };
  /** Body size in points. */
  readonly fontSize: number;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly page: PageGeometry;
  /** What a Word template says of its styles. */
  readonly given?: GivenFormats;
  /** Whether lines of text end at the right margin, with words divided by Word. */
  readonly justified: boolean;
  /** The highest level of numbered headings, counted from 0; undefined if headings are not numbered. */
  readonly numberedFrom: number | undefined;
  /** Whether pictures that stand alone are in the middle of the line. */
  readonly centersPictures: boolean;
}
