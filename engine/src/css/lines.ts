import type { LookLine } from '../model/block-look.js';
import type { BorderSide } from '../model/style.js';
import { rgbOf } from './colors.js';
import { cssLength, fourthOf, rounded } from './declarations.js';

/** The line at a side: undefined if the style says nothing of it. */
export function lineAt(style: ReadonlyMap<string, string>, side: BorderSide): LookLine | 'none' | undefined {
  const part = (name: 'style' | 'width' | 'color'): string | undefined =>
    style.get(`border-${side}-${name}`) ?? fourthOf(style.get(`border-${name}`), side);
  const written = style.get(`border-${side}`) ?? style.get('border');
  const [kind, width, color] = [part('style'), part('width'), part('color')];
  if (written === undefined && kind === undefined) return undefined;
  return lineIn([written, kind, width, color].filter((each) => each !== undefined).join(' '));
}

/** In points: beyond it, a line would be a bar. */
const WIDEST_LINE = 12;

const KINDS = /^(?:solid|dashed|dotted|double|groove|ridge|inset|outset)$/i;
const NAMED_WIDTHS: Readonly<Record<string, number>> = { thin: 0.75, medium: 2.25, thick: 3.75 };

/** `1px solid #ccc` in any order (CSS Backgrounds and Borders 3, 3.4). Dashes and dots are drawn as lines. */
function lineIn(written: string): LookLine | 'none' | undefined {
  let isDrawn = false;
  let width = NAMED_WIDTHS.medium ?? 0;
  let color = '000000';
  for (const word of written.split(/\s+(?![^()]*\))/)) {
    const length = NAMED_WIDTHS[word.toLowerCase()] ?? pointsOf(word);
    if (/^(?:none|hidden)$/i.test(word)) return 'none';
    if (KINDS.test(word)) isDrawn = true;
    else if (length !== undefined) width = length;
    else color = rgbOf(word) ?? color;
  }
  if (width <= 0) return 'none';
  return isDrawn ? { color, width: Math.min(Math.max(width, 0.25), WIDEST_LINE) } : undefined;
}

function pointsOf(written: string): number | undefined {
  const length = cssLength(written);
  return length && length.value >= 0 ? length.value * (length.unit === 'em' ? 12 : 1) : undefined;
}

/** A line, in CSS. */
export function lineCss({ width, color }: LookLine): string {
  return `${rounded(width)}pt solid #${color}`;
}
