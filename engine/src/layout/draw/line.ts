import type { Run } from '../../metrics/spans.js';
import type { ComposedLink, Equation } from '../../model/composed.js';
import type { Format } from '../../model/format.js';
import { embeddingOf } from '../../model/nodes/embedding.js';
import type { EquationPiece, Piece, PieceLink, TextPiece } from '../../model/pages.js';
import { largest } from '../../text/long-arrays.js';
import { nextStop, startAt, stopAfter } from '../tab-stops.js';
import { lookOf } from './looks.js';
import { visualOrder } from './order.js';
import type { Paper } from './paper.js';
import { type Segment, widthOf } from './segments.js';

/** The position of a line and how it is filled, in twips. */
export interface LineFrame {
  /** The side of the page where its text begins, from the left edge of the page. */
  readonly edge: number;
  readonly width: number;
  readonly rightToLeft: boolean;
  /** The alignment of its pieces: `end` is the side opposite to where lines begin. */
  readonly alignment: 'start' | 'center' | 'end' | 'both';
  /** From the paragraph's edge to where the line begins; negative outside it. */
  readonly indent: number;
  /** From the left edge of the column to the paragraph's edge. */
  readonly left: number;
  /** Where a tab leads, from the beginning of the line, if it leads to a stop on the right. */
  readonly rightTab: { readonly position: number; readonly dots: boolean } | undefined;
  /** Other tab stops, from the left edge of the column. */
  readonly stops: Format['tabStops'];
}

/** The text between two tabs, with its position from the beginning of the line. */
interface Placed {
  readonly segment: Segment;
  readonly position: number;
  /** Whether it is a tab filled with dots. */
  readonly dots?: boolean;
}

/** The pieces of a line in reading order. */
export function drawLine(
  segments: readonly Segment[],
  frame: LineFrame,
  format: Format,
  paper: Paper,
): readonly Piece[] {
  const filled = placeSegments(segments, frame);
  const free = frame.width - filled.width;
  const hasTabs = (frame.rightTab ?? frame.stops) !== undefined && segments.some(({ isTab }) => isTab);
  const shift = hasTabs ? 0 : shiftOf(frame.alignment, free);
  const spaces = segments.reduce((sum, each) => sum + each.spaces, 0);
  const isJustified = frame.alignment === 'both' && free > 0 && spaces > 0;
  const wordSpacing = isJustified ? free / spaces : 0;
  let added = 0;
  return filled.placed.flatMap(({ segment, position, dots = false }): readonly Piece[] => {
    const width = segment.width + segment.spaces * wordSpacing;
    const start = position + shift + added;
    added += width - segment.width;
    const x = frame.rightToLeft ? frame.edge - start - width : frame.edge + start;
    return segment.isTab
      ? dots
        ? leader(segment.run, { x, width }, frame, format, paper)
        : []
      : drawSegment(segment, { x, width }, wordSpacing, frame, format, paper);
  });
}

function shiftOf(alignment: LineFrame['alignment'], free: number): number {
  if (alignment === 'center') return free / 2;
  return alignment === 'end' ? free : 0;
}

/** Places segments one after the other in visual order, with the gaps of tabs; returned in reading order. */
function placeSegments(
  segments: readonly Segment[],
  frame: LineFrame,
): { readonly placed: readonly Placed[]; readonly width: number } {
  const placed: Placed[] = [];
  let start = 0;
  let group: Segment[] = [];
  const putGroup = (): void => {
    start = placeGroup(group, start, frame, placed);
    group = [];
  };
  for (const [index, segment] of segments.entries()) {
    if (!segment.isTab) {
      group.push(segment);
      continue;
    }
    putGroup();
    const { stop, dots } = tabStop(segments.slice(index + 1), start, frame);
    placed.push({ segment: { ...segment, width: Math.max(stop - start, 0) }, position: start, dots });
    start = Math.max(stop, start);
  }
  putGroup();
  return { placed, width: start };
}

function tabStop(
  rest: readonly Segment[],
  start: number,
  { rightTab, stops, indent, left }: LineFrame,
): { readonly stop: number; readonly dots: boolean } {
  const widthOfAll = (segments: readonly Segment[]): number =>
    segments.reduce((sum, { width, scriptSpace = 0 }) => sum + width + scriptSpace, 0);
  const edge = left + indent;
  const stop = stops && stopAfter(stops, edge + start);
  if (rightTab && !stop && indent + start >= 0)
    return { stop: rightTab.position - widthOfAll(rest), dots: rightTab.dots };
  if (!stop) return { stop: nextStop(indent + start, left) - indent, dots: false };
  const next = rest.findIndex(({ isTab }) => isTab);
  const width = widthOfAll(next === -1 ? rest : rest.slice(0, next));
  return { stop: startAt(stop, width, edge + start) - edge, dots: stop.dots };
}

/** Reverses groups of text that run against the direction of the paragraph; returns where the group ends. */
function placeGroup(
  group: readonly Segment[],
  start: number,
  { rightToLeft }: LineFrame,
  placed: Placed[],
): number {
  const levels = group.map((segment) => levelOf(segment, rightToLeft));
  const fromLeft = visualOrder(levels);
  const places = new Map<number, number>();
  let place = start;
  for (const index of rightToLeft ? fromLeft.toReversed() : fromLeft) {
    place += group[index]?.scriptSpace ?? 0;
    places.set(index, place);
    place += group[index]?.width ?? 0;
  }
  for (const [index, segment] of group.entries())
    placed.push({ segment, position: places.get(index) ?? start });
  return place;
}

