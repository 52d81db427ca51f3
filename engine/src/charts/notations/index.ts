/*
 * Charts in the notations of other programs: Mermaid, Chart.js (and Obsidian's), ECharts, Vega-Lite, Plotly. In: the language and the
 * text of a fence. Out: the chart in our own notation, or in a few words what of it a chart of Word cannot say.
 *
 * Read in this order: `outcome.ts`, what a notation answers; `fields.ts`, options that are either taken or named, so that nothing is
 * ignored; `literal.ts`, JSON as people write it; `pivot.ts` and `stacks.ts`, from rows of values to series. Then one folder for each
 * program; `fences.ts`, `chart-fence.ts` and `chat.ts` tell whose code it is, `output.ts` reads the outputs of notebooks.
 */
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
