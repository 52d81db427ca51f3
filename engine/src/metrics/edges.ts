import type { ComposedParagraph } from '../model/composed.js';
import type { Format } from '../model/format.js';
import type { Theme } from '../theme/index.js';
import { listLeft } from '../theme/measures.js';
import { wordTemplateMarker } from '../theme/word-template-markers.js';

/** Where the lines of a paragraph begin and end, in twips from the edges of its column. */
interface Edges {
  readonly left: number;
  readonly right: number;
  /** How far the first line is indented from the others; negative if it hangs out. */
  readonly firstLine: number;
}

/** Direct indents override those of a list's level, and these the style's (ECMA-376 Part 1, 17.3.1.12). */
export function edgesOf({ numbering, indents }: ComposedParagraph, format: Format, theme: Theme): Edges {
  const levelLeft =
    numbering && (wordTemplateMarker(theme, numbering)?.left ?? listLeft(theme, numbering.level + 1));
  const left = indents?.left ?? levelLeft ?? format.left;
  const right = indents?.right ?? format.right;
  // A list's marker is in the hanging indent, and the tab after it leads to the text.
  if (numbering) return { left, right, firstLine: 0 };
  const hanging = indents?.hanging === undefined ? undefined : -indents.hanging;
  return { left, right, firstLine: indents?.firstLine ?? hanging ?? format.firstLine };
}
