import { Budget, excessOf } from '../budget/index.js';
import { STYLE_LIMITS } from '../budget/limits.js';
import type { Element } from './xml.js';

/** A style element with each macro in the place where it is named: how many elements it has, and how deep they are nested. */
interface Unfolded {
  readonly elements: number;
  readonly depth: number;
}

/**
 * Why a style cannot be used, as a clause; `undefined` if it can. Macros name other macros, so that a short style may have no end.
 * Each macro is counted once, so this takes no longer than reading the style.
 */
export function unfoldingFault(
  roots: readonly Element[],
  macros: ReadonlyMap<string, Element>,
): string | undefined {
  const counted = new Map<Element, Unfolded>();
  const open = new Set<Element>();
  const nesting = new Budget({ depth: STYLE_LIMITS.depth });
  const macroOf = ({ name, attributes }: Element): Element | undefined =>
    name === 'text' || name === 'key' ? macros.get(attributes.macro ?? '') : undefined;
  const unfold = (element: Element): Unfolded => {
    let elements = 1;
    let depth = 0;
    const add = (inner: Unfolded): void => {
      elements += inner.elements;
      depth = Math.max(depth, inner.depth);
    };
    for (const child of element.children) add(nesting.deeper(() => unfold(child)));
    const macro = macroOf(element);
    if (macro) add(nesting.deeper(() => unfoldMacro(macro)));
    const { elements: most, depth: deepest } = STYLE_LIMITS;
    if (elements > most)
      throw new Unfolding(`its macros unfold to more than ${most.toLocaleString('en')} elements`);
    if (depth >= deepest) throw new Unfolding(`it is nested more than ${deepest} levels deep`);
    return { elements, depth: depth + 1 };
  };
  const unfoldMacro = (macro: Element): Unfolded => {
    const known = counted.get(macro);
    if (known) return known;
    if (open.has(macro)) throw new Unfolding(`its macro ${macro.attributes.name} contains itself`);
    open.add(macro);
    const found = unfold(macro);
    open.delete(macro);
    counted.set(macro, found);
    return found;
  };
  try {
    for (const root of roots) unfold(root);
  } catch (error) {
    const fault = error instanceof Unfolding ? error.message : excessOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
  return undefined;
}

class Unfolding extends Error {}
