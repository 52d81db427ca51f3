import type { MathElement } from '../mathml.js';
import { isDelimited } from './fences.js';
import { flatten, isEmpty } from './flatten.js';

const SCRIPTS = new Set(['msub', 'msup', 'msubsup']);
const BASES = new Set(
  'mi mn mtext mfrac msqrt mroot msub msup msubsup mover menclose mmultiscripts'.split(' '),
);

/**
 * Attaches scripts without a base, `{}_a^b`, to the preceding element, as needed in chemical formulas, or else to the
 * following one.
 */
export function attachScripts(row: readonly MathElement[]): readonly MathElement[] {
  if (!row.some(isBaseless)) return row;
  const attached: MathElement[] = [];
  let waiting: MathElement | undefined;
  for (const element of row) {
    const previous = attached.at(-1);
    if (isBaseless(element)) {
      if (!showsScripts(element)) continue;
      if (previous && canCarry(previous)) attached[attached.length - 1] = withScripts(previous, element);
      else waiting = element;
    } else if (waiting) {
      attached.push(withPrescripts(element, waiting));
      waiting = undefined;
    } else attached.push(element);
  }
  return waiting ? [...attached, waiting] : attached;
}

function isBaseless({ name, children: [base] }: MathElement): boolean {
  return SCRIPTS.has(name) && isEmpty(base);
}

/** Chemical formulas have invisible scripts that only take up space. */
function showsScripts({ children: [, ...scripts] }: MathElement): boolean {
  return scripts.some((script) => !flatten([script]).every(isInvisible));
}

function isInvisible({ name, children }: MathElement): boolean {
  return name === 'mphantom' || (name === 'mpadded' && children.every(isInvisible));
}

function canCarry(element: MathElement): boolean {
  return BASES.has(element.name) || isDelimited(element);
}

/** The element with further scripts: `SO` with ₄ and then ²⁻ gets the subscript and the superscript one above the other. */
function withScripts(base: MathElement, { name, children: [, ...scripts] }: MathElement): MathElement {
  if (base.name === 'msub' && name === 'msup') return element('msubsup', [...base.children, ...scripts]);
  return element(name, [base, ...scripts]);
}

function withPrescripts(base: MathElement, { name, children: [, first, second] }: MathElement): MathElement {
  const none = element('mrow', []);
  const [sub, sup] = name === 'msup' ? [none, first ?? none] : [first ?? none, second ?? none];
  return element('mmultiscripts', [base, element('mprescripts', []), sub, sup]);
}

function element(name: string, children: readonly MathElement[]): MathElement {
  return { name, attributes: {}, children, text: '' };
}
