import { NUMBER_STYLES, type NumberStyle } from '../model/number-styles.js';
import type { Template, TemplateList, TemplateStyle } from '../model/template.js';
import type { GivenMarker } from '../theme/given-markers.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../xml/element.js';
import { twipsOf } from './lengths.js';
import type { Look } from './looks.js';

const FORMATS = ['bullet', ...NUMBER_STYLES] as const;

/** The list that gives a style of a template its markers. */
export interface ListOfStyle extends TemplateList {
  readonly marker: GivenMarker;
}

/** Finds the level of a list behind a style (ECMA-376 Part 1, 17.9.18); undefined for a style without markers. */
export function listOfStyle(
  { numbering }: Pick<Template, 'numbering'>,
  { element }: TemplateStyle,
  look: Look,
): ListOfStyle | undefined {
  if (!look.numbering) return undefined;
  const { numId, level } = look.numbering;
  const all = elementsOf(numbering?.root);
  const byId = (name: string, id: string | undefined): XmlElement | undefined =>
    all.find((each) => each.name === name && each.attributes[`${name}Id`] === id);
  const abstract = byId('w:abstractNum', valOf(byId('w:num', numId), 'w:abstractNumId'));
  const definition = Number(abstract?.attributes['w:abstractNumId'] ?? Number.NaN);
  const found = levelOf(abstract, level);
  if (!found || !Number.isInteger(definition)) return undefined;
  // The style's own indents take precedence over those of its list, and these over inherited ones (17.7.2).
  const ofStyle = indentsIn(element);
  const ofLevel = indentsIn(found);
  return {
    definition,
    level,
    marker: {
      format: FORMATS.find((each) => each === valOf(found, 'w:numFmt')) ?? 'decimal',
      text: valOf(found, 'w:lvlText') ?? '',
      level,
      above: Array.from({ length: level }, (_, at) => numberStyleOf(levelOf(abstract, at))),
      left: ofStyle.left ?? ofLevel.left ?? look.left,
      hanging: ofStyle.hanging ?? ofLevel.hanging ?? Math.max(-look.firstLine, 0),
    },
  };
}

function levelOf(abstract: XmlElement | undefined, level: number): XmlElement | undefined {
  return elementsOf(abstract).find(
    ({ name, attributes }) => name === 'w:lvl' && Number(attributes['w:ilvl'] ?? 0) === level,
  );
}

function numberStyleOf(level: XmlElement | undefined): NumberStyle {
  return NUMBER_STYLES.find((each) => each === valOf(level, 'w:numFmt')) ?? 'decimal';
}

function indentsIn(element: XmlElement): Pick<GivenMarker, 'left' | 'hanging'> {
  const indents = childOf(childOf(element, 'w:pPr'), 'w:ind')?.attributes ?? {};
  return { left: twipsOf(indents['w:left'] ?? indents['w:start']), hanging: twipsOf(indents['w:hanging']) };
}
