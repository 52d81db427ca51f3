/** The numbers of an axis: from the first tick to the last. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

/** Values of one sign that differ by no more than this share of the largest one have axes that do not begin at zero. */
export const NARROW = 1 / 6;

/**
 * Round numbers that hold all values, as Word chooses them: from zero, unless the values differ little, with a free step beyond
 * those that would touch the edge.
 */
export function scaleOf(
  values: Iterable<number>,
  given: { readonly min?: number; readonly max?: number },
  maxTicks: number,
): Scale {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  if (low > high) [low, high] = [0, 1];
  if (low > 0 && (high - low) / high > NARROW) low = 0;
  if (high < 0 && (low - high) / low > NARROW) high = 0;
  if (low === high) [low, high] = [Math.min(low, 0), Math.max(high, low === 0 ? 1 : 0)];
  const [from, to] = [given.min ?? low, given.max ?? high];
  const [first, last] = from < to ? [from, to] : given.max === undefined ? [from, from + 1] : [to - 1, to];
  const step = niceStep((last - first) / Math.max(maxTicks, 1));
  const min = given.min ?? down(first, step, first !== 0);
  const max = given.max ?? -down(-last, step, last !== 0);
  // Word counts the ticks from the beginning of the axis, round or not.
  const ticks: number[] = [];
  for (let tick = min; tick <= max + step * 1e-9 && ticks.length < 100; tick = min + ticks.length * step)
    ticks.push(Number(tick.toPrecision(12)));
  return { min, max, step, ticks };
}

/** The tick at or below a number; below it also where the number would touch the edge. */
function down(value: number, step: number, needsRoom: boolean): number {
  const tick = Math.floor(value / step + 1e-9) * step;
  return Number((needsRoom && value - tick < step * 0.05 ? tick - step : tick).toPrecision(12));
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  if (!(least > 0) || !Number.isFinite(least)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(12));
}
