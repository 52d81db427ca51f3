/** A line without which a text has no code that may be a chart. */
const SIGN = /^[^\n`~{]{0,40}(?:`{3}|~{3}|\{\{)[^\n]*(?:mermaid|chart|plotly|vega)/im;

/** Whether a text may have charts in the code of other programs. */
export function mayHaveChartCode(source: string): boolean {
  return SIGN.test(source);
}
