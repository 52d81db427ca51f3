import { isRecord } from '../../parse/yaml.js';
import type { ChartOutput } from '../files.js';

/** The output of a cell, in the best form that a document can show. */
export type Output = Form & {
  /** What is not understood of the chart in it. */
  readonly fault?: string;
};

type Form =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'markdown' | 'chart'; readonly markdown: string }
  | { readonly type: 'html'; readonly html: string; readonly text: string }
  | { readonly type: 'picture'; readonly extension: string; readonly url: string }
  /** Media types that only work inside a notebook. */
  | { readonly type: 'unknown'; readonly media: string };

const PICTURES = [
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
] as const;

/** The charts among outputs, by what the outputs hold. */
export type OutputCharts = ReadonlyMap<unknown, ChartOutput>;

const CHART = /^application\/vnd\.(?:plotly\.v\d+|vegalite\.v\d+)\+json$/;

/** Reads the charts among the outputs of a cell. */
export async function chartsOf(
  outputs: readonly unknown[],
  read: (media: string, output: unknown) => Promise<ChartOutput>,
): Promise<OutputCharts> {
  const charts = new Map<unknown, ChartOutput>();
  for (const output of outputs) {
    const data = isRecord(output) ? output.data : undefined;
    if (!isRecord(data)) continue;
    const media = Object.keys(data).find((name) => CHART.test(name));
    const value = media === undefined ? altairChart(textOf(data['text/html'])) : data[media];
    if (value !== undefined) charts.set(data, await read(media ?? 'vegalite', value));
  }
  return charts;
}

/** The chart in the page that Altair writes for notebooks: it is an argument of the page's program, in JSON. */
function altairChart(html: string): unknown {
  const [start, end] = [html.indexOf('})({'), html.lastIndexOf(', {"mode": "vega-lite"')];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(html.slice(start + 3, end));
  } catch {
    return undefined;
  }
}

/** Reads the outputs of a cell (nbformat 4 and 3). Pieces of streamed text are joined. */
export function outputsOf(outputs: readonly unknown[], charts: OutputCharts): readonly Output[] {
  const found: Output[] = [];
  for (const output of outputs) {
    const read = isRecord(output) ? outputOf(output, charts) : undefined;
    const last = found.at(-1);
    if (read?.type === 'text' && last?.type === 'text' && isStream(output))
      found[found.length - 1] = { type: 'text', text: last.text + read.text };
    else if (read) found.push(read);
  }
  return found.map((output) =>
    output.type === 'text' ? { ...output, text: terminalText(output.text) } : output,
  );
}

function isStream(output: unknown): boolean {
  return isRecord(output) && output.output_type === 'stream';
}

function outputOf(output: Readonly<Record<string, unknown>>, charts: OutputCharts): Output | undefined {
  const { output_type: type, text, data, traceback, ename, evalue } = output;
  if (type === 'stream') return { type: 'text', text: textOf(text) };
  if (type === 'error' || type === 'pyerr') {
    const lines = Array.isArray(traceback) ? traceback.map(textOf).join('\n') : '';
    return { type: 'text', text: lines.trim() === '' ? `${textOf(ename)}: ${textOf(evalue)}` : lines };
  }
  const chart = charts.get(data);
  if (chart && 'markdown' in chart) return { type: 'chart', markdown: chart.markdown };
  const form = isRecord(data) ? displayed(data) : undefined;
  return form && { ...form, ...chart };
}

/** The richest form that Word can show comes first: a formula before its picture. */
function displayed(data: Readonly<Record<string, unknown>>): Form | undefined {
  const formula = textOf(data['text/latex']).trim();
  if (/^(?:\$|\\begin\{(?:equation|align|gather|multline|split|displaymath))/.test(formula))
    return { type: 'markdown', markdown: asFormula(formula) };
  for (const [media, extension] of PICTURES) {
    const content = textOf(data[media]);
    if (content === '') continue;
    const isText = media === 'image/svg+xml' && content.includes('<');
    const url = isText
      ? `data:${media},${encodeURIComponent(content)}`
      : `data:${media};base64,${content.replace(/\s/g, '')}`;
    return { type: 'picture', extension, url };
  }
  const [markdown, latex, html, plain] = ['text/markdown', 'text/latex', 'text/html', 'text/plain'].map(
    (media) => textOf(data[media]),
  );
  if (markdown) return { type: 'markdown', markdown };
  if (html) return { type: 'html', html, text: terminalText(plain ?? '') };
  if (latex) return { type: 'markdown', markdown: asFormula(latex) };
  const media = Object.keys(data).find((name) => name !== 'text/plain');
  if (media?.startsWith('application/') && media !== 'application/json') return { type: 'unknown', media };
  return plain ? { type: 'text', text: plain } : undefined;
}

function asFormula(latex: string): string {
  const text = latex.trim();
  return text.startsWith('$') || !/^\\begin\{/.test(text) ? text : `$$\n${text}\n$$`;
}

/** Strings come whole, or as lists of lines. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? each : '')).join('');
  return typeof value === 'string' ? value : '';
}

const ESCAPE = String.fromCharCode(27);
const COLOURS = new RegExp(`${ESCAPE}\\[[0-9;?]*[A-Za-z]`, 'g');

/** Text as a terminal shows it: without colours, and without what was overwritten. */
function terminalText(text: string): string {
  return text
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').replace(/^.*\r/s, ''))
    .join('\n')
    .trimEnd();
}
