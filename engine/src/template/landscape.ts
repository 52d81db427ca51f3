import { hasBuiltInLook } from '../model/carried.js';
import type { Template, TemplateBody, TemplatePart } from '../model/template.js';
import { landscapeOf, textWidth } from '../theme/index.js';
import {
  childOf,
  elementsOf,
  isElement,
  someElement,
  valOf,
  withChild,
  withChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/element.js';
import { wholePageOf } from './page.js';
import { TabStops } from './tab-stops.js';

/** How far a tab stop may be from the middle or the edge of the text and still be meant for it, in twips: 2.5 mm. */
const TOLERANCE = 142;

/** The section of the text as it is on landscape pages. */
export function landscapeSection(section: XmlElement, template: Pick<Template, 'madeWith'>): XmlElement {
  const narrowsLandscape = hasBuiltInLook(template);
  const { width, height, margins } = landscapeOf(wholePageOf(section), { narrowsLandscape });
  const size = { ...childOf(section, 'w:pgSz')?.attributes, 'w:w': String(width), 'w:h': String(height) };
  const turned = withChild(section, { name: 'w:pgSz', attributes: size, children: [] }, () => true);
  const given = childOf(section, 'w:pgMar');
  if (!narrowsLandscape || !given) return turned;
  const sides = { 'w:left': String(margins.left), 'w:right': String(margins.right) };
  return withChildren(turned, (child) =>
    isElement(child) && child.name === 'w:pgMar'
      ? [{ ...child, attributes: { ...child.attributes, ...sides } }]
      : [child],
  );
}

/**
 * The headers and footers that landscape pages have in place of those of the text: their tab stops in the middle of the
 * text and at its right edge are where these are on such pages. Those that would not differ are left out.
 */
export function landscapeStories(
  template: Pick<Template, 'body' | 'madeWith' | 'styles'>,
): ReadonlyMap<TemplatePart, TemplatePart> {
  const { body, styles } = template;
  const made = new Map<TemplatePart, TemplatePart>();
  const upright = textWidth(wholePageOf(body.section));
  const wide = textWidth(wholePageOf(landscapeSection(body.section, template)));
  const stops = new TabStops(styles.all);
  for (const part of storiesOf(body)) {
    const children = withWideTabs(part.root.children, stops, upright, wide);
    if (children.some((child, index) => child !== part.root.children[index]))
      made.set(part, { ...part, root: { ...part.root, children: children.map(withoutBookmarks) } });
  }
  return made;
}

function storiesOf({ references, relations }: TemplateBody): readonly TemplatePart[] {
  return references.flatMap(({ attributes }) => {
    const relation = relations.get(attributes['r:id'] ?? '');
    return relation?.kind === 'header' || relation?.kind === 'footer' ? [relation.part] : [];
  });
}

/** Tables keep their columns, from which tab stops inside them are counted. */
function withWideTabs(
  nodes: readonly XmlNode[],
  stops: TabStops,
  upright: number,
  wide: number,
): readonly XmlNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    if (node.name === 'w:p') return paragraphWithWideTabs(node, stops, upright, wide);
    if (node.name !== 'w:sdt' && node.name !== 'w:sdtContent') return node;
    const children = withWideTabs(node.children, stops, upright, wide);
    return children.some((child, index) => child !== node.children[index]) ? { ...node, children } : node;
  });
}

function paragraphWithWideTabs(
  paragraph: XmlElement,
  stops: TabStops,
  upright: number,
  wide: number,
): XmlElement {
  const hasTab = (each: XmlElement): boolean => each.name === 'w:r' && childOf(each, 'w:tab') !== undefined;
  if (!someElement(paragraph, hasTab)) return paragraph;
  const properties = childOf(paragraph, 'w:pPr');
  const style = valOf(properties, 'w:pStyle') ?? stops.standard;
  const moved = new Map<number, XmlElement>();
  for (const [position, stop] of stops.elements(style, properties)) {
    const kind = stop.attributes['w:val'];
    const [from, to] = kind === 'center' ? [upright / 2, wide / 2] : [upright, wide];
    const isAtEdge = kind === 'center' || kind === 'right' || kind === 'end';
    if (isAtEdge && Math.abs(position - from) <= TOLERANCE)
      moved.set(position, withPosition(stop, Math.round(to + position - from)));
  }
  if (moved.size === 0) return paragraph;
  const own = elementsOf(childOf(properties, 'w:tabs')).filter(
    ({ attributes }) => !moved.has(Number(attributes['w:pos'])),
  );
  const ofStyle = stops.elements(style, undefined);
  const cleared = [...moved.keys()].flatMap((position) => {
    const stop = ofStyle.get(position);
    return stop ? [{ ...stop, attributes: { 'w:val': 'clear', 'w:pos': String(position) } }] : [];
  });
  const tabs = [...own, ...cleared, ...moved.values()].toSorted(
    (a, b) => Number(a.attributes['w:pos']) - Number(b.attributes['w:pos']),
  );
  const given = properties ?? { name: 'w:pPr', attributes: {}, children: [] };
  const changed = withChild(
    given,
    { name: 'w:tabs', attributes: {}, children: tabs },
    (name) => !BEFORE_TABS.has(name),
  );
  return {
    ...paragraph,
    children: [changed, ...paragraph.children.filter((child) => child !== properties)],
  };
}

function withPosition(stop: XmlElement, position: number): XmlElement {
  return { ...stop, attributes: { ...stop.attributes, 'w:pos': String(position) } };
}

/** ECMA-376 Part 1, 17.3.1.26. */
const BEFORE_TABS: ReadonlySet<string> = new Set(
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd'
    .split(' ')
    .map((name) => `w:${name}`),
);

/** Without bookmarks, whose names must be unique in a document. */
function withoutBookmarks(node: XmlNode): XmlNode {
  if (!isElement(node)) return node;
  return withChildren(node, (child) =>
    isElement(child) && /^w:bookmark(?:Start|End)$/.test(child.name) ? [] : [withoutBookmarks(child)],
  );
}
