import { edgesOf } from '../../metrics/edges.js';
import { type Run, runsOf } from '../../metrics/spans.js';
import type { ComposedInline, ComposedParagraph, FieldInstruction } from '../../model/composed.js';
import { textOfCondition } from '../../model/field-conditions.js';
import type { Format } from '../../model/format.js';
import { markerOf } from '../../model/names/list-formats.js';
import type {
  Border,
  Borders,
  PlacedLine,
  PlacedParagraph,
  Rectangle,
  SourceLines,
} from '../../model/pages.js';
import { wordTemplateMarker } from '../../theme/word-template-markers.js';
import { formatFor, markerFaceOf } from '../blocks.js';
import type { ParagraphBox, Part } from '../boxes.js';
import { contentOf } from '../numbered-content.js';
import { drawLine, type LineFrame } from './line.js';
import { plainLook } from './looks.js';
import { markerText } from './markers.js';
import type { Paper } from './paper.js';
import { roleOf } from './roles.js';
import { LineCutter, widthOf } from './segments.js';

/** Draws lines of a paragraph; `top` is that of the first, from the top of the page. */
export function drawParagraph(
  box: ParagraphBox,
  { from, to, top }: Pick<Part, 'from' | 'to' | 'top'>,
  paper: Paper,
): PlacedParagraph {
  const { paragraph, column } = box;
  const styled = formatFor(paragraph, paper);
  const color = styled.color ?? column.color;
  const format = color === undefined ? styled : { ...styled, color };
  const { left, right, firstLine } = edgesOf(paragraph, format, paper.theme);
  const { rightToLeft } = paragraph;
  const columnLeft = paper.left + column.x;
  const edge = rightToLeft ? columnLeft + column.width - left : columnLeft + left;
  const width = column.width - left - right;
  const cutter = new LineCutter(runsOf(contentOf(paragraph), format, paper.formats), textOf(paper));
  const lines: PlacedLine[] = [];
  let y = top;
  for (const [index, line] of box.lines.entries()) {
    const { segments, hyphenated } = cutter.until(line);
    if (index < from || index >= to) continue;
    const indent = index === 0 ? firstLine : 0;
    const isLast = index === box.lines.length - 1 || endsByItself(segments);
    const frame: LineFrame = {
      edge: rightToLeft ? edge - indent : edge + indent,
      width: width - indent,
      rightToLeft,
      alignment: alignmentOf(paragraph, format, isLast),
      indent,
      left,
      rightTab: rightTabOf(paragraph, format, left + indent),
      stops: format.tabStops,
    };
    const { height } = line;
    lines.push({
      top: y,
      height,
      baseline: y + line.ascent,
      pieces: drawLine(segments, frame, format, paper),
      ...(hyphenated ? { hyphenated } : {}),
    });
    y += height;
  }
  const [before, after] = rightToLeft ? [right, left] : [left, right];
  const gap = to === box.lines.length ? (paragraph.frame?.gapBelow ?? 0) : 0;
  const inside = {
    x: columnLeft + before,
    y: top,
    width: column.width - before - after,
    height: y - top + gap,
  };
  const { shading, border } = format;
  const source = sourceOf(paragraph.source, paper.lineShift);
  return {
    type: 'paragraph',
    role: roleOf(paragraph, column, paper.theme),
    begins: from === 0,
    ends: to === box.lines.length,
    ...(source ? { source } : {}),
    rightToLeft,
    box: border ? bordered(inside, border) : inside,
    ...(shading === undefined ? {} : { shading }),
    ...(border ? { borders: bordersOf(border) } : {}),
    ...(paragraph.numbering && from === 0 ? { marker: drawMarker(paragraph, edge, format, paper) } : {}),
    lines,
  };
}

/** The current source lines of what is drawn. */
export function sourceOf(source: SourceLines | undefined, shift: number): SourceLines | undefined {
  return source && { first: source.first + shift, last: source.last + shift };
}

/** The text of fields that depend on the page. */
function textOf(paper: Paper): (run: Run) => string | undefined {
  return ({ inline }) => {
    if (inline.type === 'noteReference' || inline.type === 'noteNumber')
      return paper.numberOfNote(inline.note);
    return inline.type === 'field' ? textOfField(inline.instruction, paper) : undefined;
  };
}

