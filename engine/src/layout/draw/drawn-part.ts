import type { Part } from '../boxes.js';

/** Lines of a box, and where they stand from the top of the page. */
export interface DrawnPart extends Part {
  /** Whether it is a header row that another page has had. */
  readonly isRepeated: boolean;
  readonly lineShift: number;
}
