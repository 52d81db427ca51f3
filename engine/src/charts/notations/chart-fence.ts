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
    if (/^(?:(?:\w+\s+)?\w+\s*=\s*)?\{/.test(withoutComments(text))) return readObject(readLiteral(text));
    // A shortcode holds what is between the braces of a configuration.
    if (/^["']?(?:type|data)["']?\s*:\s*["'{]/.test(text) && /[{,]/.test(text) && /\{/.test(text))
      return readObject(readLiteral(`{${text}}`));
    // A program is read as far as it goes, so that the finding names what would have to be run.
    if (/^(?:(?:const|let|var|new|function)\s|[\w.]+\s*\()/.test(withoutComments(text)))
      return readObject(readLiteral(text));
    return readYaml(code, context);
  },
};

/** Comments may stand above. */
function withoutComments(text: string): string {
  return text.replace(/^(?:\/\/[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*/, '');
}

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
  if (!isRecord(value)) return refuse('its code has no options');
  const { data, series, labels, id } = value;
  if (isRecord(data) && Array.isArray(data.datasets)) return readChartJs(read(JSON_SCHEMA));
  // Assistants write their charts in YAML, too.
  const isOfNames =
    Array.isArray(series) && series.some((each) => isRecord(each) && each.values !== undefined);
  const isChat = isOfNames || (data !== undefined && series === undefined && id === undefined);
  return isChat || (value.categories !== undefined && !Array.isArray(labels))
    ? readChatChart(read(JSON_SCHEMA))
    : readObsidianChart(value, context);
}

/** Tabs are allowed in Obsidian, and many write the numbers of a series straight below its dash. */
function mended(text: string): string {
  return text.replaceAll('\t', '    ').replace(/^( *)- (title:.*)\n\1(data:)/gm, '$1- $2\n$1  $3');
}
