import { markAsChart, showChart } from '@footmark/engine/pages';
import type { ChartReply, ChartRequest } from './chart-protocol';
import { engineOptions } from './options';

/** Writes and draws a table as the chart that is wanted. */
export async function showTable(request: ChartRequest): Promise<ChartReply> {
  const { id, frontMatter, wanted, options } = request;
  const markdown = wanted ? markAsChart(request.markdown, wanted.marks) : request.markdown;
  const chart = await showChart(`${frontMatter}${markdown}\n`, await engineOptions(options));
  return { kind: 'chart-shown', id, markdown, chart };
}
