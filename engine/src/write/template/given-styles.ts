import { childOf, isElement, withChildren, type XmlElement } from '../../xml/element.js';
import { withNumbering } from '../../xml/style-numbering.js';

/** A style that is in use, and so no longer hidden until it is (17.7.4.20). */
export function listed(style: XmlElement): XmlElement {
  if (!childOf(style, 'w:unhideWhenUsed')) return style;
  return withChildren(style, (child) =>
    isElement(child) && /^w:(?:semiHidden|unhideWhenUsed)$/.test(child.name) ? [] : [child],
  );
}

/** A heading style with the number of its level, if the text has such headings, or a style based on one without that number. */
export function withNumber(
  style: XmlElement,
  level: number | undefined,
  numId: number | undefined,
  isUncounted: boolean,
): XmlElement {
  if (numId === undefined) return style;
  if (isUncounted) return withNumbering(style, 0, NO_LIST);
  return level === undefined ? style : withNumbering(style, level, String(numId));
}

/** Takes the list away that a style has from the one that it is based on (17.9.18). */
const NO_LIST = '0';
