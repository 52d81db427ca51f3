import type { BlockLength, BlockLook, CellLook, LookBorder, LookLine } from '../model/block-look.js';
import type { BorderSide } from '../model/style.js';
import { largest } from '../text/long-arrays.js';
import { colorIn, rgbOf } from './colors.js';
import { cssLength } from './css.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly BorderSide[];

/** Beyond these, no line would be left for the text, or a line would be a bar. In points, in em and as a share. */
const LARGEST = { pt: 288, em: 24, line: 0.6 } as const;
const WIDEST_LINE = 12;
/** What Word can hold between a border and its text (ECMA-376 Part 1, 17.3.4). */
const WIDEST_PADDING = 31;

/** How a style in CSS sets a block apart: its indents, background and borders; `undefined` if it does not. */
export function blockLookIn(style: ReadonlyMap<string, string>): BlockLook | undefined {
  const background = backgroundIn(style);
  const border = borderIn(style);
  const isBox = background !== undefined || border !== undefined;
  const inner = (side: BorderSide): BlockLength | undefined =>
    isBox ? undefined : sideOf(style, 'padding', side);
  const left = sum(sideOf(style, 'margin', 'left'), inner('left'));
  const right = sum(sideOf(style, 'margin', 'right'), inner('right'));
  const firstLine = boundedLength(style.get('text-indent') ?? '', true);
  const padding = isBox ? paddingIn(style) : undefined;
  const look = {
    ...(left && { left }),
    ...(right && { right }),
    ...(firstLine && { firstLine }),
    ...(background !== undefined && { background }),
    ...(border && { border }),
    ...(padding !== undefined && { padding }),
  };
  return Object.keys(look).length === 0 ? undefined : look;
}

/** How a cell differs from the style of its table; `bgcolor` and `valign` are the attributes of older pages. */
export function cellLookIn(
  style: ReadonlyMap<string, string>,
  { bgcolor = '', valign = '' }: Readonly<Record<string, string>> = {},
): CellLook | undefined {
  const background = backgroundIn(style) ?? rgbOf(bgcolor) ?? rgbOf(`#${bgcolor}`);
  const edges = Object.fromEntries(
    SIDES.flatMap((side) => {
      const line = lineAt(style, side);
      return line === undefined ? [] : [[side, line]];
    }),
  );
  const hasEdges = Object.keys(edges).length > 0;
  const roomAbove = ROOM_ABOVE[(style.get('vertical-align') ?? valign).trim().toLowerCase()];
  if (background === undefined && !hasEdges && roomAbove === undefined) return undefined;
  return {
    ...(background !== undefined && { background }),
    ...(hasEdges && { edges }),
    ...(roomAbove !== undefined && { roomAbove }),
  };
}

/** CSS 2, 17.5.3; `baseline` is what cells have anyway. */
const ROOM_ABOVE: Readonly<Record<string, CellLook['roomAbove']>> = { top: 0, middle: 0.5, bottom: 1 };

function backgroundIn(style: ReadonlyMap<string, string>): string | undefined {
  return colorIn(style.get('background-color') ?? style.get('background') ?? '');
}

/** One border for all sides that have one: that of the first. */
function borderIn(style: ReadonlyMap<string, string>): LookBorder | undefined {
  const lines = SIDES.flatMap((side) => {
    const line = lineAt(style, side);
    return line === undefined || line === 'none' ? [] : [{ side, line }];
  });
  const [first] = lines;
  return first && { ...first.line, sides: lines.map(({ side }) => side) };
}

/** The line at a side: undefined if the style says nothing of it. */
function lineAt(style: ReadonlyMap<string, string>, side: BorderSide): LookLine | 'none' | undefined {
  const part = (name: 'style' | 'width' | 'color'): string | undefined =>
    style.get(`border-${side}-${name}`) ?? fourthOf(style.get(`border-${name}`), side);
  const written = style.get(`border-${side}`) ?? style.get('border');
  const [kind, width, color] = [part('style'), part('width'), part('color')];
  if (written === undefined && kind === undefined) return undefined;
  return lineIn([written, kind, width, color].filter((each) => each !== undefined).join(' '));
}

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

/** The distance at one side, which has a property of its own or a part in that of all four. */
function sideOf(
  style: ReadonlyMap<string, string>,
  property: 'margin' | 'padding',
  side: 'left' | 'right' | 'top' | 'bottom',
): BlockLength | undefined {
  const start = side === 'left' ? style.get(`${property}-inline-start`) : undefined;
  return boundedLength(
    style.get(`${property}-${side}`) ?? start ?? fourthOf(style.get(property), side) ?? '',
    false,
  );
}

/** The value for a side among one to four values (CSS 2, 8.3). */
function fourthOf(written: string | undefined, side: BorderSide): string | undefined {
  const [top, right = top, bottom = top, left = right] = written?.split(/\s+(?![^()]*\))/) ?? [];
  return { top, right, bottom, left }[side];
}

function paddingIn(style: ReadonlyMap<string, string>): number | undefined {
  const found = SIDES.map((side) => sideOf(style, 'padding', side)).filter((each) => each !== undefined);
  const points = found.map(({ unit, value }) => (unit === 'pt' ? value : unit === 'em' ? value * 12 : 0));
  return points.length === 0 ? undefined : Math.min(largest(points, 0), WIDEST_PADDING);
}

function boundedLength(written: string, mayBeNegative: boolean): BlockLength | undefined {
  const [, percent] = /^(-?\d{1,3}(?:\.\d{0,4})?)%$/.exec(written) ?? [];
  const length =
    percent === undefined ? cssLength(written) : ({ unit: 'line', value: Number(percent) / 100 } as const);
  if (!length || length.value === 0 || (length.value < 0 && !mayBeNegative)) return undefined;
  const most = LARGEST[length.unit];
  return { unit: length.unit, value: Math.min(Math.max(length.value, -most), most) };
}

/** Both lengths together, if they have one unit; otherwise the first. */
function sum(one: BlockLength | undefined, other: BlockLength | undefined): BlockLength | undefined {
  if (!one || !other) return one ?? other;
  return one.unit === other.unit ? { ...one, value: one.value + other.value } : one;
}
