import { checkText } from './api/check-options.js';
import type { Finding } from './api/notice.js';
import type { ConversionOptions } from './api/options.js';
import { settingsOf } from './api/settings.js';
import { loadCharts } from './load/charts/index.js';
import type { ChartKind, ChartMarks } from './model/chart.js';
import type { Table } from './model/document.js';
import { kindsOf } from './model/nodes/kinds.js';
import { walkDocument } from './model/nodes/walk.js';
import { chartSetting } from './session/chart-setting.js';
import { forPages, openTemplate, settingsWith } from './session/own-template.js';
import { TextReader } from './session/reading.js';
import { themeOf } from './theme/index.js';

/** What the Markdown of a table says of the chart that it is shown as, and how that looks. */
export interface ShownChart {
  /** What is said; undefined if the table is shown as one. */
  readonly marks: ChartMarks | undefined;
  /** The columns after the first that hold only numbers, by their headings: what can be series. */
  readonly columns: readonly string[];
  /** The chart, if there is one. */
  readonly drawn?: {
    readonly kind: ChartKind;
    readonly svg: string;
    /** Its alternative text. */
    readonly description: string;
  };
  /** Why there is no chart, or what of it is not shown: whole sentences without a full stop. */
  readonly remarks: readonly string[];
}

/**
 * Draws the chart that the first table of a text is shown as, at the size that it has in the Word file. Undefined if there is no
 * table. Rejects where `convert` does.
 */
export async function showChart(
  markdown: string,
  options: ConversionOptions = {},
): Promise<ShownChart | undefined> {
  checkText(markdown);
  const template = options.template instanceof Uint8Array ? await openTemplate(options.template) : undefined;
  const chosen = template ? settingsWith(options, template) : settingsOf(options);
  const { document, resolved, settings } = await new TextReader().read(markdown, chosen);
  const tables: Table[] = [];
  walkDocument(
    document,
    { block: (block) => void (block.type === 'table' && tables.push(block)) },
    kindsOf('table'),
  );
  const [table] = tables;
  if (!table) return undefined;
  const { numberedFrom } = resolved;
  const { theme } = template
    ? forPages(template, settings, numberedFrom, options.styleMap)
    : { theme: themeOf(settings, resolved) };
  // A picture needs a host, and looks the same.
  const setting = { ...chartSetting(settings, theme, resolved), form: 'native' } as const;
  const findings: Finding[] = [];
  const report = (finding: Finding): void => void findings.push(finding);
  const charts = await loadCharts(resolved, new Map(), setting, {}, report);
  const { numberColumns } = await import('./charts/index.js');
  const loaded = charts.get(table);
  return {
    marks: table.chart,
    columns: numberColumns(table, setting.language),
    ...(loaded && {
      drawn: {
        kind: loaded.chart.kind,
        svg: loaded.draw(setting.line, setting.room, setting.look).svg,
        description: loaded.chart.description,
      },
    }),
    remarks: findings.filter(({ line }) => line === table.line).map(({ message }) => message),
  };
}
