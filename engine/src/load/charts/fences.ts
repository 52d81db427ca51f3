import { type Noted, readNotation } from '../../charts/notations/index.js';
import type { Block, Code, Document, Table } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walkDocument } from '../../model/nodes/walk.js';

/** What the fences of a text say of charts; those that describe none are not among them. */
export type NotedCharts = ReadonlyMap<Code, Noted>;

const TABLES = kindsOf('table');

/** Reads fences that may describe charts. They may refer to the tables of the text. */
export async function readFences(fences: readonly Code[], document: Document): Promise<NotedCharts> {
  const tables = new Map<string, Table>();
  const block = (each: Block): void => {
    if (each.type !== 'table') return;
    for (const name of [...(each.anchors ?? []), each.nameBelow ?? '']) tables.set(name, each);
  };
  walkDocument(document, { block }, TABLES);
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

function textsOf({ rows }: Table): readonly (readonly string[])[] {
  return rows.map(({ cells }) =>
    cells.map(({ children: [only] }) => (only?.type === 'paragraph' ? plainText(only.children).trim() : '')),
  );
}
