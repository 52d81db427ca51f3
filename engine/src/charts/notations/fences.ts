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

/** What a Mermaid diagram begins with if it may be a chart, and what may be above: its configuration and comments. */
const MERMAID = /^\s*(?:pie|xychart|radar-beta)\b/;
const ABOVE = /^[ \t]*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*$|%%\{(?:(?!%%\{)[\s\S])*?\}%%|^[ \t]*%%.*$/gm;

/** Whether a fence may describe a chart; what it really does is only known once it is read. */
export function mayBeChart({ lang, value }: { readonly lang: string; readonly value: string }): boolean {
  const language = lang.toLowerCase();
  return CHARTS.has(language) || (language === 'mermaid' && MERMAID.test(value.replace(ABOVE, '')));
}
