import type { DiagramRenderer } from '@footmark/engine';

/** Draws the diagrams of a text. The library is loaded with the first one. */
export const DIAGRAMS: DiagramRenderer = {
  languages: ['mermaid'],
  draw: async (request) => (await import('./draw-diagram')).drawDiagram(request),
};
