import type { NotedChart } from '../../noted-chart.js';
import { mermaidSource, unquoted } from './source.js';

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'';
const NAME = `(\\w(?:[-\\w]*\\w)?)\\s*(?:\\[\\s*(${QUOTED})\\s*\\])?`;
const AXIS = new RegExp(`^${NAME}$`);
const CURVE = new RegExp(`${NAME}\\s*\\{([^}]*)\\}`, 'g');
const OPTION = /^(showLegend|ticks|max|min|graticule)\s+(\S+)$/;

/** `radar-beta` with its axes and curves (Mermaid's grammar of radar charts). */
export function readRadar(code: string): NotedChart | undefined {
  const { body, title: above, description } = mermaidSource(code);
  const [header] = /^\s*radar-beta\s*:?/.exec(body) ?? [];
  if (header === undefined) return undefined;
  let title = above;
  const axes: { readonly name: string; readonly label: string }[] = [];
  const curves: { readonly name: string; readonly entries: string }[] = [];
  const options = new Map<string, string>();
  for (const statement of statementsOf(body.slice(header.length))) {
    const [, keyword = '', rest = ''] = /^(title|axis|curve)\b\s*([\s\S]*)$/.exec(statement) ?? [];
    if (keyword === 'title') title = rest.trim();
    else if (keyword === 'axis') {
      for (const part of rest.split(',')) {
        const [, name, label] = AXIS.exec(part.trim()) ?? [];
        if (name === undefined) return undefined;
        axes.push({ name, label: label === undefined ? name : unquoted(label) });
      }
    } else if (keyword === 'curve') {
      if (rest.replace(CURVE, '').replace(/[\s,]/g, '') !== '') return undefined;
      for (const [, name = '', label, entries = ''] of rest.matchAll(CURVE))
        curves.push({ name: label === undefined ? name : unquoted(label), entries });
    } else
      for (const part of statement.split(',')) {
        const [, option, value = ''] = OPTION.exec(part.trim()) ?? [];
        if (option === undefined) return undefined;
        options.set(option, value);
      }
  }
  const series = curves.map(({ name, entries }) => ({ name, values: valuesOf(entries, axes) }));
  if (series.some(({ values }) => values.includes(Number.NaN))) return undefined;
  const [min, max] = ['min', 'max'].map((option) => Number(options.get(option) ?? 'none'));
  return {
    kind: 'radar',
    heading: '',
    categories: axes.map(({ label }) => label),
    series,
    ...(title && { title }),
    ...(description !== undefined && { description }),
    y: {
      ...(Number.isFinite(min) && { min }),
      ...(Number.isFinite(max) && { max }),
    },
    ...(options.get('showLegend') === 'false' && { legend: 'none' as const }),
  };
}

/** Statements are lines; those between braces are one. */
function statementsOf(body: string): readonly string[] {
  return (body.match(/(?:\{[^}]*\}|[^\n{])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The numbers of a curve, in the order of the axes or by their names; not a number where one is wrong. */
function valuesOf(entries: string, axes: readonly { readonly name: string }[]): readonly number[] {
  const parts = entries.split(',').map((part) => part.trim());
  const named = new Map<string, number>();
  for (const part of parts) {
    const [, name, value] = /^(\w(?:[-\w]*\w)?)\s*(?::\s*|\s)(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (name !== undefined) named.set(name, Number(value));
  }
  if (named.size > 0) return axes.map(({ name }) => named.get(name) ?? Number.NaN);
  return axes.map((_, index) =>
    parts.length === axes.length && parts[index] ? Number(parts[index]) : Number.NaN,
  );
}
