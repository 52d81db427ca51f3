import { elementsOf, hrefOf, type SvgElement } from '../element.js';

/** Patterns that inherit from each other form chains of at most this length. */
const MAX_STEPS = 10;

/** What a pattern paints; `isOdd` if its units differ from those around it. */
interface PatternContent {
  readonly content: SvgElement;
  readonly isOdd: boolean;
}

/** A pattern may inherit its content from another. */
export function patternContent(pattern: SvgElement, byId: ReadonlyMap<string, SvgElement>): PatternContent {
  let content = pattern;
  let isOdd = false;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { attributes } = content;
    isOdd ||= attributes.has('viewBox') || attributes.has('patternTransform');
    isOdd ||= attributes.get('patternContentUnits') === 'objectBoundingBox';
    const next = elementsOf(content).length > 0 ? undefined : byId.get(hrefOf(content) ?? '');
    if (!next) break;
    content = next;
  }
  return { content, isOdd };
}
