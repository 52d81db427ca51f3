import type { Chart, ChartNumberFormat } from '../../model/chart.js';
import { dayLabel, dayScale, labelledDays, placedDay } from '../days.js';
import { formatted } from '../number-format.js';
import { GRID } from './chart-frame.js';
import { fitted, linesOf, PIXELS, textWidth } from './letters.js';
import { type DrawnLook, TEXT_COLOR } from './look.js';
import type { Scale } from './scale.js';
import { type Box, line, type Point, type TextStyle, text } from './svg.js';

/** An axis of values with its numbers. */
export interface ValueAxis {
  readonly scale: Scale;
  readonly format: ChartNumberFormat;
  readonly title?: string | undefined;
}

/** The place of things in a plot. */
export interface Plane {
  readonly svg: string;
  readonly box: Box;
  /** The distance of a value from the edge at which the axis begins, and that of the middle of a category. */
  readonly value: (value: number, isRight?: boolean) => number;
  readonly category: (index: number) => number;
  /** The room of a category. */
  readonly band: number;
  /** The point of a category and a value. */
  readonly at: (category: number, value: number) => Point;
}

const LABEL: TextStyle = { size: PIXELS.label, color: TEXT_COLOR };
const AXIS: TextStyle = { size: PIXELS.axis, color: TEXT_COLOR, anchor: 'middle' };
const PAD = 6;
const LINE_HEIGHT = PIXELS.label * 1.2;
const MAX_LINES = 3;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The axes of a chart with categories, of which horizontal bars have the categories on the left, the first on top. */
export function categoryPlane(
  chart: Omit<Chart, 'series'>,
  room: Box,
  main: ValueAxis,
  other: ValueAxis | undefined,
  isBetween: boolean,
  look: DrawnLook,
): Plane {
  const isHorizontal = chart.kind === 'bar';
  const width = (content: string): number => textWidth(content, PIXELS.label, look.font);
  const numbers = ({ scale, format }: ValueAxis): readonly string[] =>
    scale.ticks.map((tick) => formatted(tick, format, look.decimalSign));
  const widestOf = (texts: readonly string[]): number =>
    texts.reduce((most, each) => Math.max(most, width(each)), 0);
  const labels = labelsOf(chart);
  const [mainNumbers, otherNumbers] = [numbers(main), other ? numbers(other) : []];
  const titleRoom = (title: string | undefined): number => (title === undefined ? 0 : PIXELS.axis * 1.6);
  const line1 = PIXELS.label * 1.6;
  const bounds: Bounds = isHorizontal
    ? {
        left:
          titleRoom(chart.x.title) +
          Math.min(widestOf(labels.map(({ text }) => text)), room.width * 0.35) +
          PAD,
        right: (width(mainNumbers.at(-1) ?? '') + PAD) / 2,
        top: PAD,
        bottom: line1 + titleRoom(main.title),
      }
    : {
        left: titleRoom(main.title) + widestOf(mainNumbers) + PAD,
        right: other ? titleRoom(other.title) + widestOf(otherNumbers) + PAD : PAD,
        top: PIXELS.label / 2,
        bottom: line1 + titleRoom(chart.x.title),
      };
  const flat = boxIn(room, bounds);
  const count = Math.max(chart.categories.values.length, 1);
  const slot = (isHorizontal ? flat.height : flat.width) / (isBetween ? count : Math.max(count - 1, 1));
  const widestLabel = widestOf(labels.map(({ text }) => text));
  const isDays = chart.categories.is === 'days';
  const isTooWide = !isHorizontal && !isDays && widestLabel > slot * 0.95 && count > 1;
  // As in Word, names that are too wide are broken between words, and turned where that is not enough.
  const broken = labels.map(({ text }) =>
    isTooWide ? linesOf(text, slot * 0.95, PIXELS.label, look.font) : [text],
  );
  const most = broken.reduce(
    (longest, lines) => Math.max(longest, lines?.length ?? Number.POSITIVE_INFINITY),
    1,
  );
  const isTurned = most > MAX_LINES;
  const turnedRoom = isTurned ? Math.min(widestLabel * 0.71, room.height * 0.25) : 0;
  const extra = isTurned ? turnedRoom : (most - 1) * LINE_HEIGHT;
  const box = { ...flat, height: Math.max(flat.height - extra, 20) };
  const length = isHorizontal ? box.width : box.height;
  const share = ({ min, max }: Scale, value: number): number =>
    (Math.min(Math.max(value, min), max) - min) / (max - min);
  const value = (each: number, isRight = false): number => {
    const part = share((isRight ? other : undefined)?.scale ?? main.scale, each) * length;
    return isHorizontal ? box.x + part : box.y + box.height - part;
  };
  const place = placesOf(chart, isBetween);
  const category = (index: number): number =>
    isHorizontal ? box.y + place.at(index) * box.height : box.x + place.at(index) * box.width;
  const band = place.band * (isHorizontal ? box.height : box.width);
  const at = (one: number, two: number): Point => (isHorizontal ? [two, one] : [one, two]);

  let svg = '';
  for (const [index, tick] of main.scale.ticks.entries()) {
    const where = value(tick);
    svg += isHorizontal
      ? line([where, box.y], [where, box.y + box.height], GRID)
      : line([box.x, where], [box.x + box.width, where], GRID);
    const shown = mainNumbers[index] ?? '';
    svg += isHorizontal
      ? text(shown, [where, box.y + box.height + PIXELS.label * 1.2], { ...LABEL, anchor: 'middle' })
      : text(shown, [box.x - PAD, where + PIXELS.label * 0.35], { ...LABEL, anchor: 'end' });
  }
  for (const [index, tick] of (other?.scale.ticks ?? []).entries())
    svg += text(
      otherNumbers[index] ?? '',
      [box.x + box.width + PAD, value(tick, true) + PIXELS.label * 0.35],
      LABEL,
    );

  const every =
    isHorizontal || isTurned
      ? Math.ceil((PIXELS.label * 1.3 * labels.length) / (isHorizontal ? box.height : box.width))
      : 1;
  let free = Number.NEGATIVE_INFINITY;
  for (const [index, label] of labels.entries()) {
    if (index % every !== 0) continue;
    const where = isHorizontal
      ? box.y + label.place(place) * box.height
      : box.x + label.place(place) * box.width;
    if (isHorizontal) {
      const shown = fitted(label.text, room.width * 0.35, PIXELS.label, look.font);
      svg += text(shown, [box.x - PAD, where + PIXELS.label * 0.35], { ...LABEL, anchor: 'end' });
    } else if (isTurned) {
      const space = Math.min(turnedRoom / 0.71 + PIXELS.label, (where + 3 - room.x + PAD) / 0.71);
      const shown = fitted(label.text, space, PIXELS.label, look.font);
      svg += text(shown, [where + 3, box.y + box.height + PIXELS.label], {
        ...LABEL,
        anchor: 'end',
        turned: -45,
      });
    } else {
      const lines = broken[index] ?? [];
      const half = widestOf(lines) / 2;
      if (where - half < free) continue;
      free = where + half + 4;
      // The first and the last may be at the edge.
      const middle = Math.max(Math.min(where, room.x + room.width + PAD - half), room.x - PAD + half);
      for (const [row, content] of lines.entries())
        svg += text(content, [middle, box.y + box.height + PIXELS.label * 1.2 + row * LINE_HEIGHT], {
          ...LABEL,
          anchor: 'middle',
        });
    }
  }
  svg += axisTitles(chart, main.title, other?.title, room, box, isHorizontal);
  return { svg, box, value, category, band, at };
}

