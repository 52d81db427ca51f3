import type {
  ComposedParagraph,
  Indents,
  ListNumbering,
  ParagraphFrame,
  ParagraphTabs,
  Spacing,
} from '../../model/composed.js';
import { itemStyle, listOfStyle, type ParagraphStyleId } from '../../model/names/style-ids.js';
import type { TemplateList } from '../../model/template.js';
import { eighthsOfTwips, TWIPS_PER_POINT } from '../../model/units.js';
import { hasLineNumbers } from '../../theme/line-numbers.js';
import { isPlainNumber } from '../../theme/word-template-markers.js';
import { writeInlines } from '../inlines/index.js';
import type { Ledger } from '../ledger.js';
import { propertyElement, val } from '../property-elements.js';
import { revisionMark } from '../revision.js';
import type { StyleNames } from '../style-names.js';
import type { Writer } from '../writer.js';

/** Writes a paragraph; `before` and `after` are runs around its own, `section` the properties of one that ends in it. */
export function writeParagraph(
  paragraph: ComposedParagraph,
  writer: Writer,
  before = '',
  after = '',
  section?: () => string,
): string {
  const properties = paragraphProperties(paragraph, writer, section);
  const content = writeInlines(paragraph.content, writer);
  return `<w:p>${properties}${before}${content}${after}</w:p>`;
}

/**
 * In a right-to-left paragraph, Word's `left` is the side where lines begin, the right one (ECMA-376 Part 1,
 * 17.18.44).
 */
const MIRRORED = { left: 'right', center: 'center', right: 'left' } as const;

function paragraphProperties(
  paragraph: ComposedParagraph,
  writer: Writer,
  section: (() => string) | undefined,
): string {
  const { ledger, styles } = writer;
  const { named } = paragraph;
  const {
    style,
    keepNext,
    keepLines,
    numbering,
    headingNumber,
    rightToLeft,
    indents,
    spacing,
    alignment,
    tabs,
    outlineLevel,
    beginsPage,
    endRevision,
    frame,
  } = paragraph;
  ledger.usedStyles.add(style);
  const bidi = directionOf(paragraph, writer);
  // Most paragraphs have a style and no properties of their own.
  const isPlain = !(
    numbering ||
    indents ||
    spacing ||
    alignment ||
    tabs ||
    frame ||
    bidi ||
    keepNext !== undefined ||
    headingNumber
  );
  // Its numbers need an instance of the list, whose indents would override those of the style.
  const list = numbering && templateListOf(numbering, styles);
  const direct = indents ?? (list && Object.keys(list.indents).length > 0 ? list.indents : undefined);
  const suppressLineNumbers = writer.numbersLines && !hasLineNumbers(style);
  if (
    isPlain &&
    !suppressLineNumbers &&
    !keepLines &&
    !beginsPage &&
    !endRevision &&
    !section &&
    outlineLevel === undefined
  )
    return `<w:pPr><w:pStyle w:val="${idOf(style, named, styles)}"/></w:pPr>`;
  return propertyElement('w:pPr', {
    pStyle: val(idOf(style, named, styles)),
    keepNext: keepNext === false ? val(0) : keepNext,
    keepLines,
    pageBreakBefore: beginsPage,
    numPr:
      (numbering && numberingProperties(numbering, list, style, writer)) ??
      (headingNumber && headingNumberProperties(headingNumber, style, ledger, styles)),
    suppressLineNumbers: suppressLineNumbers || undefined,
    pBdr: frame?.border && paragraphBorder(frame.border),
    shd: frame?.shading && `w:val="clear" w:color="auto" w:fill="${frame.shading}"`,
    tabs: tabs && tabStops(tabs),
    bidi,
    spacing: spacing && spacingAttributes(spacing),
    ind: direct && indentAttributes(direct, writer.hasCharacterIndents),
    contextualSpacing: spacing?.always ? val('0') : undefined,
    jc: alignment && val(rightToLeft ? MIRRORED[alignment] : alignment),
    outlineLvl: outlineLevel === undefined ? undefined : val(outlineLevel),
    rPr: endRevision && `<w:rPr>${revisionMark(endRevision, writer)}</w:rPr>`,
    sectPr: section?.(),
  });
}

