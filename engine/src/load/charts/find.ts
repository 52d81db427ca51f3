import { type Finding, notice, type Report } from '../../api/notice.js';
import { type ChartOutcome, chartOfNotes, drawnIn, tableChart } from '../../charts/index.js';
import type { Noted } from '../../charts/notations/index.js';
import { chartSize } from '../../charts/size.js';
import type { LoadedChart } from '../../model/chart.js';
import type { Code, Table } from '../../model/document.js';
import type { EmbeddedImage } from '../../model/media.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { embed } from '../images/embed.js';
import { untilAborted } from '../waiting.js';
import type { NotedCharts } from './noted.js';
import type { ChartHost, ChartSetting } from './setting.js';

/** A table with marks, or the code of another program's notation. */
export type Charted = Table | Code;

/** A chart, if there is one, and what is to be said of it: what is not as its author may expect, and what to do. */
interface FoundChart {
  readonly chart?: LoadedChart;
  readonly notices: readonly Finding[];
}

/** The charts of earlier readings, with what each of them depends on. */
export type KeptCharts = WeakMap<Charted, { readonly setting: string; readonly found: Promise<FoundChart> }>;

/** What is shown as charts: in the text, and in its notes. */
interface Places {
  readonly inText: readonly Charted[];
  readonly inNotes: readonly Charted[];
  readonly noted: NotedCharts;
}

export async function findCharts(
  { inText, inNotes, noted }: Places,
  setting: ChartSetting,
  host: ChartHost,
  report: Report,
  kept: KeptCharts,
  isForPages: boolean,
): Promise<ReadonlyMap<Charted, LoadedChart>> {
  const charts = new Map<Charted, LoadedChart>();
  for (const [nodes, isInNote] of [
    [inText, false],
    [inNotes, true],
  ] as const)
    for (const node of nodes) {
      if (host.signal?.aborted) return charts;
      const own = isInNote ? { ...setting, form: 'picture' as const } : setting;
      const written = node.type === 'code' ? noted.get(node) : undefined;
      const key = JSON.stringify([own, isInNote, isForPages, host.rasterize === undefined, written]);
      const before = kept.get(node);
      const found =
        before?.setting === key ? before.found : findChart(node, written, own, isInNote, host, isForPages);
      kept.set(node, { setting: key, found });
      const { chart, notices } = await found;
      if (chart) charts.set(node, chart);
      // What has not changed may have moved.
      for (const each of notices) report({ ...each, line: node.line });
    }
  return charts;
}

/** The chart that a table or code is shown as. */
async function findChart(
  node: Charted,
  noted: Noted | undefined,
  { form, language, look, line, room }: ChartSetting,
  isInNote: boolean,
  host: ChartHost,
  isForPages: boolean,
): Promise<FoundChart> {
  const outcome = outcomeOf(node, noted, language);
  const remains = remainsOf(node, host);
  if (!outcome) return { notices: [] };
  const said = (code: 'chart-not-made' | 'chart-simplified' | 'chart-as-picture', message: string) =>
    notice(code, message, node.line);
  if ('fault' in outcome)
    return { notices: [said('chart-not-made', `This chart was not made: ${outcome.fault}; ${remains}`)] };
  const { chart, keepsTable, remarks } = outcome;
  const notices = remarks.map((remark) => said('chart-simplified', `In this chart, ${remark}`));
  const draw: LoadedChart['draw'] = (across, down, own) => {
    const size = chartSize(chart, across, down);
    return { svg: drawnIn(language, chart, size.width, size.height, own), ...size };
  };
  const loaded = { chart, ...(keepsTable && { keepsTable }), draw };
  if (form === 'native') return { chart: loaded, notices };
  const { svg, ...size } = draw(line, room, look);
  const picture = await pictureOf(svg, size, host, isForPages);
  if (!picture) {
    const where = isInNote ? 'A chart in a note cannot be a chart in Word, and no' : 'No';
    const message = `${where} picture of it could be made here; ${remains}`;
    return { notices: [...notices, said('chart-not-made', message)] };
  }
  if (isInNote)
    notices.push(
      said(
        'chart-as-picture',
        'Word has no charts in notes, so this one is a picture; in the text, it would be a chart',
      ),
    );
  return { chart: { ...loaded, picture }, notices };
}

/** What is shown in place of a chart. */
function remainsOf(node: Charted, { diagrams }: ChartHost): string {
  if (node.type === 'table') return 'its table was kept';
  return diagrams?.languages.includes(node.lang.toLowerCase())
    ? 'it is drawn as a picture'
    : 'its code was kept';
}

function outcomeOf(node: Charted, noted: Noted | undefined, language: string): ChartOutcome | undefined {
  if (node.type === 'table') return node.chart && tableChart(node, node.chart, language);
  if (!noted || 'fault' in noted) return noted;
  const caption = node.caption ? plainText(node.caption).trim() : '';
  return chartOfNotes(noted, caption, language);
}

async function pictureOf(
  svg: string,
  size: { readonly width: number; readonly height: number },
  { rasterize, signal }: ChartHost,
  isForPages: boolean,
): Promise<EmbeddedImage | undefined> {
  if (!rasterize) return undefined;
  if (isForPages) return { file: { content: svg, extension: 'svg' }, ...size };
  try {
    const embedding = await embed(new TextEncoder().encode(svg), (drawing) =>
      untilAborted(rasterize(signal ? { ...drawing, signal } : drawing), signal),
    );
    return 'image' in embedding ? { ...embedding.image, ...size } : undefined;
  } catch {
    return undefined;
  }
}
