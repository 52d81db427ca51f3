import type { NotedChart } from '../noted-chart.js';
import { readChartJs } from './chart-js/index.js';
import { readChatChart } from './chat.js';
import { readEcharts } from './echarts/index.js';
import { isRecord } from './fields.js';
import { readLiteral } from './literal.js';
import { readObsidianChart } from './obsidian.js';
import { type Notation, type NotationContext, refuse } from './outcome.js';

/** The fences that note apps, assistants and sites share: Obsidian's YAML, the JSON of assistants, and configurations of Chart.js. */
export const CHART_FENCE: Notation = {
  name: 'Charts',
  languages: ['chart', 'chartjs', 'chart.js'],
  read: async (code, context) => {
    const text = code.trim();
    if (/^(?:\/\/[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*(?:(?:\w+\s+)?\w+\s*=\s*)?\{/.test(text))
      return readObject(readLiteral(text));
    // A shortcode holds what is between the braces of a configuration.
    if (/^["']?(?:type|data)["']?\s*:\s*["'{]/.test(text) && /[{,]/.test(text) && /\{/.test(text))
      return readObject(readLiteral(`{${text}}`));
    return readYaml(code, context);
  },
};

function readObject(value: unknown): NotedChart {
  if (!isRecord(value)) return refuse('its code has no options');
  const { data, series, type } = value;
  // The options of ECharts have their types in the series.
  if (
    type === undefined &&
    series !== undefined &&
    value.chartType === undefined &&
    value.chart_type === undefined
  )
    return readEcharts(value);
  return isRecord(data) && Array.isArray(data.datasets) ? readChartJs(value) : readChatChart(value);
}

async function readYaml(text: string, context: NotationContext): Promise<NotedChart> {
  const { load, FAILSAFE_SCHEMA, JSON_SCHEMA } = await import('js-yaml');
  const read = (schema: typeof JSON_SCHEMA): unknown => {
    try {
      return load(mended(text), { schema });
    } catch {
      return refuse('its code is not valid YAML');
    }
  };
  const value = read(FAILSAFE_SCHEMA);
  const isChartJs = isRecord(value) && isRecord(value.data) && Array.isArray(value.data.datasets);
  return isChartJs ? readChartJs(read(JSON_SCHEMA)) : readObsidianChart(value, context);
}

/** Tabs are allowed in Obsidian, and many write the numbers of a series straight below its dash. */
function mended(text: string): string {
  return text.replaceAll('\t', '    ').replace(/^( *)- (title:.*)\n\1(data:)/gm, '$1- $2\n$1  $3');
}
