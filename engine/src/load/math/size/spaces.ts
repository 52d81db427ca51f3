import type { MathElement } from '../mathml.js';
import { FENCES, INTEGRALS, isBinary, isRelation, LARGE, PUNCTUATION } from './glyphs.js';
import { isBold } from './letters.js';

/* The space between the pieces of a formula, in em, as Word sets it; its PDF files give the position of each letter. */

const THICK = 5 / 18;
const MEDIUM = 4 / 18;
const THIN = 3 / 18;
/** Between a slanted letter and a fence beside it. */
const BEFORE_FENCE = 0.03;

/** The space before and after a piece; scripts have none around operators. */
export function spaceAround(
  element: MathElement,
  before: MathElement | undefined,
  isScript: boolean,
): readonly [before: number, after: number] {
  const thin = isScript ? 0 : THIN;
  if (isLargeOperator(element)) return [before && !isOperator(before) ? thin : 0, thin];
  if (element.name === 'mo') return aroundSign(element, before, isScript);
  const isBesideFraction = (element.name === 'mfrac') !== (before?.name === 'mfrac');
  if (before && isBesideFraction && !isOperator(before)) return [thin, 0];
  const [first] = element.children;
  return [element.name === 'mrow' && first ? besideFence(first, before) : 0, 0];
}

function aroundSign(
  element: MathElement,
  before: MathElement | undefined,
  isScript: boolean,
): readonly [before: number, after: number] {
  const { text, attributes } = element;
  if (PUNCTUATION.test(text)) return [0, isScript ? 0 : THIN];
  if (FENCES.test(text)) return [besideFence(element, before), 0];
  if (isScript) return [0, 0];
  if (isRelation(text)) return [THICK, THICK];
  const isPrefix = attributes.form === 'prefix' || before === undefined;
  return isBinary(text) && !isPrefix ? [MEDIUM, MEDIUM] : [0, 0];
}

function besideFence({ name, text }: MathElement, before: MathElement | undefined): number {
  return name === 'mo' && FENCES.test(text) && before && isSlanted(before) ? BEFORE_FENCE : 0;
}

function isOperator(element: MathElement): boolean {
  return element.name === 'mo' || isLargeOperator(element);
}

/** A sum, an integral and the like, with or without limits. */
function isLargeOperator({ name, text, children }: MathElement): boolean {
  if (name === 'mo') return LARGE.test(text) || INTEGRALS.test(text);
  const [base] = children;
  return (
    /^m(?:under|over|underover|sub|sup|subsup)$/.test(name) && base !== undefined && isLargeOperator(base)
  );
}

/** Single letters are italic unless stated otherwise; words never are. */
export function isSlanted({ name, text, attributes }: MathElement): boolean {
  if (name !== 'mi') return false;
  return Array.from(text).length === 1
    ? attributes.mathvariant !== 'normal'
    : attributes.mathvariant === 'italic';
}

/** The top of a slanted letter leans toward a superscript and leaves room for a subscript, most of all some capitals. */
const BEFORE_SUPERSCRIPT = 0.056;
const BEFORE_SUBSCRIPT = -0.035;
const BELOW_CAPITAL = -0.22;

/** The space between a letter and its scripts. */
export function scriptSpacing(base: MathElement | undefined): { readonly sub: number; readonly sup: number } {
  if (!base || !isSlanted(base) || isBold(base.text)) return { sub: 0, sup: 0 };
  return { sub: /[VW]/.test(base.text) ? BELOW_CAPITAL : BEFORE_SUBSCRIPT, sup: BEFORE_SUPERSCRIPT };
}
