import type { TemplateStyle, TemplateStyles } from '../model/template.js';
import { isOn } from '../ooxml/attribute-values.js';
import { withoutUnits } from '../ooxml/lengths.js';
import type { XmlPart } from '../ooxml/read-xml.js';
import {
  childOf,
  elementsOf,
  isElement,
  serialize,
  valOf,
  withChild,
  withChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/element.js';

const TYPES = ['paragraph', 'character', 'table', 'numbering'] as const;

/**
 * Reads the styles of a template; of several with the same id, the first.
 *
 * @param latent the list of Word's built-in styles, if it was taken out before the part was parsed
 */
export function readStyles(part: XmlPart | undefined, latent?: string): TemplateStyles {
  const root = part?.root;
  const parsed = childOf(root, 'w:latentStyles');
  const all = new Map<string, TemplateStyle>();
  for (const element of elementsOf(root)) {
    const style = element.name === 'w:style' ? styleOf(element) : undefined;
    if (style && !all.has(style.id)) all.set(style.id, style);
  }
  return {
    namespaces: part?.prefixes.declared ?? [],
    names: part?.prefixes.names ?? new Set(),
    ignorable: root?.attributes['mc:Ignorable'],
    defaults: ordered(childOf(root, 'w:docDefaults')),
    latent: latent ?? (parsed ? serialize(parsed) : ''),
    all: [...all.values()].map((style) => unnumberedEntry(withEndingBases(style, all), all)),
  };
}

/** The longest chain of base styles. Templates have about ten; following a much longer one would take too long. */
const MAX_BASES = 100;

/**
 * Cuts circular chains of base styles, which Word ignores and LibreOffice refuses to open, and chains that are longer than in
 * any real template.
 */
function withEndingBases(style: TemplateStyle, all: ReadonlyMap<string, TemplateStyle>): TemplateStyle {
  const seen = new Set<TemplateStyle>();
  for (let next: TemplateStyle | undefined = style; next; ) {
    const isCircle = seen.has(next);
    if (seen.size > MAX_BASES || (isCircle && next === style))
      return { ...style, element: withoutBase(style.element) };
    if (isCircle) return style;
    seen.add(next);
    next = all.get(valOf(next.element, 'w:basedOn') ?? '');
  }
  return style;
}

const ENTRY = /^(?:toc [1-9]|table of figures)$/i;

/** The entries of contents show the numbers of their headings: those of a list behind their style would stand before these. */
function unnumberedEntry(style: TemplateStyle, all: ReadonlyMap<string, TemplateStyle>): TemplateStyle {
  if (!ENTRY.test(style.name) || !isNumbered(style, all)) return style;
  const properties = childOf(style.element, 'w:pPr') ?? { name: 'w:pPr', attributes: {}, children: [] };
  const later = PLACES.get('w:pPr')?.get('w:numPr') ?? 0;
  const unnumbered = withChild(
    properties,
    NO_NUMBER,
    (name) => (PLACES.get('w:pPr')?.get(name) ?? 0) > later,
  );
  return { ...style, element: withChild(style.element, unnumbered, (name) => name === 'w:rPr') };
}

/** `w:numId` 0 takes away numbers that are inherited (17.9.18). */
const NO_NUMBER: XmlElement = {
  name: 'w:numPr',
  attributes: {},
  children: [{ name: 'w:numId', attributes: { 'w:val': '0' }, children: [] }],
};

/** Whether a style has numbers, perhaps by one that it is based on. */
function isNumbered(style: TemplateStyle, all: ReadonlyMap<string, TemplateStyle>): boolean {
  for (let each: TemplateStyle | undefined = style; each; ) {
    const number = childOf(childOf(each.element, 'w:pPr'), 'w:numPr');
    if (number) return valOf(number, 'w:numId') !== '0';
    const base = all.get(valOf(each.element, 'w:basedOn') ?? '');
    each = base && withEndingBases(base, all);
  }
  return false;
}

function withoutBase(element: XmlElement): XmlElement {
  return withChildren(element, (child) =>
    typeof child !== 'string' && child.name === 'w:basedOn' ? [] : [child],
  );
}

function ordered(defaults: XmlElement | undefined): XmlElement | undefined {
  return defaults && plain(defaults);
}

function styleOf(raw: XmlElement): TemplateStyle | undefined {
  const element = plain(raw);
  const { 'w:styleId': id = '', 'w:type': given = 'paragraph' } = element.attributes;
  const type = TYPES.find((each) => each === given);
  if (id === '' || !type) return undefined;
  const isDefault = isOn(element.attributes['w:default']);
  return { id, name: valOf(element, 'w:name') ?? id, type, isDefault, element };
}

/**
 * A style in a form that every version of Word reads: without units, without a text direction, which the text itself
 * sets, and without tracked changes of its properties, which name authors.
 */
function plain(element: XmlElement): XmlElement {
  const { name } = element;
  const attributes = withoutUnits(name, element.attributes);
  const kept: XmlNode[] = [];
  let isPlain = attributes === element.attributes;
  for (const child of element.children) {
    const isLeftOut = isElement(child) && (child.name.endsWith('Change') || child.name === 'w:rtl');
    const own = isElement(child) && !isLeftOut ? plain(child) : child;
    if (own !== child || isLeftOut) isPlain = false;
    if (!isLeftOut) kept.push(own);
  }
  const places = PLACES.get(name);
  const children = places ? inOrder(kept, places) : kept;
  // Nearly all elements are already plain, and a template may have thousands.
  return isPlain && children === kept ? element : { name, attributes, children };
}

/** Properties in schema order (ECMA-376 Part 1, 17.7.4.17, 17.3.2.28, 17.3.1.26 and 17.4.59), which other programs may not observe. */
const ORDERS = {
  'w:style':
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose ' +
    'personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden ' +
    'color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath',
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens ' +
    'kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind ' +
    'contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd ' +
    'tblLayout tblCellMar tblLook tblCaption tblDescription',
} as const;
const PLACES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(ORDERS).map(([parent, names]) => [
    parent,
    new Map(names.split(' ').map((name, at) => [`w:${name}`, at])),
  ]),
);

/** Sorts elements. Those of other namespaces stay after the element that they followed; unknown ones are removed. */
function inOrder(all: readonly XmlNode[], known: ReadonlyMap<string, number>): readonly XmlNode[] {
  const isKnown = (child: XmlNode): boolean =>
    typeof child === 'string' || !child.name.startsWith('w:') || known.has(child.name);
  const properties = all.every(isKnown) ? all : all.filter(isKnown);
  let last = -1;
  let isOrdered = true;
  const places = properties.map((child) => {
    const at = (typeof child === 'string' ? undefined : known.get(child.name)) ?? last;
    if (at < last) isOrdered = false;
    last = at;
    return at;
  });
  if (isOrdered) return properties;
  const placed = properties.map((child, index) => ({ child, at: places[index] ?? -1 }));
  return placed.toSorted((a, b) => a.at - b.at).map(({ child }) => child);
}
