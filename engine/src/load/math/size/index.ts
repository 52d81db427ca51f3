import type { MathElement } from '../mathml.js';
import { AXIS, FENCES, INTEGRALS, LARGE, operator, type Setting } from './glyphs.js';
import { type Box, beside, EMPTY, letters } from './letters.js';
import { isSlanted, scriptSpacing, spaceAround } from './spaces.js';
import { tableBox } from './table.js';

/** Cambria Math's own factors for scripts, and for scripts of scripts. */
const SCRIPT_SCALE = 0.73;
const MIN_SCALE = 0.6;

/** The approximate size of a formula as Word sets it, in em of the surrounding text; nothing is drawn. */
export function sizeOf(formula: MathElement, isDisplay: boolean): Box {
  return boxOf(formula, { scale: 1, isDisplay });
}

function boxOf(element: MathElement, setting: Setting): Box {
  return (MEASURES[element.name] ?? row)(element, setting);
}

type Measure = (element: MathElement, setting: Setting) => Box;

function scaled({ width, height, depth }: Box, scale: number): Box {
  return { width: width * scale, height: height * scale, depth: depth * scale };
}

function smaller({ scale }: Setting): Setting {
  return { scale: Math.max(scale * SCRIPT_SCALE, MIN_SCALE), isDisplay: false };
}

const child = ({ children }: MathElement, index: number, setting: Setting): Box => {
  const found = children[index];
  return found ? boxOf(found, setting) : EMPTY;
};

/** Elements in a row; fences grow with their content. */
function row({ children }: MathElement, setting: Setting): Box {
  const boxes = children.map((element) => (isStretched(element) ? undefined : boxOf(element, setting)));
  const inner = boxes.reduce<Box>((all, box) => (box ? beside(all, box) : all), EMPTY);
  return children
    .map((element, index) => {
      const box = boxes[index] ?? fence(element.text, inner, setting);
      return spaced(element, box, children[index - 1], setting);
    })
    .reduce(beside, EMPTY);
}

function isStretched({ name, text, attributes }: MathElement): boolean {
  return name === 'mo' && FENCES.test(text) && attributes.stretchy !== 'false' && attributes.fence === 'true';
}

/** A fence, which extends as far above the axis as below it. */
function fence(text: string, { height, depth }: Box, { scale }: Setting): Box {
  const plain = scaled(operator(text, false), scale);
  const reach = Math.max(height - AXIS * scale, depth + AXIS * scale);
  if (reach <= plain.height - AXIS * scale) return plain;
  const width = /^[|∣]$/.test(text) ? plain.width : plain.width * fenceWidening(reach / scale);
  return { width, height: reach + AXIS * scale, depth: reach - AXIS * scale };
}

/** How much wider a fence becomes for each em that it extends above the axis beyond a plain one, and the maximum: higher ones are assembled from pieces. */
const FENCE_WIDENING = 0.43;
const MAX_FENCE_WIDENING = 1.65;

function fenceWidening(reach: number): number {
  return Math.min(1 + FENCE_WIDENING * (reach - 0.45), MAX_FENCE_WIDENING);
}

function spaced(element: MathElement, box: Box, before: MathElement | undefined, { scale }: Setting): Box {
  const [left, right] = spaceAround(element, before, scale < 1);
  return { ...box, width: box.width + (left + right) * scale };
}

/** Halfway between the sizes of scripts and of scripts of scripts. */
const SECOND_LEVEL = (SCRIPT_SCALE + MIN_SCALE) / 2;

function scriptLevelOf(scale: number): 0 | 1 | 2 {
  if (scale >= 1) return 0;
  return scale > SECOND_LEVEL ? 1 : 2;
}

const token: Measure = (element, { scale }) =>
  scaled(letters(element.text, { isItalic: isSlanted(element), scriptLevel: scriptLevelOf(scale) }), scale);

/**
 * The distances of the baselines of numerator and denominator from that of the fraction (`FractionNumeratorShiftUp` and
 * the like of Cambria Math), and their minimum distances from the fraction line, including half of its thickness.
 */
