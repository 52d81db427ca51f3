import { advance, faceOf } from '../metrics/fonts.js';
import type { Code } from '../model/document.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { textWidth } from '../theme/index.js';
import { CODE_INDENT, codeSize } from '../theme/measures.js';
import type { Environment } from './environment.js';

/** The letters of a line by which most code is broken; a text with room for so many needs no more. */
const FULL_LINE = 80;
/** Any letter: all of a font for code are as wide. */
const A = 0x61;

type Given = Pick<Environment, 'resolved' | 'theme' | 'diagrams' | 'charts'>;

/**
 * Whether the boxes of code in the text are wider than its lines, all alike: where some code has lines that are longer, and the lines
 * of the text have no room for 80 letters.
 */
export function hasWideCode({ resolved, theme, diagrams, charts }: Given): boolean {
  const letter =
    advance(faceOf(theme.fonts.code, false, false), A) * codeSize(theme.fontSize) * TWIPS_PER_POINT;
  const fitting = Math.floor((textWidth(theme.page) - 2 * CODE_INDENT) / letter);
  if (!theme.usesMargins || fitting >= FULL_LINE) return false;
  return resolved.blocks.some(
    (block) =>
      block.type === 'code' && !diagrams.has(block) && !charts.has(block) && longestLine(block) > fitting,
  );
}

const known = new WeakMap<Code, number>();

/** Kept by node: a text that is being written is asked for at each key. */
function longestLine(code: Code): number {
  const before = known.get(code);
  if (before !== undefined) return before;
  let longest = 0;
  let from = 0;
  for (let end = code.value.indexOf('\n'); end >= 0; end = code.value.indexOf('\n', from)) {
    longest = Math.max(longest, end - from);
    from = end + 1;
  }
  longest = Math.max(longest, code.value.length - from);
  known.set(code, longest);
  return longest;
}
