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
import { withNumbering, withStyleBehind } from '../xml/style-numbering.js';
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
 * Gives heading styles without numbers those that the paragraphs of the template in these styles have themselves, as in
 * templates whose chapters were numbered with the button for lists. Only then do headings of the text have them, too.
 */
export function withNumbersOfParagraphs(
  { styles, numbering }: StylesAndLists,
  document: XmlElement,
): StylesAndLists {
  const ids = [...frontStylesOf(styles).headings];
  const own = new Map(ids.flatMap((id) => placesOfStyle(id, styles)));
  const counted = new Map(
    ids.flatMap((id) => (own.has(id) ? [] : [[id, countedPlaces(id, document, numbering)] as const])),
  );
  const usual = new Map(
    [...counted].flatMap(([id, { usual: place }]) => (place ? [[id, place] as const] : [])),
  );
  const deeper = [...own.values(), ...usual.values()];
  const numbered = new Map(
    [...counted].flatMap(([id, { usual: place, places }]) => {
      const found = place ?? places.find((each) => deeper.some((below) => isAbove(each, below)));
      return found ? [[id, found] as const] : [];
    }),
  );
  if (numbered.size === 0) return { styles, numbering };
  const all = styles.all.map((style) => {
    const place = numbered.get(style.id) ?? placeBelow(style, numbered);
    return place ? { ...style, element: withNumbering(style.element, place.level, place.numId) } : style;
  });
  return { styles: { ...styles, all }, numbering: numbering && withLinks(numbering, numbered, styles) };
}

/** Styles that are based on one that is numbered now stay without a number. */
function placeBelow({ element }: TemplateStyle, numbered: ReadonlyMap<string, Place>): Place | undefined {
  const hasOwn = childOf(childOf(element, 'w:pPr'), 'w:numPr') !== undefined;
  return !hasOwn && numbered.has(valOf(element, 'w:basedOn') ?? '') ? { numId: '0', level: 0 } : undefined;
}

/** Chapters are numbered where sections count in the same list, however many of them (a summary, the sources) have no number. */
function isAbove(place: Place, below: Place): boolean {
  return place.numId === below.numId && place.level < below.level;
}

/** The place that a style has itself: one that it only has from the style it is based on counts less than that of its paragraphs. */
function placesOfStyle(id: string, { all }: TemplateStyles): readonly (readonly [string, Place])[] {
  const style = all.find((each) => each.id === id);
  const place = placeOf(childOf(style?.element, 'w:pPr'));
  return place ? [[id, place]] : [];
}

function placeOf(properties: XmlElement | undefined): Place | undefined {
  const own = childOf(properties, 'w:numPr');
  const numId = valOf(own, 'w:numId') ?? '0';
  return numId === '0' ? undefined : { numId, level: levelNumber(valOf(own, 'w:ilvl')) };
}

/** The places that paragraphs with text in a style have, and the one that more than half of them have. */
function countedPlaces(
  id: string,
  document: XmlElement,
  numbering: TemplatePart | undefined,
): { readonly usual: Place | undefined; readonly places: readonly Place[] } {
  const counts = new Map<string, { readonly place: Place; count: number }>();
  let total = 0;
  for (const paragraph of paragraphsIn(elementsOf(childOf(document, 'w:body')))) {
    const properties = childOf(paragraph, 'w:pPr');
    if (valOf(properties, 'w:pStyle') !== id || textOf(paragraph).trim() === '') continue;
    total++;
    const place = placeOf(properties);
    if (!place || !hasList(place, numbering)) continue;
    const key = `${place.numId} ${place.level}`;
    counts.set(key, { place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const all = [...counts.values()];
  return { usual: all.find(({ count }) => count * 2 > total)?.place, places: all.map(({ place }) => place) };
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
function withLinks(
  numbering: TemplatePart,
  numbered: ReadonlyMap<string, Place>,
  { all }: TemplateStyles,
): TemplatePart {
  const basedOn = new Map(all.map(({ id, element }) => [id, valOf(element, 'w:basedOn')]));
  const links = new Map(
    [...numbered].map(([id, { numId, level }]) => [`${definitionOf(numId, numbering)} ${level}`, id]),
  );
  const root = withChildren(numbering.root, (list) => {
    if (!isElement(list) || list.name !== 'w:abstractNum') return [list];
    return [
      withChildren(list, (level) => {
        if (!isElement(level) || level.name !== 'w:lvl') return [level];
        const at = levelNumber(level.attributes['w:ilvl']);
        const id = links.get(`${list.attributes['w:abstractNumId']} ${at}`);
        // A style that is based on the heading, as that of the title of the contents, has the number from it.
        const behind = valOf(level, 'w:pStyle');
        const isFree = behind === undefined || basedOn.get(behind) === id;
        return [id !== undefined && isFree ? withStyleBehind(level, id) : level];
      }),
    ];
  });
  return { ...numbering, root };
}
