import type { MathElement } from '../mathml.js';

const NARY = new Set('∑∏∐∫∬∭⨌∮∯∰∱∲∳⋀⋁⋂⋃⨀⨁⨂⨃⨄⨅⨆');
const INTEGRALS = new Set('∫∬∭⨌∮∯∰∱∲∳');
/** Operators between factors. */
const MULTIPLICATIVE = new Set('×⋅·∗⋆∘∙⊗⊙⊠/∖÷†');
const ADDITIVE = new Set('+−±∓⊕⊖');
/** Operator characters that are operands. */
const OPERANDS = new Set('…⋯⋱⋰⋮′∀∃∇|‖');
const PRIMES = /^[′″‴⁗‵]+$/;

/** The invisible character before the argument of a function (U+2061). */
export const APPLICATION = '\u2061';

export function isNary({ name, text }: MathElement): boolean {
  return name === 'mo' && NARY.has(text);
}

export function isIntegral({ text }: MathElement): boolean {
  return INTEGRALS.has(text);
}

export function isPrime({ name, text }: MathElement): boolean {
  return name === 'mo' && PRIMES.test(text);
}

export function isFence({ name, attributes }: MathElement): boolean {
  return name === 'mo' && attributes.fence !== undefined && attributes.fence !== 'false';
}

/** An operator or relation between two operands. */
export function isInfix(element: MathElement): boolean {
  const { name, attributes, text } = element;
  if (name !== 'mo' || text === '' || text === APPLICATION || isFence(element) || NARY.has(text))
    return false;
  const { form, separator, stretchy, minsize } = attributes;
  return (
    form === undefined &&
    separator === undefined &&
    minsize === undefined &&
    stretchy !== 'true' &&
    !OPERANDS.has(text)
  );
}

/** How loosely an operator binds: 0 if it is not one, 1 like a product, 2 like a sum, 3 like a relation or a comma. */
export function looseness(element: MathElement): 0 | 1 | 2 | 3 {
  const { name, text, attributes } = element;
  if (name !== 'mo' || isFence(element) || isNary(element) || text === APPLICATION) return 0;
  if (OPERANDS.has(text) || attributes.form === 'postfix') return 0;
  if (MULTIPLICATIVE.has(text)) return 1;
  return ADDITIVE.has(text) ? 2 : 3;
}
