import type { Heading } from '../model/document.js';
import { headingsOfItems } from '../model/nodes/headings-of-items.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { walk } from '../model/nodes/walk.js';
import { type HeadingNumber, levelOf, type ReferencePart, type Resolved } from '../model/resolved.js';
import type { Template, TemplatePart, TemplateStyle } from '../model/template.js';
import type { WordTemplateNumber } from '../model/word-template-number.js';
import { levelNumber } from '../ooxml/attribute-values.js';
import { isNumberedLevel } from '../theme/heading-numbers.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../xml/element.js';
import type { CompletedNumbers } from './completed-numbers.js';
import type { MeasuredFonts } from './fonts.js';
import { ListCounter, MultilevelLists } from './multilevel-lists.js';
import { type NumberedStyle, NumberedStyles, paragraphsIn } from './numbered-styles.js';
import type { StyleMap } from './propose.js';
import type { Looks } from './style-looks.js';

/** Numbers the headings of a text as the template's styles do. */
export type HeadingNumbering = (resolved: Resolved) => Resolved;

interface NumberedDepth extends NumberedStyle {
  /** Undefined for a depth that the template does not number itself. */
  readonly templateNumber: WordTemplateNumber | undefined;
  readonly isHidden: boolean;
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;
const HEADINGS = kindsOf('heading');

/** The numbering of a template's headings; undefined if no heading style has numbers, as in most templates. */
export function headingNumbering(
  template: Template,
  map: StyleMap,
  looks: Looks,
  fonts: MeasuredFonts,
  completed?: CompletedNumbers,
): HeadingNumbering | undefined {
  const numbered = DEPTHS.flatMap((depth) => {
    const style = map.get(`Heading${depth}`);
    return style && looks.of(style.id).numbering ? [[depth, style] as const] : [];
  });
  if (numbered.length === 0) return undefined;
  const lists = new MultilevelLists(completed ? withList(template.numbering, completed) : template.numbering);
  const styles = new NumberedStyles(template, lists, looks, fonts);
  const own = new Map(numbered.flatMap(([depth, style]) => depthOf(depth, style, styles)));
  const inList = completed ? DEPTHS.filter((depth) => completed.isNumbered(depth - 1)) : [];
  const depths = completed ? new Map(inList.map((depth) => [depth, completedDepth(depth, own)])) : own;
  const places = new Map(inList.map((depth) => [map.get(`Heading${depth}`)?.id, placeIn(depth)]));
  const placeOf = (id: string): NumberedStyle | undefined => places.get(id) ?? styles.levelOf(id);
  return (resolved) => {
    const counter = new ListCounter(lists);
    countBefore(template, placeOf, counter);
    return withNumbers(resolved, depths, counter);
  };
}

/** The id of the list of all depths while it is counted. */
const COMPLETED = 'completed';

function placeIn(depth: Heading['depth']): NumberedStyle {
  return { numId: COMPLETED, level: depth - 1 };
}

function completedDepth(
  depth: Heading['depth'],
  own: ReadonlyMap<Heading['depth'], NumberedDepth>,
): NumberedDepth {
  return { templateNumber: undefined, isHidden: false, ...own.get(depth), ...placeIn(depth) };
}

/** The lists of a template and the one of all depths. */
function withList(numbering: TemplatePart | undefined, { levels }: CompletedNumbers): TemplatePart {
  const list = (id: Readonly<Record<string, string>>, name: string, children: readonly XmlElement[]) => ({
    name,
    attributes: id,
    children,
  });
  const all = [
    ...elementsOf(numbering?.root),
    list({ 'w:abstractNumId': COMPLETED }, 'w:abstractNum', levels),
    list({ 'w:numId': COMPLETED }, 'w:num', [list({ 'w:val': COMPLETED }, 'w:abstractNumId', [])]),
  ];
  return {
    root: { name: 'w:numbering', attributes: {}, children: all },
    namespaces: numbering?.namespaces ?? [],
    relations: new Map(),
  };
}

function depthOf(
  depth: Heading['depth'],
  { id }: TemplateStyle,
  styles: NumberedStyles,
): readonly (readonly [Heading['depth'], NumberedDepth])[] {
  const level = styles.levelOf(id);
  if (!level) return [];
  return [
    [depth, { ...level, templateNumber: styles.numberOf(id, level), isHidden: styles.isHidden(level) }],
  ];
}

/** Counts the template's own numbered paragraphs before the text. */
function countBefore(
  { body }: Template,
  placeOf: (id: string) => NumberedStyle | undefined,
  counter: ListCounter,
): void {
  const known = new Map<string, NumberedStyle | undefined>();
  for (const paragraph of paragraphsIn(body.before)) {
    const properties = childOf(paragraph, 'w:pPr');
    const own = childOf(properties, 'w:numPr');
    const id = valOf(properties, 'w:pStyle') ?? '';
    if (!known.has(id)) known.set(id, placeOf(id));
    const ofStyle = known.get(id);
    const numId = valOf(own, 'w:numId') ?? ofStyle?.numId;
    if (numId !== undefined) counter.next(numId, levelNumber(valOf(own, 'w:ilvl') ?? String(ofStyle?.level)));
  }
}

/**
 * Numbers the headings of a text. Appendices keep our numbers, and unnumbered headings have none. A heading that begins a
 * list item has the marker of the item instead.
 */
function withNumbers(
  resolved: Resolved,
  depths: ReadonlyMap<Heading['depth'], NumberedDepth>,
  counter: ListCounter,
): Resolved {
  const { blocks, headings, headingShift } = resolved;
  const headingNumbers = new Map(resolved.headingNumbers);
  const withSign = headingsOfItems(blocks);
  const numbers = new Map<string, string>();
  const add = (heading: Heading): void => {
    const depth = levelOf(heading, headingShift);
    const found = depths.get(depth);
    const before = headingNumbers.get(heading);
    if (!found || withSign.has(heading) || before?.list === 'appendices') return;
    if (heading.kind === 'unnumbered' || (!before && isNumberedLevel(resolved, depth - 1))) return;
    const { numId, level, templateNumber: given, isHidden } = found;
    const number = numberOf(counter.next(numId, level), depth - 1, given, isHidden);
    headingNumbers.set(heading, number);
    const bookmark = headings.get(heading)?.bookmark;
    if (before && bookmark !== undefined) numbers.set(bookmark, number.text);
  };
  walk(blocks, { block: (block) => void (block.type === 'heading' && add(block)) }, HEADINGS);
  return {
    ...resolved,
    headingNumbers,
    ...(numbers.size > 0 ? { references: renumbered(resolved.references, numbers) } : {}),
  };
}

function numberOf(
  printed: string,
  level: number,
  given: WordTemplateNumber | undefined,
  isHidden: boolean,
): HeadingNumber {
  const all = { list: 'sections', level, first: 0 } as const;
  if (isHidden && given)
    return { ...all, text: '', printed: '', templateNumber: { ...given, between: 'nothing' } };
  // Bullets are characters of the font Symbol, in the private use area.
  const text = printed.replace(/[\uf000-\uf0ff]/g, '•');
  // References omit the full stop at the end of a number, and tables of contents omit bullets.
  const isSign = !/[\da-z]/i.test(text) && !/[\p{L}\p{N}]/u.test(text);
  return {
    ...all,
    text: isSign ? '' : text.replace(/[.\s]+$/, ''),
    printed: text,
    ...(given ? { templateNumber: given } : {}),
  };
}

/** Replaces the numbers in references to headings with the template's. */
function renumbered(
  references: Resolved['references'],
  numbers: ReadonlyMap<string, string>,
): Resolved['references'] {
  const changed = (part: ReferencePart): ReferencePart => {
    const number =
      part.kind === 'number' && part.field?.shows === 'number' ? numbers.get(part.target) : undefined;
    return part.kind === 'number' && number !== undefined ? { ...part, number } : part;
  };
  return new Map([...references].map(([reference, parts]) => [reference, parts.map(changed)]));
}
