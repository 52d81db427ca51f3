import type { Notation } from '../outcome.js';
import { readPie } from './pie.js';
import { readRadar } from './radar.js';
import { readXyChart } from './xychart.js';

/** The charts among Mermaid's diagrams. What is no chart, or has a mistake, is left to Mermaid. */
export const MERMAID: Notation = {
  name: 'Mermaid',
  languages: ['mermaid'],
  read: (code) => readPie(code) ?? readXyChart(code) ?? readRadar(code),
};
