import { childOf, isElement, withChild, withChildren, type XmlElement } from './element.js';

/** A style with the number of a level of a list in the place of its own; the list `0` takes numbers away (ECMA-376 Part 1, 17.9.18). */
export function withNumbering(style: XmlElement, level: number, numId: string): XmlElement {
  const numbering = {
    name: 'w:numPr',
    attributes: {},
    children: [property('w:ilvl', String(level)), property('w:numId', numId)],
  };
  const numbered = (properties: XmlElement): XmlElement =>
    withChild(properties, numbering, (name) => !BEFORE_NUMBERING.has(name));
  if (!childOf(style, 'w:pPr'))
    return withChild(style, numbered({ name: 'w:pPr', attributes: {}, children: [] }), (name) =>
      AFTER_PARAGRAPH.test(name),
    );
  return withChildren(style, (child) => [
    isElement(child) && child.name === 'w:pPr' ? numbered(child) : child,
  ]);
}

/** A level of a list with the style behind it: the two name each other (17.9.23). */
export function withStyleBehind(level: XmlElement, id: string): XmlElement {
  return withChild(level, property('w:pStyle', id), (name) => !BEFORE_STYLE.has(name));
}

function property(name: string, value: string): XmlElement {
  return { name, attributes: { 'w:val': value }, children: [] };
}

/** 17.3.1.26. */
const BEFORE_NUMBERING: ReadonlySet<string> = new Set(
  ['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'framePr', 'widowControl'].map(
    (name) => `w:${name}`,
  ),
);
/** What comes after the properties of paragraphs in a style (17.7.4.17). */
const AFTER_PARAGRAPH = /^w:(?:rPr|tblPr|trPr|tcPr|tblStylePr)$/;
/** 17.9.6. */
const BEFORE_STYLE: ReadonlySet<string> = new Set(['w:start', 'w:numFmt', 'w:lvlRestart']);