/**
 * The embedding level: text from left to right in a paragraph from right to left is on the second. Words with a direction of their
 * own are one level higher, which is odd if they run from right to left (Unicode Standard Annex 9, X2 to X5).
 */
function levelOf({ run: { inline } }: Segment, rightToLeft: boolean): number {
  const isOwn = inline.type === 'text' || inline.type === 'field';
  const own = isOwn ? inline.properties.rightToLeft : rightToLeft;
  const embedding = embeddingOf(inline);
  const around = rightToLeft ? 1 : 0;
  if (!embedding) return levelAbove(around, own);
  const level = around + (embedding.rightToLeft === rightToLeft ? 2 : 1);
  return embedding.isOverride ? level : levelAbove(level, own);
}

/** The level of text on a level or, if it runs the other way, on the next. */
function levelAbove(level: number, rightToLeft: boolean): number {
  return (level % 2 === 1) === rightToLeft ? level : level + 1;
}

function drawSegment(
  segment: Segment,
  place: { readonly x: number; readonly width: number },
  wordSpacing: number,
  frame: LineFrame,
  format: Format,
  paper: Paper,
): readonly Piece[] {
  const { run, text, spaces } = segment;
  const { inline } = run;
  const comments = segment.isEnd ? { comments: run.comments?.map((comment) => comment.text) ?? [] } : {};
  switch (inline.type) {
    case 'picture':
      return [
        {
          type: 'picture',
          ...place,
          height: run.object?.height ?? 0,
          picture: paper.pictureOf(inline.image),
          alt: inline.alt,
          ...comments,
        },
      ];
    case 'equation': {
      const size = run.size / 20;
      const numbered = hasNumber(inline) ? { ...wholeLine(frame), isNumbered: true as const } : {};
      return [{ type: 'equation', ...place, ...onThisLine(segment, inline), size, ...numbered, ...comments }];
    }
    case 'checkbox': {
      const look = paper.looks.indexOf(lookOf(run, format, paper.formats, frame.rightToLeft));
      return [{ type: 'checkbox', ...place, checked: inline.checked, look, ...comments }];
    }
    case 'text':
    case 'field':
    case 'tab':
    case 'lineBreak':
    case 'noteReference':
    case 'noteNumber': {
      if (text === '') return [];
      const look = paper.looks.indexOf(lookOf(run, format, paper.formats, frame.rightToLeft));
      const spacing = wordSpacing > 0 && spaces > 0 ? { wordSpacing } : {};
      const more = { ...spacing, ...noteOf(run), ...linkOf(run.link, paper), ...comments };
      return [{ type: 'text', ...place, text, look, ...more }];
    }
    case 'fieldMark':
    case 'commentMark':
    case 'pageBreak':
      return [];
  }
}

/** A formula, or its parts. */
function onThisLine(
  { run: { object }, parts: range }: Segment,
  { mathml, parts = [] }: Equation,
): Pick<EquationPiece, 'mathml' | 'height' | 'depth' | 'continues'> {
  if (!range) return { mathml, height: object?.height ?? 0, depth: object?.depth ?? 0 };
  const { from, to } = range;
  const sizes = object?.parts?.slice(from, to) ?? [];
  const depth = largest(sizes.map((part) => part.depth));
  const [open = ''] = /^<math[^>]*>/.exec(mathml) ?? [];
  const content = parts
    .slice(from, to)
    .map((part, index) => `${part.mathml}${from + index + 1 < to ? `<mspace width="${part.gap}em"/>` : ''}`);
  return {
    mathml: `${open}${content.join('')}</math>`,
    height: largest(sizes.map((part) => part.height - part.depth)) + depth,
    depth,
    ...(from > 0 && { continues: true }),
  };
}

/** Word puts the number of a formula at the margin: it is in an array as wide as the line (ECMA-376 Part 1, 22.1.2.66). */
function hasNumber({ math: [array], isDisplayed }: Equation): boolean {
  return isDisplayed && array?.type === 'object' && array.properties.maxDist === true;
}

function wholeLine({ edge, width, rightToLeft }: LineFrame): { readonly x: number; readonly width: number } {
  return { x: rightToLeft ? edge - width : edge, width };
}

const DOT = '.';

/** The dots before a number on the right, which end at the number. */
function leader(
  run: Run,
  { x, width }: { readonly x: number; readonly width: number },
  { rightToLeft }: LineFrame,
  format: Format,
  paper: Paper,
): readonly TextPiece[] {
  const dot = widthOf(DOT, run.face) * run.size;
  const count = Math.floor(width / dot);
  if (count < 1) return [];
  const own = count * dot;
  const look = paper.looks.indexOf(lookOf(run, format, paper.formats, rightToLeft));
  return [
    {
      type: 'text',
      x: rightToLeft ? x : x + width - own,
      width: own,
      text: DOT.repeat(count),
      look,
      isLeader: true,
    },
  ];
}

function noteOf({ inline }: Run): Pick<TextPiece, 'note'> {
  if (inline.type === 'noteReference') return { note: { number: inline.note.number, is: 'mark' } };
  if (inline.type === 'noteNumber') return { note: { number: inline.note.number, is: 'number' } };
  if (inline.type === 'field' && inline.instruction.kind === 'noteNumber' && inline.instruction.asMark)
    return { note: { number: inline.instruction.note.number, is: 'mark' } };
  return {};
}

function linkOf(link: ComposedLink | undefined, paper: Paper): { readonly link?: PieceLink } {
  if (!link) return {};
  const { target } = link;
  if (target.kind === 'external') return { link: target };
  return { link: { kind: 'internal', page: paper.pageOfBookmark(target.bookmark) } };
}
