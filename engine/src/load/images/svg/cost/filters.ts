import { elementsOf, type SvgElement } from '../element.js';
import { lengthOf } from './shapes.js';

/** The cost of a filter step per pixel, relative to painting; measured and rounded up. */
const WEIGHTS: Readonly<Record<string, number>> = {
  feBlend: 6,
  feColorMatrix: 8,
  feComponentTransfer: 8,
  feComposite: 6,
  feDiffuseLighting: 40,
  feDisplacementMap: 10,
  feDropShadow: 110,
  feGaussianBlur: 100,
  feSpecularLighting: 40,
};
const OTHER_WEIGHT = 4;
const NOISE_WEIGHT = 60;

/** The cost of a filter per pixel of its region, with `scale` pixels per user unit. */
export function filterWeight(filter: SvgElement, scale: number): number {
  return elementsOf(filter).reduce((sum, step) => sum + stepWeight(step, scale), OTHER_WEIGHT);
}

function stepWeight(step: SvgElement, scale: number): number {
  const { name, attributes } = step;
  const [one = 0, two = one] = pair(attributes.get(name === 'feMorphology' ? 'radius' : 'order'));
  switch (name) {
    case 'feTurbulence':
      return NOISE_WEIGHT * Math.max(1, Math.abs(lengthOf(attributes.get('numOctaves'), 1)) || 1);
    case 'feMorphology':
      return OTHER_WEIGHT + 4 * (2 * one * scale + 1) * (2 * two * scale + 1);
    case 'feConvolveMatrix':
      return OTHER_WEIGHT + 20 * Math.max(9, one * two);
    default:
      return (WEIGHTS[name] ?? OTHER_WEIGHT) + elementsOf(step).length;
  }
}

/** `2` or `2 3`. */
function pair(source = ''): number[] {
  return source
    .trim()
    .split(/[\s,]+/)
    .map((part) => Math.abs(Number(part)) || 0);
}
