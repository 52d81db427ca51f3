import { mayBeChart } from '../../charts/notations/fences.js';
import type { Block, Code, Document } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { walkDocument } from '../../model/nodes/walk.js';
import type { NotedCharts } from './fences.js';

export type { NotedCharts };
export { mayBeChart };

const NONE: NotedCharts = new Map();
const CODE = kindsOf('code');

/** Reads the charts that a text describes in the languages of other programs. Code without them loads nothing. */
export async function readNotedCharts(document: Document): Promise<NotedCharts> {
  const fences: Code[] = [];
  const block = (each: Block): void => {
    if (each.type === 'code' && mayBeChart(each)) fences.push(each);
  };
  walkDocument(document, { block }, CODE);
  if (fences.length === 0) return NONE;
  const { readFences } = await import('./fences.js');
  return readFences(fences, document);
}

/** Whether a chart takes the place of a fence, so that nobody else needs to draw it. */
export function isCharted(charts: NotedCharts, code: Code): boolean {
  const noted = charts.get(code);
  return noted !== undefined && !('fault' in noted);
}
