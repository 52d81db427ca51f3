import { childOf, type XmlElement } from '../xml/element.js';

const ACCENTS = ['a:accent1', 'a:accent2', 'a:accent3', 'a:accent4', 'a:accent5', 'a:accent6'] as const;

/** The six accents of a theme as RGB, which charts take (ECMA-376 Part 1, 20.1.6.2); undefined unless it has all of them. */
export function accentsIn(theme: XmlElement | undefined): readonly string[] | undefined {
  const scheme = childOf(childOf(theme, 'a:themeElements'), 'a:clrScheme');
  const colors = ACCENTS.flatMap((name) => {
    const accent = childOf(scheme, name);
    const color =
      childOf(accent, 'a:srgbClr')?.attributes.val ?? childOf(accent, 'a:sysClr')?.attributes.lastClr;
    return color !== undefined && /^[\da-f]{6}$/i.test(color) ? [color.toUpperCase()] : [];
  });
  return colors.length === ACCENTS.length ? colors : undefined;
}
