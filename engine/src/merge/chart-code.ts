import { mayBeChart } from '../charts/notations/fences.js';
import type { NotedTable } from '../charts/noted-table.js';
import type { Code } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { walkDocument } from '../model/nodes/walk.js';
import { parse } from '../parse/index.js';
import { withoutSiteMarkup } from '../parse/site-markup/signs.js';
import { splitFrontMatter } from '../source/front-matter.js';
import { lineStartsOf, type Span } from './source-text.js';

const CODE = kindsOf('code');

/** Code in the author's text that is shown as a chart. */
export interface ChartCode {
  readonly lang: string;
  readonly code: string;
  /** The chart as a table. */
  readonly table: NotedTable;
  /** Its lines in the text, with those that fence it; undefined if there is more on them, such as the marker of an item. */
  readonly lines: Span | undefined;
  /** Where a part of the code is in the text; undefined for one of several lines, which markers of quotes may divide. */
  readonly spanOf: (part: Span) => Span | undefined;
}

/** The charts that a text describes in the code of other programs, in their order. */
export async function chartCodesIn(source: string): Promise<readonly ChartCode[]> {
  const { markdown } = splitFrontMatter(await withoutSiteMarkup(source, () => undefined));
  const fences: Code[] = [];
  walkDocument(
    parse(markdown, NO_METADATA, () => undefined),
    {
      block: (each) => {
        if (each.type === 'code' && mayBeChart(each)) fences.push(each);
      },
    },
    CODE,
  );
  const starts = lineStartsOf(source);
  const found: ChartCode[] = [];
  for (const { lang, value, line, lastLine } of fences) {
    const table = await tableOf(lang, value);
    const offsets = table && offsetsOf(value, line, source, starts);
    if (!table || !offsets) continue;
    const start = starts[line - 1] ?? 0;
    const isAlone = lastLine !== undefined && /^[ \t>]*[`~{]/.test(source.slice(start, starts[line]));
    const lines = isAlone ? { start, end: starts[lastLine] ?? source.length } : undefined;
    found.push({ lang, code: value, table, lines, spanOf: spansBy(value, offsets) });
  }
  return found;
}

/** The chart that code describes, as a table; undefined if it describes none, or one that a table cannot say. */
export async function tableOf(lang: string, value: string): Promise<NotedTable | undefined> {
  // Few texts have such code, and the others need not load what reads it.
  const [{ readNotation }, { tableOfNotes }] = await Promise.all([
    import('../charts/notations/index.js'),
    import('../charts/noted-table.js'),
  ]);
  const noted = await readNotation({ lang, value }, { tableNamed: () => undefined });
  if (!noted || 'fault' in noted) return undefined;
  const table = tableOfNotes(noted);
  return 'fault' in table ? undefined : table;
}

/** Where each line of the code begins in the text, after what quotes and lists put before it. */
function offsetsOf(
  code: string,
  line: number,
  source: string,
  starts: readonly number[],
): readonly number[] | undefined {
  const offsets: number[] = [];
  for (const [index, text] of code.split('\n').entries()) {
    const at = line + index;
    const start = starts[at];
    if (start === undefined) return undefined;
    const whole = source.slice(start, starts[at + 1] ?? source.length).replace(/\r?\n$/, '');
    if (!whole.endsWith(text)) return undefined;
    offsets.push(start + whole.length - text.length);
  }
  return offsets;
}

function spansBy(code: string, offsets: readonly number[]): ChartCode['spanOf'] {
  const starts = lineStartsOf(code);
  return ({ start, end }) => {
    const line = starts.findLastIndex((each) => each <= start);
    const next = starts[line + 1] ?? code.length + 1;
    const [begin, offset] = [starts[line], offsets[line]];
    if (begin === undefined || offset === undefined || end >= next) return undefined;
    return { start: offset + start - begin, end: offset + end - begin };
  };
}
