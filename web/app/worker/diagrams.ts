import type { DiagramRenderer } from '@footmark/engine';
import { DIAGRAM_LANGUAGES } from '@footmark/engine/options';

/** Draws the diagrams of a text. The library is loaded with the first one. */
export const DIAGRAMS: DiagramRenderer = {
  languages: DIAGRAM_LANGUAGES,
  draw: async (request) => (await import('./draw-diagram')).drawDiagram(request),
};
