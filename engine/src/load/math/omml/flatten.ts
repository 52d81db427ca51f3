import type { MathElement } from '../mathml.js';
import { isDelimited } from './fences.js';
import { changesLook } from './group-look.js';
import { widthOf } from './space.js';

const GROUPS = new Set(['mrow', 'mstyle', 'mpadded', 'math']);
/** The minimum width of a visible space, in em. */
const VISIBLE = 0.05;

/** The elements of a row, with plain groups dissolved and without invisible elements. */
export function flatten(elements: readonly MathElement[]): MathElement[] {
  return elements.flatMap((element) => {
    if (isNothing(element)) return [];
    return dissolves(element) ? flatten(element.children) : element;
  });
}

/** The base of a script or limit, without the groups around it. */
export function baseOf({ children }: MathElement): MathElement | undefined {
  const [base, second] = flatten(children.slice(0, 1));
  return second ? undefined : base;
}

export function isEmpty(element: MathElement | undefined): boolean {
  return element === undefined || flatten([element]).length === 0;
}

function dissolves(element: MathElement): boolean {
  if (!GROUPS.has(element.name) || isDelimited(element) || changesLook(element)) return false;
  return !(element.name === 'mpadded' && element.attributes.height !== undefined);
}

function isNothing(element: MathElement): boolean {
  const { name, attributes, children, text } = element;
  if (name === 'span' || attributes.class === 'tml-label') return true;
  if (name === 'mspace')
    return attributes.mathbackground === undefined && widthOf(attributes.width) < VISIBLE;
  if (name === 'mtext') return text === '' && children.every(isNothing);
  if (!GROUPS.has(name)) return false;
  return children.every(isNothing) || isStrut(element);
}

/** An element with only a height, such as LaTeX's `\mathstrut`, would leave a gap in Word. */
function isStrut({ name, attributes, children }: MathElement): boolean {
  const narrow = name === 'mpadded' && Number.parseFloat(attributes.width ?? '1') < 1;
  return narrow && children.every((child) => child.name === 'mphantom' || isNothing(child));
}
