import type { Chart } from '../model/chart.js';
import type { PictureLength } from '../model/inlines.js';
import { EMU_PER_POINT } from '../model/units.js';

/** The height of a chart as a share of its width. */
const SHARE = { usual: 0.5, round: 0.55 } as const;
/** The height that each bar needs below the one above it, and what is around them all, in points. */
const BAR = 15;
const AROUND = 60;
/** Leaves room for the caption on the page. */
const SHARE_OF_PAGE = 0.85;

/** The size of a chart in EMU: as its author asks, or as wide as the line. `room` is the height of the text of a page. */
export function chartSize(
  chart: Chart,
  line: number,
  room: number,
): { readonly width: number; readonly height: number } {
  const width = Math.min(lengthOf(chart.width, line) ?? line, line);
  const height = lengthOf(chart.height, room) ?? ownHeight(chart, width);
  return {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(Math.min(height, room * SHARE_OF_PAGE))),
  };
}

function lengthOf(length: PictureLength | undefined, room: number): number | undefined {
  if (!length) return undefined;
  return length.value * (length.unit === 'pt' ? EMU_PER_POINT : room);
}

function ownHeight({ kind, categories, series, stacking }: Chart, width: number): number {
  const isRound = kind === 'pie' || kind === 'doughnut' || kind === 'radar';
  const usual = width * (isRound ? SHARE.round : SHARE.usual);
  if (kind !== 'bar') return usual;
  const bars = categories.values.length * (stacking ? 1 : series.length);
  return Math.max(usual, (Math.max(bars * 0.6, categories.values.length) * BAR + AROUND) * EMU_PER_POINT);
}
