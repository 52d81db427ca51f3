/** The labels of fences that hold nothing but charts. */
const CHARTS: ReadonlySet<string> = new Set([
  'chart',
  'chart.js',
  'chartjs',
  'echarts',
  'plotly',
  'vega-lite',
  'vega_lite',
  'vegalite',
]);

/** What a Mermaid diagram begins with, below its configuration and comments, if it may be a chart. */
const MERMAID = /^[ \t]*(?:pie|xychart|radar-beta)\b/m;

/** Whether a fence may describe a chart; what it really does is only known once it is read. */
export function mayBeChart({ lang, value }: { readonly lang: string; readonly value: string }): boolean {
  const language = lang.toLowerCase();
  return CHARTS.has(language) || (language === 'mermaid' && MERMAID.test(value));
}
