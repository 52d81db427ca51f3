import type { TemplatePart, TemplateStyle, TemplateStyles } from '../model/template.js';
import { levelNumber } from '../ooxml/attribute-values.js';
import {
  childOf,
  elementsOf,
  isElement,
  textOf,
  valOf,
  withChildren,
  type XmlElement,
} from '../xml/element.js';
import { withNumbering, withStyleBehind } from '../xml/numbering.js';
import { frontStylesOf } from './front-pages.js';
import { paragraphsIn } from './numbered-styles.js';

/** The styles and lists of a template. */
interface StylesAndLists {
  readonly styles: TemplateStyles;
  readonly numbering: TemplatePart | undefined;
}

/** A list and a level, as paragraphs name them. */
interface Place {
  readonly numId: string;
  readonly level: number;
}

/**
 * Gives heading styles without numbers those that most paragraphs of the template in these styles have themselves, as in
 * templates whose chapters were numbered with the button for lists. Only then do headings of the text have them, too.
 */
export function withNumbersOfParagraphs(
  { styles, numbering }: StylesAndLists,
  document: XmlElement,
): StylesAndLists {
  const numbered = new Map(
    [...frontStylesOf(styles).headings].flatMap((id) => {
      const place = hasNumberOfItsOwn(id, styles) ? undefined : usualPlace(id, document);
      return place && hasList(place, numbering) ? [[id, place] as const] : [];
    }),
  );
  if (numbered.size === 0) return { styles, numbering };
  const all = styles.all.map((style) => {
    const place = numbered.get(style.id) ?? placeBelow(style, numbered);
    return place ? { ...style, element: withNumbering(style.element, place.level, place.numId) } : style;
  });
  return { styles: { ...styles, all }, numbering: numbering && withLinks(numbering, numbered) };
}

/** Styles that are based on one that is numbered now stay without a number. */
function placeBelow({ element }: TemplateStyle, numbered: ReadonlyMap<string, Place>): Place | undefined {
  const hasOwn = childOf(childOf(element, 'w:pPr'), 'w:numPr') !== undefined;
  return !hasOwn && numbered.has(valOf(element, 'w:basedOn') ?? '') ? { numId: '0', level: 0 } : undefined;
}

/** A number that a style only has from the one it is based on counts less than that of its paragraphs. */
function hasNumberOfItsOwn(id: string, { all }: TemplateStyles): boolean {
  const style = all.find((each) => each.id === id);
  const numId = valOf(childOf(childOf(style?.element, 'w:pPr'), 'w:numPr'), 'w:numId');
  return numId !== undefined && numId !== '0';
}

/** The place that more than half of the paragraphs with text in a style have. */
function usualPlace(id: string, document: XmlElement): Place | undefined {
  const counts = new Map<string, { readonly place: Place; count: number }>();
  let total = 0;
  for (const paragraph of paragraphsIn(elementsOf(childOf(document, 'w:body')))) {
    const properties = childOf(paragraph, 'w:pPr');
    if (valOf(properties, 'w:pStyle') !== id || textOf(paragraph).trim() === '') continue;
    total++;
    const own = childOf(properties, 'w:numPr');
    const numId = valOf(own, 'w:numId') ?? '0';
    if (numId === '0') continue;
    const place = { numId, level: levelNumber(valOf(own, 'w:ilvl')) };
    const key = `${numId} ${place.level}`;
    counts.set(key, { place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].find(({ count }) => count * 2 > total)?.place;
}

function hasList({ numId }: Place, numbering: TemplatePart | undefined): boolean {
  return definitionOf(numId, numbering) !== undefined;
}

function definitionOf(numId: string, numbering: TemplatePart | undefined): string | undefined {
  const num = elementsOf(numbering?.root).find(
    ({ name, attributes }) => name === 'w:num' && attributes['w:numId'] === numId,
  );
  return valOf(num, 'w:abstractNumId');
}

/** A level and the style behind it name each other (ECMA-376 Part 1, 17.9.23). */
function withLinks(numbering: TemplatePart, numbered: ReadonlyMap<string, Place>): TemplatePart {
  const links = new Map(
    [...numbered].map(([id, { numId, level }]) => [`${definitionOf(numId, numbering)} ${level}`, id]),
  );
  const root = withChildren(numbering.root, (list) => {
    if (!isElement(list) || list.name !== 'w:abstractNum') return [list];
    return [
      withChildren(list, (level) => {
        if (!isElement(level) || level.name !== 'w:lvl' || childOf(level, 'w:pStyle')) return [level];
        const at = levelNumber(level.attributes['w:ilvl']);
        const id = links.get(`${list.attributes['w:abstractNumId']} ${at}`);
        return [id === undefined ? level : withStyleBehind(level, id)];
      }),
    ];
  });
  return { ...numbering, root };
}