function boxIn(room: Box, { left, right, top, bottom }: Bounds): Box {
  return {
    x: room.x + left,
    y: room.y + top,
    width: Math.max(room.width - left - right, 20),
    height: Math.max(room.height - top - bottom, 20),
  };
}

/** The titles beside the axes: that of values is turned. */
export function axisTitles(
  { x: { title: ofCategories } }: Pick<Chart, 'x'>,
  ofValues: string | undefined,
  ofRight: string | undefined,
  room: Box,
  box: Box,
  isHorizontal = false,
): string {
  const [below, left] = isHorizontal ? [ofValues, ofCategories] : [ofCategories, ofValues];
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const turned = { ...AXIS, turned: -90 };
  return (
    text(below ?? '', [middleX, room.y + room.height - 3], AXIS) +
    text(left ?? '', [room.x + PIXELS.axis * 0.8, middleY], turned) +
    text(ofRight ?? '', [room.x + room.width - 3, middleY], turned)
  );
}

/** Where categories are, as shares of the axis. */
interface Places {
  readonly at: (index: number) => number;
  readonly day: (day: number) => number;
  readonly band: number;
}

function placesOf({ categories }: Pick<Chart, 'categories'>, isBetween: boolean): Places {
  const count = Math.max(categories.values.length, 1);
  if (categories.is !== 'days') {
    const band = isBetween ? 1 / count : count > 1 ? 1 / (count - 1) : 1;
    const at = (index: number): number =>
      isBetween ? (index + 0.5) / count : count > 1 ? index / (count - 1) : 0.5;
    return { at, day: () => 0, band };
  }
  const scale = dayScale(categories.values);
  const days = categories.values.map((each) => placedDay(each, scale));
  const sorted = [...days].sort((a, b) => a - b);
  const [first = 0, last = first] = [sorted[0], sorted.at(-1)];
  const gaps = sorted.slice(1).map((day, index) => day - (sorted[index] ?? 0));
  const gap = gaps.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const unit = Number.isFinite(gap) ? gap : 1;
  const span = last - first + (isBetween ? unit : 0) || 1;
  const day = (each: number): number => (each - first + (isBetween ? unit / 2 : 0)) / span;
  return { at: (index) => day(days[index] ?? first), day, band: unit / span };
}

interface Label {
  readonly text: string;
  readonly place: (places: Places) => number;
}

function labelsOf({ categories }: Pick<Chart, 'categories'>): readonly Label[] {
  if (categories.is === 'days') {
    const scale = dayScale(categories.values);
    const sorted = categories.values.map((each) => placedDay(each, scale)).sort((a, b) => a - b);
    return labelledDays(sorted[0] ?? 0, sorted.at(-1) ?? 0, scale).map((day) => ({
      text: dayLabel(day, scale),
      place: (places) => places.day(day),
    }));
  }
  return categories.values.map((value, index) => ({
    text: String(value ?? ''),
    place: (places) => places.at(index),
  }));
}