/** In the order of the schema (17.3.1.24); a distance is at most 31 points. */
function paragraphBorder({ sides, color, thickness, space }: NonNullable<ParagraphFrame['border']>): string {
  const distance = Math.min(Math.round(space / TWIPS_PER_POINT), 31);
  const line = `w:val="single" w:sz="${eighthsOfTwips(thickness)}" w:space="${distance}" w:color="${color}"`;
  const written = (['top', 'left', 'bottom', 'right'] as const).flatMap((side) =>
    sides.includes(side) ? [`<w:${side} ${line}/>`] : [],
  );
  return `<w:pBdr>${written.join('')}</w:pBdr>`;
}

/** The direction of a paragraph (17.3.1.6), where it is not that of its style; one without text, as around a page break, follows its style. */
export function directionOf(
  { rightToLeft, content }: Pick<ComposedParagraph, 'rightToLeft' | 'content'>,
  { styles, runsRightToLeft }: Writer,
): string | true | undefined {
  if (runsRightToLeft)
    return rightToLeft || content.every(({ type }) => type === 'pageBreak') ? undefined : val(0);
  if (rightToLeft) return true;
  return styles.hasDirections ? val(0) : undefined;
}

/** A style that the text names is based on that of text, which must be there for it. */
function idOf(style: ParagraphStyleId, named: ComposedParagraph['named'], styles: StyleNames): string {
  const own = styles.idOf(named && named.id === undefined ? 'BodyText' : style);
  return named ? styles.idOfNamed('paragraph', named) : own;
}

function tabStops({ clear, left, right, dots }: ParagraphTabs): string {
  const stop = (value: string, position: number | undefined): string =>
    position === undefined ? '' : `<w:tab w:val="${value}" w:pos="${position}"/>`;
  const last = stop(dots ? 'right" w:leader="dot' : 'right', right);
  return `<w:tabs>${stop('clear', clear)}${stop('left', left)}${last}</w:tabs>`;
}

function spacingAttributes({ before, after }: Spacing): string | undefined {
  const attributes = [
    ...(before === undefined ? [] : [`w:before="${before}"`]),
    ...(after === undefined ? [] : [`w:after="${after}"`]),
  ];
  return attributes.length === 0 ? undefined : attributes.join(' ');
}

/** The list of a template that counts an item. */
function templateListOf(numbering: ListNumbering, styles: StyleNames): TemplateList | undefined {
  return isPlainNumber(numbering) ? styles.listOf(itemStyle(numbering)) : undefined;
}

function numberingProperties(
  numbering: ListNumbering,
  list: TemplateList | undefined,
  style: ParagraphStyleId,
  { ledger, styles, story }: Writer,
): string | undefined {
  if (list) {
    const numId = ledger.numbering.numIdAs(list, numbering, story);
    return `<w:numPr><w:ilvl ${val(list.level)}/><w:numId ${val(numId)}/></w:numPr>`;
  }
  const numId = ledger.numbering.numId(numbering, story);
  if (numbering.isOfStyle && styles.isNumbered(style)) return undefined;
  return `<w:numPr><w:ilvl ${val(numbering.level)}/><w:numId ${val(numId)}/></w:numPr>`;
}

/**
 * Headings have the number of their style, except appendices in a style of other headings, and those in a style of a template
 * without numbers. A list
 * without an id takes the number of the style away (ECMA-376 Part 1, 17.9.18).
 */
function headingNumberProperties(
  number: NonNullable<ComposedParagraph['headingNumber']>,
  style: ParagraphStyleId,
  { numbering }: Ledger,
  styles: StyleNames,
): string | undefined {
  if (number === 'none') return `<w:numPr><w:numId ${val(0)}/></w:numPr>`;
  if (number.list === listOfStyle(style) && styles.isNumbered(style)) {
    if (styles.hasOurNumbers(style)) numbering.headingsId(number.list, number.first);
    return undefined;
  }
  const numId = numbering.headingsId(number.list, number.first);
  return `<w:numPr><w:ilvl ${val(number.level)}/><w:numId ${val(numId)}/></w:numPr>`;
}

function indentAttributes({ left, right, hanging, firstLine }: Indents, resetsCharacters: boolean): string {
  const attribute = (name: string, value: number | undefined): string =>
    value === undefined ? '' : ` w:${name}="${value}"`;
  const reset = (value: number | undefined, names: readonly string[]): string =>
    resetsCharacters && value !== undefined ? names.map((name) => attribute(name, 0)).join('') : '';
  const attributes =
    reset(left, ['leftChars']) +
    reset(right, ['rightChars']) +
    reset(hanging ?? firstLine, ['firstLineChars', 'hangingChars']) +
    attribute('left', left) +
    attribute('right', right) +
    attribute('hanging', hanging) +
    attribute('firstLine', firstLine);
  return attributes.slice(1);
}
