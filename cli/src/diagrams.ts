import type { DiagramAnswer, DiagramRenderer, DiagramRequest } from '@footmark/engine';
import { requestProcess } from './request-process.js';

/** Real diagrams take a second or two. */
const TIME_LIMIT_MS = 30_000;

/** Draws Mermaid's diagrams in a separate process, with limits on time and memory: their code may come from anywhere. */
export const diagrams: DiagramRenderer = diagramsIn(new URL('./diagram-process.js', import.meta.url));

function diagramsIn(script: URL, limit = TIME_LIMIT_MS): DiagramRenderer {
  const ask = requestProcess<DiagramRequest>(script, limit);
  return {
    languages: ['mermaid'],
    draw: async (request) => answerIn(await ask(request)) ?? { fault: 'drawing it took too long' },
  };
}

function answerIn(message: unknown): DiagramAnswer | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if ('svg' in message && typeof message.svg === 'string') return { svg: message.svg };
  if (!('fault' in message) || typeof message.fault !== 'string') return undefined;
  const line = 'line' in message && typeof message.line === 'number' ? message.line : undefined;
  return { fault: message.fault, ...(line !== undefined && { line }) };
}