function textOfField(field: FieldInstruction, paper: Paper): string | undefined {
  switch (field.kind) {
    case 'page':
      return paper.printedNumber;
    case 'pageCount':
      return String(paper.pageCount(field.of));
    case 'heading':
      return paper.headingText(field);
    case 'condition':
      return textOfCondition(field, (inner) => textOfField(inner, paper) ?? '');
    case 'pageOf':
      return pageOf(field, paper) ?? '1';
    case 'noteNumber':
      return paper.numberOfNote(field.note);
    case 'chapter':
    case 'indexEntry':
    case 'pagesOf':
    case 'property':
    case 'reference':
    case 'sequence':
      return undefined;
  }
}

function pageOf(
  { heading, bookmark }: Extract<FieldInstruction, { kind: 'pageOf' }>,
  paper: Paper,
): string | undefined {
  return heading ? paper.numberOfPage(heading) : paper.numberOfBookmarkPage(bookmark);
}

/** Whether a line ends with a line break of the author, so that it is not justified. */
function endsByItself(segments: ReturnType<LineCutter['until']>['segments']): boolean {
  return segments.at(-1)?.run.inline.type === 'lineBreak';
}

function alignmentOf(
  { alignment, rightToLeft, content }: ComposedParagraph,
  format: Format,
  isLast: boolean,
): LineFrame['alignment'] {
  if (isDisplayedEquation(content)) return 'center';
  if (alignment === 'center') return 'center';
  if (alignment !== undefined) return (alignment === 'right') === rightToLeft ? 'start' : 'end';
  switch (format.alignment) {
    case 'center':
      return 'center';
    case 'both':
      return isLast ? 'start' : 'both';
    // In a style, left means where lines begin.
    case 'right':
      return 'end';
    case 'left':
    case undefined:
      return 'start';
  }
}

function isDisplayedEquation([first, ...others]: readonly ComposedInline[]): boolean {
  if (!first || others.length > 0) return false;
  if (first.type === 'bookmarked' || first.type === 'revised') return isDisplayedEquation(first.content);
  return first.type === 'equation' && first.isDisplayed;
}

/** From where a line begins, `start` from the edge of the column. */
function rightTabOf({ tabs }: ComposedParagraph, { rightTab }: Format, start: number): LineFrame['rightTab'] {
  return rightTab && { position: (tabs?.right ?? rightTab.position) - start, dots: rightTab.dots };
}

/** It is in the hanging indent, before the edge of the paragraph. */
function drawMarker(
  paragraph: ComposedParagraph,
  edge: number,
  format: Format,
  paper: Paper,
): NonNullable<PlacedParagraph['marker']> {
  const { numbering, indents, rightToLeft } = paragraph;
  const { size } = format;
  const given = numbering && wordTemplateMarker(paper.theme, numbering);
  const numbers = paper.numbersOf(paragraph);
  const own = numbers.at(-1) ?? 1;
  const text = given ? markerText(given, numbers) : numbering ? markerOf(numbering, own) : '';
  const width = widthOf(text, markerFaceOf(paragraph, format)) * size;
  const hanging = indents?.hanging ?? given?.hanging ?? paper.theme.listIndent;
  const before = width * (given?.shareBefore ?? 0);
  const x = rightToLeft ? edge + hanging - width + before : edge - hanging - before;
  return { type: 'text', x, width, text, look: paper.looks.indexOf(plainLook(format, rightToLeft)) };
}

/** The outer edges of the borders around a paragraph. */
function bordered(
  { x, y, width, height }: Rectangle,
  { sides, space, thickness }: NonNullable<Format['border']>,
): Rectangle {
  const room = (side: (typeof sides)[number]): number => (sides.includes(side) ? space + thickness : 0);
  return {
    x: x - room('left'),
    y: y - room('top'),
    width: width + room('left') + room('right'),
    height: height + room('top') + room('bottom'),
  };
}

function bordersOf({ sides, color, thickness }: NonNullable<Format['border']>): Borders {
  const border: Border = { thickness, color };
  return Object.fromEntries(sides.map((side) => [side, border]));
}
