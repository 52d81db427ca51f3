import { type Finding, notice } from '../../api/notice.js';
import { drawnIn, tableChart } from '../../charts/index.js';
import { chartSize } from '../../charts/size.js';
import type { LoadedChart } from '../../model/chart.js';
import type { Table } from '../../model/document.js';
import type { EmbeddedImage } from '../../model/media.js';
import { embed } from '../images/embed.js';
import { untilAborted } from '../waiting.js';
import type { ChartHost, ChartSetting } from './setting.js';

/** A chart, if there is one, and what is to be said of it: what is not as its author may expect, and what to do. */
export interface FoundChart {
  readonly chart?: LoadedChart;
  readonly notices: readonly Finding[];
}

/** The chart that a table is shown as. */
export async function findChart(
  table: Table,
  { form, language, look, line, room }: ChartSetting,
  isInNote: boolean,
  host: ChartHost,
  isForPages: boolean,
): Promise<FoundChart> {
  if (!table.chart) return { notices: [] };
  const outcome = tableChart(table, table.chart, language);
  const said = (code: 'chart-not-made' | 'chart-simplified' | 'chart-as-picture', message: string) =>
    notice(code, message, table.line);
  if ('fault' in outcome)
    return {
      notices: [said('chart-not-made', `This chart was not made: ${outcome.fault}; its table was kept`)],
    };
  const { chart, keepsTable, remarks } = outcome;
  const notices = remarks.map((remark) => said('chart-simplified', `In this chart, ${remark}`));
  const draw: LoadedChart['draw'] = (width, height, own) => drawnIn(language, chart, width, height, own);
  const loaded = { chart, ...(keepsTable && { keepsTable }), draw };
  if (form === 'native') return { chart: loaded, notices };
  const { width, height } = chartSize(chart, line, room);
  const picture = await pictureOf(draw(width, height, look), { width, height }, host, isForPages);
  if (!picture) {
    const where = isInNote ? 'A chart in a note cannot be a chart in Word, and no' : 'No';
    const message = `${where} picture of it could be made here; its table was kept`;
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
