import type {
  DiagramAnswer,
  DiagramGraph,
  DiagramRenderer,
  DiagramRequest,
  DiagramShapes,
} from '@footmark/engine';
import { DIAGRAM_LANGUAGES, DIAGRAM_TIME_LIMIT } from '@footmark/engine/options';
import { requestProcess } from './request-process.js';

/** Draws Mermaid's diagrams in a separate process, with limits on time and memory: their code may come from anywhere. */
export const diagrams: DiagramRenderer = diagramsIn(new URL('./diagram-process.js', import.meta.url));

function diagramsIn(script: URL, limit: number = DIAGRAM_TIME_LIMIT.milliseconds): DiagramRenderer {
  const ask = requestProcess<DiagramRequest>(script, limit);
  return {
    languages: DIAGRAM_LANGUAGES,
    draw: async (request) => answerIn(await ask(request)) ?? { fault: DIAGRAM_TIME_LIMIT.fault },
  };
}

function answerIn(message: unknown): DiagramAnswer | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  // The graph and the shapes come from this program's own process.
  if ('svg' in message && typeof message.svg === 'string')
    return {
      svg: message.svg,
      ...('letters' in message && { letters: Number(message.letters) }),
      ...('graph' in message && { graph: message.graph as DiagramGraph }),
      ...('shapes' in message && { shapes: message.shapes as DiagramShapes }),
    };
  if (!('fault' in message) || typeof message.fault !== 'string') return undefined;
  const line = 'line' in message && typeof message.line === 'number' ? message.line : undefined;
  return { fault: message.fault, ...(line !== undefined && { line }) };
}
