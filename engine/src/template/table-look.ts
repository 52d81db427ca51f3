import type { TemplateStyle, TemplateStyles } from '../model/template.js';
import type { GivenTable, GivenTablePart } from '../theme/given-table.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../xml/element.js';
import { borderOf, sideOf } from './borders.js';

/** How the tables of a style look, with what it inherits. */
export function tableLookOf({ all }: TemplateStyles, style: TemplateStyle): GivenTable {
  const chain: XmlElement[] = [];
  for (let next: TemplateStyle | undefined = style; next && !chain.includes(next.element); ) {
    chain.unshift(next.element);
    const parent = valOf(next.element, 'w:basedOn');
    next = all.find(({ id }) => id === parent);
  }
  const firstRows = chain.flatMap((element) =>
    elementsOf(element).filter(
      ({ name, attributes }) => name === 'w:tblStylePr' && attributes['w:type'] === 'firstRow',
    ),
  );
  return { whole: joined(chain), firstRow: joined(firstRows) };
}

/** What a sequence of elements says, of which later ones count before earlier ones. */
function joined(elements: readonly XmlElement[]): GivenTablePart {
  const parts = elements.map(partOf);
  return {
    ...Object.assign({}, ...parts),
    borders: Object.assign({}, ...parts.map(({ borders }) => borders)),
  };
}

function partOf(element: XmlElement): GivenTablePart {
  const ofTable = childOf(element, 'w:tblPr');
  const ofCells = childOf(element, 'w:tcPr');
  const lines = [childOf(ofTable, 'w:tblBorders'), childOf(ofCells, 'w:tcBorders')].flatMap((borders) =>
    elementsOf(borders),
  );
  const fill = childOf(ofCells, 'w:shd')?.attributes['w:fill'] ?? '';
  const run = childOf(element, 'w:rPr');
  const bold = switchOf(run, 'w:b');
  const color = valOf(run, 'w:color') ?? '';
  return {
    borders: Object.fromEntries(lines.map((line) => [sideOf(line), borderOf(line) ?? 'none'])),
    ...(RGB.test(fill) ? { shading: fill.toUpperCase() } : {}),
    ...(bold === undefined ? {} : { bold }),
    ...(RGB.test(color) ? { color: color.toUpperCase() } : {}),
  };
}

const RGB = /^[\da-f]{6}$/i;
