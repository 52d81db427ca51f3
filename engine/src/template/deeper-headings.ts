import type { TemplateStyle, TemplateStyles } from '../model/template.js';
import { levelNumber } from '../ooxml/attribute-values.js';
import { pointsOf } from '../ooxml/lengths.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../xml/element.js';
import { withNumbering } from '../xml/style-numbering.js';

/*
 * Where the headings of a template end: those below are as every version of Word gives them, blue under black ones, or larger
 * than those above. They look like the last one that the template has.
 */

/** Fewer than these may be a title and nothing else: what is below would look the same. */
const MIN_OWN = 2;

/**
 * Gives headings that a template neither uses nor has changed the look of its deepest own one. Their numbers stay their own.
 *
 * @param usage The number of characters in each style.
 */
export function withDeeperHeadings(
  styles: TemplateStyles,
  usage: ReadonlyMap<string, number>,
): TemplateStyles {
  const levels = new Map<number, TemplateStyle>();
  for (const style of styles.all) {
    const level = style.type === 'paragraph' ? /^heading ([1-9])$/i.exec(style.name)?.[1] : undefined;
    if (level !== undefined) levels.set(Number(level), style);
  }
  const isOwn = (style: TemplateStyle): boolean => usage.has(style.id) || !isAsWordGivesIt(style.element);
  let deepest = 0;
  for (const [level, style] of levels) if (isOwn(style)) deepest = Math.max(deepest, level);
  const last = levels.get(deepest);
  if (!last || deepest < MIN_OWN) return styles;
  const size = sizeOf(last, styles);
  const isInColor = isInWordsColor(inherited(last, styles, colorOf));
  const all = styles.all.map((style) => {
    const level = [...levels].find(([, each]) => each === style)?.[0] ?? 0;
    const isUnlike = level > deepest && (!isInColor || sizeOf(style, styles) > size);
    return isUnlike ? { ...style, element: withLookOf(last.element, style.element, level) } : style;
  });
  return { ...styles, all };
}

/** Heading styles of Word are based on `Normal` and differ in colour; from level 6 on, they are also grey. */
function isAsWordGivesIt(style: XmlElement): boolean {
  const run = childOf(style, 'w:rPr');
  return isInWordsColor(colorOf(style)) && !childOf(run, 'w:caps') && !childOf(run, 'w:smallCaps');
}

/** The colours of headings in Word 2007, 2010, 2013, 2016 and 2023, if they do not name the theme's. */
const COLORS_OF_WORD = /^(?:4F81BD|243F60|365F91|404040|2E74B5|1F4D78|2F5496|1F3763|272727|0F4761|595959)$/i;

function isInWordsColor(color: XmlElement | undefined): boolean {
  const { 'w:themeColor': theme, 'w:themeTint': tint, 'w:val': value = '' } = color?.attributes ?? {};
  if (theme === undefined) return COLORS_OF_WORD.test(value);
  return theme === 'accent1' || (theme === 'text1' && tint !== undefined);
}

/** A property of a style, perhaps of one that it is based on (ECMA-376 Part 1, 17.7.4.3). */
function inherited(
  style: TemplateStyle,
  { all }: TemplateStyles,
  find: (element: XmlElement) => XmlElement | undefined,
): XmlElement | undefined {
  const seen = new Set<string>();
  for (let at: TemplateStyle | undefined = style; at && !seen.has(at.id); ) {
    seen.add(at.id);
    const found = find(at.element);
    if (found) return found;
    const base = valOf(at.element, 'w:basedOn');
    at = all.find(({ id }) => id === base);
  }
  return undefined;
}

/** In points. */
function sizeOf(style: TemplateStyle, styles: TemplateStyles): number {
  const run = (element: XmlElement | undefined): XmlElement | undefined =>
    childOf(childOf(element, 'w:rPr'), 'w:sz');
  const defaults = childOf(styles.defaults, 'w:rPrDefault');
  return pointsOf((inherited(style, styles, run) ?? run(defaults))?.attributes['w:val']) ?? DEFAULT_SIZE;
}

/** Points, where nothing gives a size (17.3.2.38). */
const DEFAULT_SIZE = 10;

function colorOf(style: XmlElement): XmlElement | undefined {
  return childOf(childOf(style, 'w:rPr'), 'w:color');
}

function numberingOf(style: XmlElement): XmlElement | undefined {
  return childOf(childOf(style, 'w:pPr'), 'w:numPr');
}

/** What is a heading's own: its number and its outline level (17.3.1.20). */
function withLookOf(look: XmlElement, style: XmlElement, level: number): XmlElement {
  const own = elementsOf(childOf(look, 'w:pPr')).filter(({ name }) => !NOT_TAKEN.has(name));
  const outline = { name: 'w:outlineLvl', attributes: { 'w:val': String(level - 1) }, children: [] };
  const paragraph = { name: 'w:pPr', attributes: {}, children: [...own, outline] };
  const run = childOf(look, 'w:rPr');
  const base = childOf(look, 'w:basedOn');
  const described = elementsOf(style).filter(({ name }) => name !== 'w:pPr' && name !== 'w:rPr');
  const children = described.map((child) => (child.name === 'w:basedOn' && base ? base : child));
  const looking = { ...style, children: [...children, paragraph, ...(run ? [run] : [])] };
  const numbering = numberingOf(style);
  // What the last heading is based on may have a number, which is not that of this level.
  return withNumbering(looking, levelNumber(valOf(numbering, 'w:ilvl')), valOf(numbering, 'w:numId') ?? '0');
}

/** Chapters begin pages, and what is below them does not. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['w:numPr', 'w:outlineLvl', 'w:pageBreakBefore', 'w:framePr']);
