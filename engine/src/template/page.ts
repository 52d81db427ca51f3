import type { PageGeometry } from '../api/settings.js';
import type { Columns, Composed } from '../model/composed.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { wholeNumber } from '../ooxml/attribute-values.js';
import { twipsOf } from '../ooxml/lengths.js';
import { smallest } from '../text/long-arrays.js';
import { childOf, elementsOf, type XmlElement } from '../xml/element.js';

/** The most columns that Word allows in a section. */
const MAX_SECTION_COLUMNS = 45;

/** Word's paper size and margins where a section sets none (ECMA-376 Part 1, 17.6.13): US Letter, in twips. */
const LETTER = { width: 12_240, height: 15_840, margin: 1440 } as const;
/** The smallest width of a column, and the smallest space between margins, that Word allows, in twips. */
const MIN_TEXT = 720;
const COLUMN_SPACE = 720;

/**
 * The page of a section, with margins that leave the width of its narrowest column, since text flows from one column to
 * the next.
 */
export function pageOf(section: XmlElement): PageGeometry {
  const page = wholePageOf(section);
  const { left, right } = page.margins;
  const text = Math.max(columnWidth(section, page.width - left - right), MIN_TEXT);
  return { ...page, margins: { ...page.margins, right: page.width - left - text } };
}

/** The page of a section, with the margins around all of its columns. */
export function wholePageOf(section: XmlElement): PageGeometry {
  const size = childOf(section, 'w:pgSz')?.attributes ?? {};
  const given = childOf(section, 'w:pgMar')?.attributes ?? {};
  const width = Math.max(twipsOf(size['w:w']) ?? LETTER.width, MIN_TEXT);
  const height = Math.max(twipsOf(size['w:h']) ?? LETTER.height, MIN_TEXT);
  const margin = (name: string, room: number): number =>
    Math.min(Math.abs(twipsOf(given[`w:${name}`]) ?? LETTER.margin), room - MIN_TEXT);
  const gutter = twipsOf(given['w:gutter']) ?? 0;
  const left = Math.min(margin('left', width) + gutter, width - MIN_TEXT);
  const top = margin('top', height);
  return {
    width,
    height,
    margins: { top, right: margin('right', width), bottom: margin('bottom', height - top), left },
  };
}

/** The columns of a section; if their widths differ, all are treated as having that of the first. */
export function columnsOf(section: XmlElement): Columns {
  const columns = childOf(section, 'w:cols');
  const own = elementsOf(columns).filter(({ name }) => name === 'w:col');
  const count = own.length || columnCount(columns);
  const space = twipsOf(own[0]?.attributes['w:space'] ?? columns?.attributes['w:space']);
  return { count, space: space ?? COLUMN_SPACE };
}

function columnWidth(section: XmlElement, room: number): number {
  const columns = childOf(section, 'w:cols');
  const own = elementsOf(columns).flatMap(({ attributes }) => twipsOf(attributes['w:w']) ?? []);
  if (own.length > 0) return smallest(own, room);
  const count = columnCount(columns);
  const space = twipsOf(columns?.attributes['w:space']) ?? COLUMN_SPACE;
  return Math.floor((room - (count - 1) * space) / count);
}

function columnCount(columns: XmlElement | undefined): number {
  return wholeNumber(columns?.attributes['w:num'], MAX_SECTION_COLUMNS) || 1;
}

/** The line pitch of the document grid in twips, if text snaps to it (17.6.5). */
export function gridPitch(section: XmlElement): number | undefined {
  const grid = childOf(section, 'w:docGrid')?.attributes ?? {};
  const hasLines = /^(?:lines|linesAndChars|snapToChars)$/.test(grid['w:type'] ?? '');
  const pitch = twipsOf(grid['w:linePitch']);
  return hasLines && pitch !== undefined && pitch > 0 ? pitch : undefined;
}

/**
 * What the document grid adds to the width of East Asian characters, in twips: it is stored in 4096ths of a point (17.6.5).
 */
export function characterSpace(section: XmlElement): number {
  const grid = childOf(section, 'w:docGrid')?.attributes ?? {};
  const space = Number(grid['w:charSpace'] ?? Number.NaN);
  if (!/^(?:linesAndChars|snapToChars)$/.test(grid['w:type'] ?? '') || !Number.isInteger(space)) return 0;
  return Math.max(-MAX_SPACE, Math.min(space / 4096, MAX_SPACE)) * TWIPS_PER_POINT;
}

/** More points than any page is wide. */
const MAX_SPACE = 1584;

/** The line numbering of a section, if it has any (17.6.8). */
export function lineNumbersIn(section: XmlElement): Pick<Composed, 'lineNumbers' | 'lineNumberStep'> {
  const { 'w:countBy': countBy, 'w:restart': restart = 'newPage' } =
    childOf(section, 'w:lnNumType')?.attributes ?? {};
  const step = wholeNumber(countBy, MAX_LINE_NUMBER_STEP);
  if (!step) return {};
  return {
    lineNumbers: restart === 'newPage' ? 'page' : 'continuous',
    ...(step > 1 ? { lineNumberStep: step } : {}),
  };
}

/** The largest interval between line numbers that Word allows. */
const MAX_LINE_NUMBER_STEP = 100;