const FRACTION = {
  display: { up: 0.757, down: 0.669, gap: 0.19 },
  inline: { up: 0.586, down: 0.503, gap: 0.1 },
} as const;

function fraction(element: MathElement, setting: Setting): Box {
  const part: Setting = setting.isDisplay ? { ...setting, isDisplay: false } : smaller(setting);
  const [above, below] = [child(element, 0, part), child(element, 1, part)];
  const { scale } = setting;
  const { up, down, gap } = setting.isDisplay ? FRACTION.display : FRACTION.inline;
  return {
    width: Math.max(above.width, below.width),
    height: Math.max(up * scale, (AXIS + gap) * scale + above.depth) + above.height,
    depth: Math.max(down * scale, (gap - AXIS) * scale + below.height) + below.depth,
  };
}

function root(element: MathElement, setting: Setting): Box {
  const inner = element.name === 'mroot' ? child(element, 0, setting) : row(element, setting);
  const index = element.name === 'mroot' ? child(element, 1, smaller(smaller(setting))) : EMPTY;
  const { scale } = setting;
  return {
    width: inner.width + 0.72 * scale + Math.max(index.width - 0.35 * scale, 0),
    height: Math.max(inner.height, 0.48 * scale) + 0.2 * scale,
    depth: inner.depth + 0.06 * scale,
  };
}

/**
 * Cambria Math's own shifts of superscripts and subscripts, and their minimum distances from the edges of anything but
 * single letters.
 */
const SCRIPT_UP = 0.366;
const SCRIPT_DOWN = 0.204;
const FROM_TOP = 0.25;
const BELOW_BOTTOM = 0.1;
/** The gap between a superscript and a subscript, and the space after both. */
const SCRIPT_GAP = 0.15;
const AFTER_SCRIPT = 0.04;

/** Letters with superscripts and subscripts. */
function scripts(
  base: Box,
  sub: Box | undefined,
  sup: Box | undefined,
  { scale }: Setting,
  isLetter: boolean,
  gaps = scriptSpacing(undefined),
): Box {
  const raise = Math.max(SCRIPT_UP * scale, isLetter ? 0 : base.height - FROM_TOP * scale);
  const least = sub && sup ? SCRIPT_GAP * scale - (raise - sup.depth) + sub.height : 0;
  const drop = Math.max(SCRIPT_DOWN * scale, isLetter ? 0 : base.depth + BELOW_BOTTOM * scale, least);
  return {
    width:
      base.width +
      Math.max(widthAfter(sub, gaps.sub * scale), widthAfter(sup, gaps.sup * scale)) +
      AFTER_SCRIPT * scale,
    height: Math.max(base.height, sup ? raise + sup.height : 0),
    depth: Math.max(base.depth, sub ? drop + sub.depth : 0),
  };
}

function widthAfter(script: Box | undefined, gap: number): number {
  return script ? script.width + gap : 0;
}

const GAP = 0.12;

function stacked(base: Box, under: Box | undefined, over: Box | undefined, { scale }: Setting): Box {
  const gap = GAP * scale;
  return {
    width: Math.max(base.width, under?.width ?? 0, over?.width ?? 0),
    height: base.height + (over ? gap + over.height + over.depth : 0),
    depth: base.depth + (under ? gap + under.height + under.depth : 0),
  };
}

/** The limits of an operator are above and below it only in display style. */
function limits(element: MathElement, setting: Setting): Box {
  const { name, children } = element;
  const base = child(element, 0, setting);
  const small = smaller(setting);
  const under = name === 'mover' ? undefined : child(element, 1, small);
  const over = name === 'munder' ? undefined : child(element, name === 'mover' ? 1 : 2, small);
  const sign = children[0]?.text ?? '';
  if (!setting.isDisplay && (LARGE.test(sign) || INTEGRALS.test(sign)))
    return scripts(base, under, over, setting, false);
  const mark = children[1];
  if (mark?.name === 'mo') return accented(base, name === 'mover', setting);
  return stacked(base, under, over, setting);
}

