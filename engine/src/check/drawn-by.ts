import type { DiagramRenderer } from '../api/host.js';
import type { Subject } from './subject.js';

/** What a host is expected to draw, where it is not asked to. */
export function drawnBy(renderer: DiagramRenderer | undefined): Subject['isDrawn'] {
  return ({ lang }) => renderer?.languages.includes(lang.toLowerCase()) ?? false;
}
