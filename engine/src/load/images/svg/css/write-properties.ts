import type { Color } from '../../../../color/color.js';
import type { SvgElement } from '../element.js';
import type { Removal } from '../vocabulary.js';
import { cleanCss } from './clean-css.js';
import { written } from './color.js';
import { plainColors, resolveColor } from './color-mix.js';
import { COLORS, isPresentation, placeOf } from './properties.js';
import { MAX_VALUE_LENGTH } from './variables.js';

/** Writes properties as attributes of an element, or in its `style` if they have no attribute. */
export function writeProperties(
  element: SvgElement,
  computed: ReadonlyMap<string, string>,
  current: Color,
  remove: (what: Removal) => void,
): void {
  const { attributes } = element;
  attributes.delete('style');
  attributes.delete('class');
  for (const name of [...attributes.keys()]) {
    if (isPresentation(name) && !computed.has(name)) attributes.delete(name);
  }
  const rest: string[] = [];
  const opacities = new Map<string, string>();
  for (const [name, value] of computed) {
    const safe = value.includes('(') ? cleaned(value) : value;
    const place = safe === undefined ? undefined : placeOf(element.name, name);
    if (safe === undefined || place === undefined) {
      if (isPresentation(name)) attributes.delete(name);
    } else if (Object.hasOwn(COLORS, name)) writeColor(name, safe);
    else if (place === 'attribute') attributes.set(name, isLong(safe) ? safe : plainColors(safe, current));
    else if (place === 'geometry') writeGeometry(name, safe);
    else if (!(name === 'transform' && writeTransform(safe))) rest.push(`${name}:${safe}`);
  }
  for (const [name, value] of opacities) attributes.set(name, value);
  if (rest.length > 0) attributes.set('style', rest.join(';'));

  /** Variables may combine to form an address. */
  function cleaned(value: string): string | undefined {
    const clean = cleanCss(value);
    if (!clean || clean.hadLinks) remove(clean ? 'links to other files' : 'unsafe style rules');
    return clean?.css;
  }

  function writeColor(name: string, value: string): void {
    const isPlain = isLong(value) || /^(?:#[\da-f]{3}|#[\da-f]{6}|(?!transparent)[a-z]+)$/i.test(value);
    const color = isPlain ? undefined : resolveColor(value, current);
    if (!color) {
      attributes.set(name, isPlain ? value : plainColors(value, current));
      return;
    }
    const isNothing = color.alpha === 0 && (name === 'fill' || name === 'stroke');
    attributes.set(name, isNothing ? 'none' : written(color));
    const opacity = COLORS[name];
    if (opacity === undefined || color.alpha === 1 || isNothing) return;
    const own = Number.parseFloat(computed.get(opacity) ?? '1');
    opacities.set(opacity, String(Math.round(color.alpha * (Number.isNaN(own) ? 1 : own) * 1000) / 1000));
  }

  /** The root's size is set elsewhere. */
  function writeGeometry(name: string, value: string): void {
    if (element.parent && !/^auto$/i.test(value)) attributes.set(name, plainLengths(value));
  }

  /** A transform with another origin than that of attributes stays in `style`. */
  function writeTransform(value: string): boolean {
    const isPlain = !computed.has('transform-origin') && !computed.has('transform-box');
    const transform = isPlain ? transformAttribute(value) : undefined;
    if (transform !== undefined) attributes.set('transform', transform);
    return transform !== undefined;
  }
}

function isLong(value: string): boolean {
  return value.length > MAX_VALUE_LENGTH;
}

/** A length in attribute syntax: pixels without a unit. */
function plainLengths(value: string): string {
  return value.replace(/(?<![\w#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)px\b/gi, '$1');
}

const FUNCTION = /^(?:(?:translate|scale|rotate|skewX|skewY|matrix)\([\d\s,.+e-]*\)\s*)+$/i;

/** A `transform` property in attribute syntax; `undefined` if attributes have no equivalent. */
function transformAttribute(value: string): string | undefined {
  const plain = plainLengths(value)
    .replace(/([\d.])deg\b/gi, '$1')
    .replace(/translateX\(([^(),]*)\)/gi, 'translate($1, 0)')
    .replace(/translateY\(([^(),]*)\)/gi, 'translate(0, $1)');
  return FUNCTION.test(plain) ? plain : undefined;
}
