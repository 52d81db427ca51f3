import type { NotedChart } from '../../noted-chart.js';
import { isSet, mermaidSource, unquoted } from './source.js';

const SLICE = /^("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*:\s*(-?\d+(?:\.\d+)?)$/;

/** `pie showData title Pets`, then lines such as `"Dogs" : 386` (Mermaid's grammar of pies). */
export function readPie(code: string): NotedChart | undefined {
  const { body, title: above, description, configuration } = mermaidSource(code);
  const [header, shown] = /^\s*pie\b[ \t]*(showData\b)?/.exec(body) ?? [];
  if (header === undefined) return undefined;
  let title = above;
  const slices: { name: string; value: number }[] = [];
  for (const line of body
    .slice(header.length)
    .split('\n')
    .map((each) => each.trim())) {
    if (line === '') continue;
    const [, name, value] = SLICE.exec(line) ?? [];
    const [, own] = /^title(?:[ \t]+(.*))?$/.exec(line) ?? [];
    if (name !== undefined) slices.push({ name: unquoted(name), value: Number(value) });
    else if (own !== undefined || line === 'title') title = own ?? title;
    else return undefined;
  }
  if (slices.some(({ value }) => value < 0)) return undefined;
  return {
    kind: isSet(configuration, 'donutHole', '(?:0?\\.\\d*[1-9]|[1-9])') ? 'doughnut' : 'pie',
    heading: '',
    categories: slices.map(({ name }) => name),
    series: [{ name: '', values: slices.map(({ value }) => value) }],
    ...(title && { title }),
    ...(description !== undefined && { description }),
    hasLabels: shown !== undefined,
  };
}
