import { mayBeChart } from '../../charts/notations/fences.js';
import type { Noted } from '../../charts/notations/index.js';
import type { Block, Code, Document, Table } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walkDocument } from '../../model/nodes/walk.js';

export { mayBeChart };

/** What the fences of a text say of charts; those that describe none are not among them. */
export type NotedCharts = ReadonlyMap<Code, Noted>;

const NONE: NotedCharts = new Map();
const CODE_AND_TABLES = kindsOf('code', 'table');

/** Reads the charts that a text describes in the languages of other programs. Code without them loads nothing. */
export async function readNotedCharts(document: Document): Promise<NotedCharts> {
  const fences: Code[] = [];
  const tables = new Map<string, Table>();
  const block = (each: Block): void => {
    if (each.type === 'code' && mayBeChart(each)) fences.push(each);
    if (each.type !== 'table') return;
    for (const name of [...(each.anchors ?? []), each.nameBelow ?? '']) tables.set(name, each);
  };
  walkDocument(document, { block }, CODE_AND_TABLES);
  if (fences.length === 0) return NONE;
  const { readNotation } = await import('../../charts/notations/index.js');
  const charts = new Map<Code, Noted>();
  const tableNamed = (name: string) => {
    const table = tables.get(name);
    return table && textsOf(table);
  };
  for (const code of fences) {
    const noted = await readNotation(code, { tableNamed });
    if (noted) charts.set(code, noted);
  }
  return charts;
}

/** Whether a chart takes the place of a fence, so that nobody else needs to draw it. */
export function isCharted(charts: NotedCharts, code: Code): boolean {
  const noted = charts.get(code);
  return noted !== undefined && !('fault' in noted);
}

function textsOf({ rows }: Table): readonly (readonly string[])[] {
  return rows.map(({ cells }) =>
    cells.map(({ children: [only] }) => (only?.type === 'paragraph' ? plainText(only.children).trim() : '')),
  );
}
