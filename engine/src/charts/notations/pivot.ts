import type { NotedColumn } from '../noted-chart.js';

/** One value of a chart, as a row of a long table has it. */
export interface Entry {
  readonly category: string;
  readonly series: string;
  readonly value: number | undefined;
}

/** The columns of a chart whose values are given one by one, in the order in which they come. Of two in the same place, the last counts. */
export function pivot(entries: readonly Entry[]): {
  readonly categories: readonly string[];
  readonly series: readonly NotedColumn[];
} {
  const rows = new Map<string, number>();
  const columns = new Map<string, (number | undefined)[]>();
  for (const { category, series, value } of entries) {
    const row = rows.get(category) ?? rows.size;
    rows.set(category, row);
    const column = columns.get(series) ?? [];
    column[row] = value;
    columns.set(series, column);
  }
  return {
    categories: [...rows.keys()],
    series: Array.from(columns, ([name, values]) => ({
      name,
      values: Array.from({ length: rows.size }, (_, row) => values[row]),
    })),
  };
}

/** Points of several series, each with x of its own, as rows in which the other series have gaps. */
export function pointRows(
  series: readonly {
    readonly name: string;
    readonly points: readonly {
      readonly x: number | undefined;
      readonly y: number | undefined;
      readonly size?: number | undefined;
    }[];
  }[],
): {
  readonly x: readonly (number | undefined)[];
  readonly series: readonly (NotedColumn & { readonly sizes?: NotedColumn['values'] })[];
} {
  const [first] = series;
  const isShared = series.every(
    ({ points }) =>
      points.length === first?.points.length && points.every(({ x }, index) => x === first.points[index]?.x),
  );
  const hasSizes = series.some(({ points }) => points.some(({ size }) => size !== undefined));
  const places = isShared ? [first?.points ?? []] : series.map(({ points }) => points);
  const x = places.flatMap((points) => points.map((point) => point.x));
  let offset = 0;
  const columns = series.map(({ name, points }) => {
    const start = offset;
    if (!isShared) offset += points.length;
    const at = <Value>(of: (point: (typeof points)[number]) => Value): (Value | undefined)[] =>
      x.map((_, row) => {
        const point = points[row - start];
        return point && of(point);
      });
    return { name, values: at(({ y }) => y), ...(hasSizes && { sizes: at(({ size }) => size) }) };
  });
  return { x, series: columns };
}
