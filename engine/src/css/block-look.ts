import type { BlockLength, BlockLook, LookBorder } from '../model/block-look.js';
import type { BorderSide } from '../model/style.js';
import { largest } from '../text/long-arrays.js';
import { backgroundIn } from './colors.js';
import { cssLength, fourthOf, rounded, SIDES } from './declarations.js';
import { lineAt, lineCss } from './lines.js';

/** Beyond these, no line would be left for the text, or a line would be a bar. In points, in em and as a share. */
const LARGEST = { pt: 288, em: 24, line: 0.6 } as const;
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

/** One border for all sides that have one: that of the first. */
function borderIn(style: ReadonlyMap<string, string>): LookBorder | undefined {
  const lines = SIDES.flatMap((side) => {
    const line = lineAt(style, side);
    return line === undefined || line === 'none' ? [] : [{ side, line }];
  });
  const [first] = lines;
  return first && { ...first.line, sides: lines.map(({ side }) => side) };
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

/** How blocks are set apart, in CSS. */
export function blockCss({ left, right, firstLine, background, border, padding }: BlockLook): string {
  return [
    ...(left ? [`margin-left: ${lengthCss(left)}`] : []),
    ...(right ? [`margin-right: ${lengthCss(right)}`] : []),
    ...(firstLine ? [`text-indent: ${lengthCss(firstLine)}`] : []),
    ...(background === undefined ? [] : [`background-color: #${background}`]),
    ...(border?.sides.map((side) => `border-${side}: ${lineCss(border)}`) ?? []),
    ...(padding === undefined ? [] : [`padding: ${rounded(padding)}pt`]),
  ].join('; ');
}

function lengthCss({ unit, value }: BlockLength): string {
  return unit === 'line' ? `${rounded(value * 100)}%` : `${rounded(value)}${unit}`;
}
