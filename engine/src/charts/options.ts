import { CHART_KINDS, type Chart, type ChartKind, type ChartMarks } from '../model/chart.js';
import type { PictureLength } from '../model/inlines.js';
import { nearest } from '../model/names/nearest.js';
import { readLength } from '../model/picture-length.js';

/** The options of a chart, as our own notation gives them. */
export interface ChartOptions extends Pick<Chart, 'x' | 'y' | 'y2' | 'hasLabels'> {
  /** Undefined where its author does not say. */
  readonly legend?: Chart['legend'];
  readonly kind: ChartKind;
  readonly stacking?: NonNullable<Chart['stacking']>;
  readonly title?: string;
  readonly width?: PictureLength;
  readonly height?: PictureLength;
  /** The alternative text that replaces ours. */
  readonly description?: string;
  /** The names of the columns that are shown; none for all. */
  readonly series: readonly string[];
  /** The names of columns that are lines, and of those on the axis on the right. */
  readonly lines: readonly string[];
  readonly right: readonly string[];
  readonly keepsTable: boolean;
  /** Whether a row of totals is left out. */
  readonly leavesTotalsOut: boolean;
}

/** Names that other programs have for kinds. */
const OTHER_KINDS: Readonly<Record<string, ChartKind>> = {
  columns: 'column',
  bars: 'bar',
  lines: 'line',
  donut: 'doughnut',
  point: 'scatter',
  points: 'scatter',
  spider: 'radar',
};
const KEYS = [
  'type',
  'title',
  'x',
  'y',
  'y2',
  'min',
  'max',
  'xmin',
  'xmax',
  'y2min',
  'y2max',
  'series',
  'line',
  'right',
] as const;
const OTHER_KEYS = [
  'labels',
  'legend',
  'stacked',
  'percent',
  'with-table',
  'total',
  'width',
  'height',
  'alt',
] as const;
/** Those that need no value. */
const WORDS = ['stacked', 'percent', 'labels', 'with-table'] as const;
/** The kinds whose series can be on top of each other. */
const STACKABLE: readonly ChartKind[] = ['column', 'bar', 'line', 'area'];
const LEGENDS = ['bottom', 'right', 'top', 'left'] as const;

/** What the author asks for, and what of it is not known; or why there cannot be a chart. */
export function optionsOf({ values, words }: ChartMarks): {
  readonly options?: ChartOptions;
  readonly fault?: string;
  readonly remarks: readonly string[];
} {
  const given = new Map(values.map(([key, value]) => [key.toLowerCase(), value.trim()]));
  const flags = new Set(words.map((word) => word.toLowerCase()));
  const named = given.get('type')?.toLowerCase() ?? [...flags].find((word) => kindOf(word));
  if (named === undefined)
    return { fault: `its kind is missing, as in type=column (${kinds()})`, remarks: [] };
  const kind = kindOf(named);
  if (!kind) {
    const near = nearest(named, CHART_KINDS);
    return {
      fault: `"${named}" is no kind of chart${near ? `; did you mean ${near}?` : ` (${kinds()})`}`,
      remarks: [],
    };
  }
  const isOn = (word: string): boolean => flags.has(word) || (given.has(word) && !isNo(given.get(word)));
  const text = (key: string): string | undefined => given.get(key) || undefined;
  const remarks = remarksOn(
    given,
    [...flags].filter((word) => word !== named),
  );
  const number = (key: string): number | undefined => {
    const value = text(key);
    const read = Number(value);
    if (value === undefined) return undefined;
    if (Number.isFinite(read)) return read;
    remarks.push(`${key}=${value} is not a number and was ignored`);
    return undefined;
  };
  const axis = (name: string, prefix: string) => {
    const [title, min, max] = [text(name), number(`${prefix}min`), number(`${prefix}max`)];
    const isOrdered = min === undefined || max === undefined || min < max;
    if (!isOrdered) remarks.push(`${prefix}min=${min} is not below ${prefix}max=${max}; both were ignored`);
    return {
      ...(title !== undefined && { title }),
      ...(isOrdered && min !== undefined && { min }),
      ...(isOrdered && max !== undefined && { max }),
    };
  };
  const legend = text('legend')?.toLowerCase();
  const side = isNo(legend) ? 'none' : LEGENDS.find((each) => each === legend);
  if (legend !== undefined && !side)
    remarks.push(`legend=${legend} is none of ${LEGENDS.join(', ')} and no, and was ignored`);
  const [title, description] = [text('title'), text('alt')];
  const [width, height] = [readLength(text('width') ?? ''), readLength(text('height') ?? '')];
  const asked = isOn('percent') ? 'percent' : isOn('stacked') ? 'stacked' : undefined;
  const stacking = STACKABLE.includes(kind) ? asked : undefined;
  if (asked !== stacking) remarks.push(`${asked} means nothing for a ${kind} chart and was ignored`);
  return {
    options: {
      kind,
      ...(stacking && { stacking }),
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      x: axis('x', 'x'),
      y: axis('y', ''),
      y2: axis('y2', 'y2'),
      hasLabels: isOn('labels'),
      ...(side && { legend: side }),
      ...(width && { width }),
      ...(height && { height }),
      series: namesIn(text('series')),
      lines: namesIn(text('line')),
      right: namesIn(text('right')),
      keepsTable: isOn('with-table'),
      leavesTotalsOut: given.has('total') && isNo(given.get('total')),
    },
    remarks,
  };
}

function kinds(): string {
  return CHART_KINDS.join(', ');
}

function kindOf(name: string): ChartKind | undefined {
  return (
    CHART_KINDS.find((kind) => kind === name) ??
    (Object.hasOwn(OTHER_KINDS, name) ? OTHER_KINDS[name] : undefined)
  );
}

function isNo(value: string | undefined): boolean {
  return value !== undefined && /^(?:no|none|false|off|0)$/i.test(value);
}

function remarksOn(given: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const keys: readonly string[] = [...KEYS, ...OTHER_KEYS, 'tbl-colwidths'];
  const unknown = (name: string, known: readonly string[]): string => {
    const near = nearest(name, known);
    return `the option ${name} is unknown${near ? `; did you mean ${near}?` : ' and was ignored'}`;
  };
  return [
    ...[...given.keys()].filter((key) => !keys.includes(key)).map((key) => unknown(key, keys)),
    ...words.filter((word) => !WORDS.some((each) => each === word)).map((word) => unknown(word, WORDS)),
  ];
}

/** Several names are separated by commas or semicolons. */
function namesIn(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(/\s*[;,]\s*/).filter((name) => name !== '');
}
