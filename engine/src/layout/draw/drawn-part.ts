import type { Part } from '../boxes.js';

/** Lines of a box, and their distance from the top of the page. */
export interface DrawnPart extends Part {
  /** Whether it is a header row repeated from an earlier page. */
  readonly isRepeated: boolean;
  readonly lineShift: number;
}
