import type { ParagraphStyleId } from '../model/names/style-ids.js';
import type { HeadingList } from '../model/resolved.js';
import type { ParagraphLook } from '../model/style.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { halfPoint } from './measures.js';
import type { Theme } from './sheet.js';

/**
 * The space for the number of a heading and the gap after it, in em: for a number of one part, and for each further
 * part.
 */
const FIRST_PART = 1.5;
const EACH_PART = 0.75;
/** The distance from the beginning of a heading's number to its text, in twips, at `size` points. */
export function numberRoom(level: number, first: number, size: number): number {
  const ems = FIRST_PART + EACH_PART * Math.max(level - first, 0);
  return Math.round(ems * size * TWIPS_PER_POINT);
}

/** Whether the headings of a level, counted from 0, have numbers by their style. */
export function isNumberedLevel({ numberedFrom }: Pick<Theme, 'numberedFrom'>, level: number): boolean {
  return numberedFrom !== undefined && level >= numberedFrom;
}

/** Whether headings of a level, counted from 0, have styles of their own in appendices. */
export function isAppendixLevel({ appendicesFrom }: Pick<Theme, 'appendicesFrom'>, level: number): boolean {
  return appendicesFrom !== undefined && level >= appendicesFrom;
}

/** Whether a style has room for a number: those of a Word template are left as they are. */
export function hasRoomForNumber({ isOfWord, roomForNumbers }: Theme, style: ParagraphStyleId): boolean {
  return !isOfWord || roomForNumbers.has(style);
}

/** The style of headings of a level, counted from 0. */
function styleOfLevel(level: number): ParagraphStyleId {
  return `Heading${level + 1}` as ParagraphStyleId;
}

/** A level of a list that numbers headings; levels are counted from 0. */
interface NumberedLevel {
  readonly list: HeadingList;
  readonly level: number;
  /** The level at which the list begins. */
  readonly first: number;
}

/**
 * What comes between a number and its heading: a tab, to a hanging indent that aligns long headings; a space in the middle
 * of a line, after the label of an appendix, and in the styles of a Word template, whose indents are left as they are.
 */
export function afterNumber(theme: Theme, { list, level, first }: NumberedLevel): 'tab' | 'space' {
  const isLabel = list === 'appendices' && level === first;
  return isLabel || theme.headings[level]?.centered || !hasRoomForNumber(theme, styleOfLevel(level))
    ? 'space'
    : 'tab';
}

/** The indents of numbered headings; undefined in a Word template, which has its own. */
export function numberedIndents(
  theme: Theme,
  numbered: NumberedLevel,
): Required<Pick<ParagraphLook, 'left' | 'hanging'>> | undefined {
  if (!hasRoomForNumber(theme, styleOfLevel(numbered.level))) return undefined;
  const { left = 0, scale = 1 } = theme.headings[numbered.level] ?? {};
  if (afterNumber(theme, numbered) === 'space') return { left, hanging: 0 };
  const hanging = numberRoom(numbered.level, numbered.first, halfPoint(theme.fontSize * scale));
  return { left: left + hanging, hanging };
}