/** An accent, a bar or a brace above or below something. */
function accented(base: Box, isOver: boolean, { scale }: Setting): Box {
  const room = 0.22 * scale;
  return isOver ? { ...base, height: base.height + room } : { ...base, depth: base.depth + room };
}

function withScripts(element: MathElement, setting: Setting): Box {
  const { name } = element;
  const small = smaller(setting);
  const sub = name === 'msup' ? undefined : child(element, 1, small);
  const sup = name === 'msub' ? undefined : child(element, name === 'msup' ? 1 : 2, small);
  const [base] = element.children;
  const isLetter = base?.name === 'mi' || base?.name === 'mn';
  return scripts(child(element, 0, setting), sub, sup, setting, isLetter, scriptSpacing(base));
}

/** Scripts on both sides, assuming that those before are as wide as those after. */
function manyScripts(element: MathElement, setting: Setting): Box {
  const base = child(element, 0, setting);
  const small = smaller(setting);
  const marks = element.children.slice(1).map((mark) => boxOf(mark, small));
  const width = marks.reduce((sum, mark) => sum + mark.width, 0) / 2;
  const any = marks.reduce(beside, EMPTY);
  return { ...scripts(base, any, any, setting, true), width: base.width + width };
}

const EM: Readonly<Record<string, number>> = { em: 1, ex: 0.43, pt: 1 / 12, px: 1 / 16, mu: 1 / 18 };

function lengthOf(text: string | undefined): number {
  const [, amount, unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(text ?? '') ?? [];
  return amount === undefined ? 0 : Number(amount) * (EM[unit] ?? 1);
}

function style(element: MathElement, setting: Setting): Box {
  const { displaystyle, scriptlevel, mathsize } = element.attributes;
  const isDisplay = displaystyle === undefined ? setting.isDisplay : displaystyle === 'true';
  const own =
    scriptlevel === undefined
      ? setting.scale
      : Math.max(SCRIPT_SCALE ** Math.max(Number(scriptlevel), 0), MIN_SCALE);
  const scale = own * (mathsize === undefined ? 1 : lengthOf(mathsize) || 1);
  return row(element, { scale, isDisplay });
}

const ALL_SIDES = 'left right top bottom';
/** A row with this style has a border or a background. */
const PADDED = /padding:([\d.]+)(em|pt)/;

/** A box with space for lines on some sides; lines through the content need none. */
function framed(inner: Box, sides: string, room: number): Box {
  const on = (side: string): number => (sides.includes(side) ? room : 0);
  return {
    width: inner.width + on('left') + on('right'),
    height: inner.height + on('top'),
    depth: inner.depth + on('bottom'),
  };
}

function enclosed(element: MathElement, setting: Setting): Box {
  const { notation = 'box' } = element.attributes;
  return framed(row(element, setting), notation === 'box' ? ALL_SIDES : notation, 0.15 * setting.scale);
}

function plainRow(element: MathElement, setting: Setting): Box {
  const inner = row(element, setting);
  const [, amount, unit = ''] = PADDED.exec(element.attributes.style ?? '') ?? [];
  return amount === undefined ? inner : framed(inner, ALL_SIDES, lengthOf(amount + unit) * setting.scale);
}

const MEASURES: Readonly<Record<string, Measure>> = {
  mi: token,
  mn: token,
  ms: token,
  mtext: (element, setting) => beside(token(element, setting), row(element, setting)),
  mo: ({ text }, { scale, isDisplay }) => scaled(operator(text, isDisplay), scale),
  mspace: ({ attributes }, { scale }) => ({ ...EMPTY, width: lengthOf(attributes.width) * scale }),
  mfrac: fraction,
  msqrt: root,
  mroot: root,
  msub: withScripts,
  msup: withScripts,
  msubsup: withScripts,
  mmultiscripts: manyScripts,
  munder: limits,
  mover: limits,
  munderover: limits,
  mtable: (element, setting) => tableBox(element, setting, boxOf),
  mstyle: style,
  mrow: plainRow,
  menclose: enclosed,
};
