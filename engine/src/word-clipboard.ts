import { checkText } from './api/check-options.js';
import type { ConversionOptions } from './api/options.js';
import { settingsOf } from './api/settings.js';
import { type WordClipboard, wordClipboard } from './clip/index.js';
import { compose } from './compose/index.js';
import { loadCharts } from './load/charts/index.js';
import { chartSetting } from './session/chart-setting.js';
import { PageSetter } from './session/page-setter.js';
import { TextReader } from './session/reading.js';
import { themeOf } from './theme/index.js';

/** See `clipboard-for-word.ts`. */
export async function clipboardForWord(
  markdown: string,
  options: ConversionOptions = {},
): Promise<WordClipboard> {
  checkText(markdown);
  const settings = settingsOf({ ...options, includeTableOfContents: false, titlePage: false });
  const reading = await new TextReader().read(markdown, settings, options);
  const setter = new PageSetter();
  const loaded = await setter.load(reading, options);
  const { drawn: diagrams } = await setter.diagramsOf(reading, options, NOTHING);
  const { resolved } = reading;
  const theme = themeOf(settings, { properties: resolved.properties });
  // A clipboard has no charts of Word's own.
  const setting = chartSetting({ ...reading.settings, chartForm: 'picture' }, theme, resolved);
  const charts = await loadCharts(resolved, reading.notedCharts, setting, options, NOTHING);
  const input = { resolved, settings, theme, ...loaded, diagrams, charts, report: NOTHING };
  return wordClipboard(compose(input), theme);
}

const NOTHING = (): void => undefined;
