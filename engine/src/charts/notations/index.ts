import { CHART_FENCE } from './chart-fence.js';
import { ECHARTS } from './echarts/index.js';
import { MERMAID } from './mermaid/index.js';
import { type Notation, type NotationContext, type Noted, NotUnderstood } from './outcome.js';
import { PLOTLY } from './plotly/index.js';
import { VEGA_LITE } from './vega-lite/index.js';

export type { NotationContext, Noted } from './outcome.js';

const NOTATIONS: readonly Notation[] = [MERMAID, CHART_FENCE, ECHARTS, VEGA_LITE, PLOTLY];

/** The chart that a fence describes, or why there is none; undefined for code that describes no chart. */
export async function readNotation(
  { lang, value }: { readonly lang: string; readonly value: string },
  context: NotationContext,
): Promise<Noted | undefined> {
  const language = lang.toLowerCase();
  const notation = NOTATIONS.find(({ languages }) => languages.includes(language));
  try {
    return await notation?.read(value, context);
  } catch (error) {
    if (error instanceof NotUnderstood) return { fault: error.message };
    throw error;
  }
}
