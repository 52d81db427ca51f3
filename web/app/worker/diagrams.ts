import type { DiagramRenderer } from '@footmark/engine';

/** Draws the diagrams of a text. What draws them is fetched with the first one. */
export const DIAGRAMS: DiagramRenderer = {
  languages: ['mermaid'],
  draw: async (request) => (await import('./draw-diagram')).drawDiagram(request),
};
