import type { Chart } from '../../model/chart.js';
import { fitted, LINE_WIDTH, MARKER_SIZES, PIXELS, textWidth } from './letters.js';
import { type Dash, type DrawnLook, LINE_COLOR, type Marker, TEXT_COLOR } from './look.js';
import { type Box, line, marker, rectangle, text } from './svg.js';

/** What the legend says of a series or a slice. */
export interface LegendEntry {
  readonly name: string;
  readonly color: string;
  /** For a line, or for points alone. */
  readonly line?: Dash | 'none';
  readonly marker?: Marker;
}

export interface Framed {
  readonly svg: string;
  /** What is left for the chart itself. */
  readonly room: Box;
}

const EDGE = 8;
const KEY = 26;
const GAP = 14;

/** The title and the legend of a chart, with the room between them. */
export function frame(
  { title, legend }: Pick<Chart, 'title' | 'legend'>,
  width: number,
  height: number,
  entries: readonly LegendEntry[],
  look: DrawnLook,
): Framed {
  let room: Box = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  let svg = '';
  if (title !== undefined) {
    const shown = fitted(title, room.width, PIXELS.title, look.font);
    svg += text(shown, [width / 2, EDGE + PIXELS.title], {
      size: PIXELS.title,
      color: TEXT_COLOR,
      anchor: 'middle',
    });
    room = lower(room, PIXELS.title * 1.6);
  }
  if (legend === 'none' || entries.length === 0) return { svg, room };
  const isBeside = legend === 'left' || legend === 'right';
  const placed = isBeside ? column(entries, room, legend, look) : rows(entries, room, legend, look);
  return { svg: svg + placed.svg, room: placed.room };
}

function lower(room: Box, by: number): Box {
  return { ...room, y: room.y + by, height: room.height - by };
}

const ROW = PIXELS.label * 1.5;

/** Entries side by side, in as many rows as they need, up to half of the room. */
function rows(entries: readonly LegendEntry[], room: Box, side: Chart['legend'], look: DrawnLook): Framed {
  const sized = entries.map((entry) => {
    const name = fitted(entry.name, room.width / 2 - KEY, PIXELS.label, look.font);
    return { ...entry, name, width: KEY + textWidth(name, PIXELS.label, look.font) };
  });
  const lines: (typeof sized)[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const entry of sized) {
    if (used + GAP + entry.width > room.width) {
      lines.push([]);
      used = -GAP;
    }
    lines.at(-1)?.push(entry);
    used += GAP + entry.width;
  }
  const shown = lines.slice(0, Math.max(1, Math.floor(room.height / 2 / ROW)));
  const height = shown.length * ROW + 6;
  const top = side === 'top' ? room.y : room.y + room.height - height + 6;
  const svg = shown.map((own, index) => {
    const total = own.reduce((sum, each) => sum + each.width, GAP * (own.length - 1));
    let x = room.x + (room.width - total) / 2;
    return own
      .map((entry) => {
        const drawn = entrySvg(entry, x, top + index * ROW);
        x += entry.width + GAP;
        return drawn;
      })
      .join('');
  });
  const rest = { ...room, height: room.height - height };
  return { svg: svg.join(''), room: side === 'top' ? lower(room, height) : rest };
}

/** Entries one below the other, in up to a third of the width. */
function column(entries: readonly LegendEntry[], room: Box, side: Chart['legend'], look: DrawnLook): Framed {
  const shown = entries.slice(0, Math.max(1, Math.floor(room.height / ROW))).map((entry) => ({
    ...entry,
    name: fitted(entry.name, room.width / 3 - KEY, PIXELS.label, look.font),
  }));
  const widths = shown.map(({ name }) => KEY + textWidth(name, PIXELS.label, look.font));
  const width = widths.reduce((most, each) => Math.max(most, each), 0) + GAP;
  const x = side === 'left' ? room.x : room.x + room.width - width + GAP;
  const top = room.y + (room.height - shown.length * ROW) / 2;
  return {
    svg: shown.map((entry, index) => entrySvg(entry, x, top + index * ROW)).join(''),
    room: { ...room, x: side === 'left' ? room.x + width : room.x, width: room.width - width },
  };
}

function entrySvg({ name, color, line: dash, marker: shape }: LegendEntry, x: number, y: number): string {
  const middle = y + ROW / 2;
  const key =
    dash === undefined
      ? rectangle({ x: x + 8, y: middle - 4, width: 8, height: 8 }, color)
      : dash === 'none'
        ? ''
        : line([x, middle], [x + 20, middle], { color, width: LINE_WIDTH, dash });
  const point = shape === undefined ? '' : marker(shape, [x + 10, middle], MARKER_SIZES.line, color);
  const label = text(name, [x + KEY - 2, middle + PIXELS.label * 0.35], {
    size: PIXELS.label,
    color: TEXT_COLOR,
  });
  return key + point + label;
}

export const GRID = { color: LINE_COLOR, width: 1 } as const;
