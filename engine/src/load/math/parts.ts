import type { FormulaPart, FormulaSize } from '../../model/formula.js';
import { type MathElement, writeMathML } from './mathml.js';
import { isDelimited } from './omml/fences.js';
import { isBinary, isRelation } from './size/glyphs.js';
import { sizeOf } from './size/index.js';
import { spaceAround } from './size/spaces.js';

/**
 * The parts of a formula in running text between which Word ends lines: after relations and operators that are not within
 * brackets, a fraction or anything else. (Where `m:brkBin` puts the sign only concerns formulas on lines of their own.)
 */
export function partsOf(formula: MathElement): readonly FormulaPart[] {
  return cut(formula).map(({ children, gap }) => ({
    mathml: children.map(writeMathML).join(''),
    size: withoutGap(sizeOf({ ...formula, children }, false), gap),
    gap,
  }));
}

function withoutGap(size: FormulaSize, gap: number): FormulaSize {
  return { ...size, width: size.width - gap };
}

interface Cut {
  readonly children: readonly MathElement[];
  readonly gap: number;
}

function cut({ children }: MathElement): readonly Cut[] {
  const [only, second] = children;
  if (only && !second && isPlainRow(only))
    return cut(only).map(({ children: inner, gap }) => ({
      children: [{ ...only, children: inner }],
      gap,
    }));
  const cuts: Cut[] = [];
  const hasPairsOfBars = children.filter(({ text }) => BAR.test(text)).length % 2 === 0;
  let depth = 0;
  let isBetweenBars = false;
  let start = 0;
  for (const [index, element] of children.entries()) {
    if (OPENING.test(element.text)) depth++;
    else if (CLOSING.test(element.text)) depth = Math.max(depth - 1, 0);
    else if (BAR.test(element.text) && hasPairsOfBars) isBetweenBars = !isBetweenBars;
    const gap = spaceAround(element, children[index - 1], false)[1];
    const next = children[index + 1];
    if (depth > 0 || isBetweenBars || gap === 0 || !isSign(element) || !next || isSign(next)) continue;
    // At the end of its part, the sign would count as a postfix operator.
    const sign = { ...element, attributes: { ...element.attributes, form: 'infix', rspace: '0' } };
    cuts.push({ children: [...children.slice(start, index), sign], gap });
    start = index + 1;
  }
  return [...cuts, { children: children.slice(start), gap: 0 }];
}

const OPENING = /^[([{⟨⌊⌈]$/;
const CLOSING = /^[)\]}⟩⌋⌉]$/;
const BAR = /^[|‖]$/;
/** Signs that are sometimes relations, but more often separate, enclose or end something. */
const AMBIGUOUS = /^[:|∣∥]$/;

function isSign({ name, text, attributes: { form = 'infix' } }: MathElement): boolean {
  return name === 'mo' && form === 'infix' && !AMBIGUOUS.test(text) && (isRelation(text) || isBinary(text));
}

/** Whether an element is a row in the size of the formula, without brackets or a border. */
function isPlainRow(element: MathElement): boolean {
  const { style = '', scriptlevel = '0', mathsize } = element.attributes;
  if (element.name === 'mstyle') return scriptlevel === '0' && mathsize === undefined;
  return element.name === 'mrow' && !style.includes('padding') && !isDelimited(element);
}
