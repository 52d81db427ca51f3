import type { Indents } from '../model/composed.js';
import { NUMBER_STYLES, type NumberStyle } from '../model/names/number-styles.js';
import type { Template, TemplateList, TemplateStyle } from '../model/template.js';
import { levelNumber } from '../ooxml/attribute-values.js';
import { twipsOf } from '../ooxml/lengths.js';
import { levelTextOf } from '../ooxml/number-format.js';
import type { WordTemplateMarker } from '../theme/word-template-markers.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../xml/element.js';
import type { Look } from './look.js';

const FORMATS = ['bullet', ...NUMBER_STYLES] as const;

/** The list that gives a template's style its markers. */
interface ListOfStyle extends TemplateList {
  readonly marker: WordTemplateMarker;
}

/** Finds the level of a list behind a style (ECMA-376 Part 1, 17.9.18); undefined for a style without markers. */
export function listOfStyle(
  { numbering, styles }: Pick<Template, 'numbering' | 'styles'>,
  style: TemplateStyle,
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
  // The list's indents override inherited ones, but not those of the style itself or of the base style that names the list
  // (17.7.2).
  const ofStyle = indentsWithList(style, styles.all);
  const ofLevel = indentsIn(found);
  const ownHanging = ofStyle.hanging ?? (ofStyle.firstLine === undefined ? undefined : 0);
  const left = ofStyle.left ?? ofLevel.left;
  const hanging = ownHanging ?? ofLevel.hanging ?? 0;
  return {
    definition,
    level,
    indents: left === ofLevel.left && hanging === (ofLevel.hanging ?? 0) ? {} : ofStyle,
    marker: {
      format: FORMATS.find((each) => each === valOf(found, 'w:numFmt')) ?? 'decimal',
      text: levelTextOf(found),
      level,
      above: Array.from({ length: level }, (_, at) => numberStyleOf(levelOf(abstract, at))),
      left: left ?? look.left,
      hanging: ownHanging ?? ofLevel.hanging ?? Math.max(-look.firstLine, 0),
      shareBefore: SHARES[valOf(found, 'w:lvlJc') ?? ''] ?? 0,
    },
  };
}

const SHARES: Readonly<Record<string, WordTemplateMarker['shareBefore']>> = { center: 0.5, right: 1, end: 1 };

function levelOf(abstract: XmlElement | undefined, level: number): XmlElement | undefined {
  return elementsOf(abstract).find(
    ({ name, attributes }) => name === 'w:lvl' && levelNumber(attributes['w:ilvl']) === level,
  );
}

function numberStyleOf(level: XmlElement | undefined): NumberStyle {
  return NUMBER_STYLES.find((each) => each === valOf(level, 'w:numFmt')) ?? 'decimal';
}

/** The indents set by a style and its base styles, up to and including the one that names the list. */
function indentsWithList(style: TemplateStyle, all: readonly TemplateStyle[]): Indents {
  const seen = new Set<TemplateStyle>();
  let found: Indents = {};
  for (let next: TemplateStyle | undefined = style; next && !seen.has(next); ) {
    seen.add(next);
    const { element } = next;
    const { left, hanging, firstLine } = indentsIn(element);
    // A first line is either hanging or indented: whichever is set last counts.
    const begins = found.hanging !== undefined || found.firstLine !== undefined;
    found = {
      ...(left === undefined ? {} : { left }),
      ...(begins ? {} : firstOf(hanging, firstLine)),
      ...found,
    };
    if (childOf(childOf(element, 'w:pPr'), 'w:numPr')) break;
    const parent = valOf(element, 'w:basedOn');
    next = all.find(({ id }) => id === parent);
  }
  return found;
}

function firstOf(hanging: number | undefined, firstLine: number | undefined): Indents {
  if (hanging !== undefined) return { hanging };
  return firstLine === undefined ? {} : { firstLine };
}

function indentsIn(element: XmlElement): {
  readonly [Name in 'left' | 'hanging' | 'firstLine']: number | undefined;
} {
  const indents = childOf(childOf(element, 'w:pPr'), 'w:ind')?.attributes ?? {};
  return {
    left: twipsOf(indents['w:left'] ?? indents['w:start']),
    hanging: twipsOf(indents['w:hanging']),
    firstLine: twipsOf(indents['w:firstLine']),
  };
}
