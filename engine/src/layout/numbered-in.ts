import type { ComposedParagraph } from '../model/composed.js';
import type { Box } from './boxes.js';

/** The items of lists in a box, in the order of the text. */
export function numberedIn(box: Box): readonly ComposedParagraph[] {
  switch (box.type) {
    case 'paragraph':
      return box.paragraph.numbering?.sequence === undefined ? NONE : [box.paragraph];
    case 'row':
      return box.cells.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.from === 0 ? numberedIn(part.box) : NONE)),
      );
    case 'separator':
      return NONE;
  }
}

const NONE: readonly never[] = [];
