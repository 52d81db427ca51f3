import type { MathElement } from '../mathml.js';
import {
  AXIS,
  type Box,
  beside,
  EMPTY,
  FENCES,
  INTEGRALS,
  LARGE,
  letters,
  operator,
  type Setting,
  spacing,
} from './glyphs.js';
import { tableBox } from './table.js';

/** Cambria Math's own, of indices and of indices of indices. */
const SCRIPT_SCALE = 0.73;
const SMALLEST = 0.6;

/** About how large Word sets a formula, in em of the text around it; nothing of it is drawn. */
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
  return { scale: Math.max(scale * SCRIPT_SCALE, SMALLEST), isDisplay: false };
}

const child = ({ children }: MathElement, index: number, setting: Setting): Box => {
  const found = children[index];
  return found ? boxOf(found, setting) : EMPTY;
};

/** Elements beside each other; fences grow with what is between them. */
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

/** As far above the axis as below it. */
function fence(text: string, { height, depth }: Box, { scale }: Setting): Box {
  const plain = scaled(operator(text, false), scale);
  const reach = Math.max(height - AXIS * scale, depth + AXIS * scale);
  if (reach <= plain.height - AXIS * scale) return plain;
  const width =
    text === '|' || text === '∣' ? plain.width : Math.min(plain.width * (0.8 + reach * 0.25), 0.8);
  return { width, height: reach + AXIS * scale, depth: reach - AXIS * scale };
}

function spaced(
  { name, text, attributes }: MathElement,
  box: Box,
  before: MathElement | undefined,
  setting: Setting,
): Box {
  if (name !== 'mo') return box;
  const isPrefix = attributes.form === 'prefix' || (before === undefined && !LARGE.test(text));
  const [left, right] = spacing(text, isPrefix, setting.scale < 1);
  return { ...box, width: box.width + (left + right) * setting.scale };
}

const token: Measure = ({ text }, { scale }) => scaled(letters(text), scale);

/** How far the parts of a fraction are from the baseline, and at least from its line. */
const FRACTION = {
  display: { up: 0.757, down: 0.669, gap: 0.19 },
  inline: { up: 0.47, down: 0.4, gap: 0.07 },
} as const;

function fraction(element: MathElement, setting: Setting): Box {
  const part: Setting = setting.isDisplay ? { ...setting, isDisplay: false } : smaller(setting);
  const [above, below] = [child(element, 0, part), child(element, 1, part)];
  const { scale } = setting;
  const { up, down, gap } = setting.isDisplay ? FRACTION.display : FRACTION.inline;
  return {
    width: Math.max(above.width, below.width) + 0.12 * scale,
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

/** Letters with something at their upper and lower right. */
function scripts(base: Box, sub: Box | undefined, sup: Box | undefined, { scale }: Setting): Box {
  const raise = Math.max(0.38 * scale, base.height - 0.36 * scale);
  const drop = Math.max(0.2 * scale, base.depth + 0.08 * scale);
  return {
    width: base.width + Math.max(sub?.width ?? 0, sup?.width ?? 0) + 0.04 * scale,
    height: Math.max(base.height, sup ? raise + sup.height : 0),
    depth: Math.max(base.depth, sub ? drop + sub.depth : 0),
  };
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

/** The limits of an operator stand above and below it on a line of its own only. */
function limits(element: MathElement, setting: Setting): Box {
  const { name, children } = element;
  const base = child(element, 0, setting);
  const small = smaller(setting);
  const under = name === 'mover' ? undefined : child(element, 1, small);
  const over = name === 'munder' ? undefined : child(element, name === 'mover' ? 1 : 2, small);
  const sign = children[0]?.text ?? '';
  if (!setting.isDisplay && (LARGE.test(sign) || INTEGRALS.test(sign)))
    return scripts(base, under, over, setting);
  const mark = children[1];
  if (mark?.name === 'mo') return accented(base, name === 'mover', setting);
  return stacked(base, under, over, setting);
}

/** An accent, a bar or a brace over or under something. */
function accented(base: Box, isOver: boolean, { scale }: Setting): Box {
  const room = 0.22 * scale;
  return isOver ? { ...base, height: base.height + room } : { ...base, depth: base.depth + room };
}

function withScripts(element: MathElement, setting: Setting): Box {
  const { name } = element;
  const small = smaller(setting);
  const sub = name === 'msup' ? undefined : child(element, 1, small);
  const sup = name === 'msub' ? undefined : child(element, name === 'msup' ? 1 : 2, small);
  return scripts(child(element, 0, setting), sub, sup, setting);
}

/** Indices on both sides: what stands before is as wide as what stands after. */
function manyScripts(element: MathElement, setting: Setting): Box {
  const base = child(element, 0, setting);
  const small = smaller(setting);
  const marks = element.children.slice(1).map((mark) => boxOf(mark, small));
  const width = marks.reduce((sum, mark) => sum + mark.width, 0) / 2;
  const any = marks.reduce(beside, EMPTY);
  return { ...scripts(base, any, any, setting), width: base.width + width };
}

const EM: Readonly<Record<string, number>> = { em: 1, ex: 0.43, pt: 0.1, px: 0.075, mu: 1 / 18 };

function lengthOf(text: string | undefined): number {
  const [, amount, unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(text ?? '') ?? [];
  return amount === undefined ? 0 : Number(amount) * (EM[unit] ?? 1);
}

function style(element: MathElement, setting: Setting): Box {
  const { displaystyle, scriptlevel } = element.attributes;
  const isDisplay = displaystyle === undefined ? setting.isDisplay : displaystyle === 'true';
  const scale =
    scriptlevel === undefined
      ? setting.scale
      : Math.max(SCRIPT_SCALE ** Math.max(Number(scriptlevel), 0), SMALLEST);
  return row(element, { scale, isDisplay });
}

/** A box is a row with this style. */
const FRAMED = /border:/;

/** With a frame around it, or a part of one. */
function framed(element: MathElement, setting: Setting): Box {
  const { width, height, depth } = row(element, setting);
  const room = 0.15 * setting.scale;
  return { width: width + 2 * room, height: height + room, depth: depth + room };
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
  mrow: (element, setting) =>
    FRAMED.test(element.attributes.style ?? '') ? framed(element, setting) : row(element, setting),
  menclose: framed,
};
