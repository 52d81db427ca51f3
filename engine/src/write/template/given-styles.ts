import { childOf, isElement, withChild, withChildren, type XmlElement } from '../../xml/element.js';

/** A style that is in use, and so no longer hidden until it is (17.7.4.20). */
export function listed(style: XmlElement): XmlElement {
  if (!childOf(style, 'w:unhideWhenUsed')) return style;
  return withChildren(style, (child) =>
    isElement(child) && /^w:(?:semiHidden|unhideWhenUsed)$/.test(child.name) ? [] : [child],
  );
}

/** A heading style with the number of its level, if the text has such headings. */
export function withNumber(
  style: XmlElement,
  level: number | undefined,
  numId: number | undefined,
): XmlElement {
  if (level === undefined || numId === undefined) return style;
  const element = (name: string, value: number): XmlElement => ({
    name,
    attributes: { 'w:val': String(value) },
    children: [],
  });
  const number = {
    name: 'w:numPr',
    attributes: {},
    children: [element('w:ilvl', level), element('w:numId', numId)],
  };
  return withChildren(style, (child) => [
    isElement(child) && child.name === 'w:pPr'
      ? withChild(child, number, (each) => !BEFORE_NUMBERING.has(each))
      : child,
  ]);
}

/** ECMA-376 Part 1, 17.3.1.26. */
const BEFORE_NUMBERING: ReadonlySet<string> = new Set(
  ['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'framePr', 'widowControl'].map(
    (name) => `w:${name}`,
  ),
);
