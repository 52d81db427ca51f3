import type { Block, FootnoteDefinition, Inline } from '../document.js';

/** Something with a line of the source, which can move while a text is written. */
export interface WithLine {
  line: number;
  lastLine?: number;
}

/** Everything in nodes that has a line. */
export function placesIn(nodes: readonly (Block | FootnoteDefinition | Inline)[]): WithLine[] {
  const found = new Set<WithLine>();
  for (const node of nodes) collect(node, found);
  return [...found];
}

function collect(value: unknown, found: Set<WithLine>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found);
  else if (typeof value === 'object' && value !== null) {
    if (isOnLine(value)) {
      if (found.has(value)) return;
      found.add(value);
    }
    for (const key in value) {
      const child: unknown = value[key as keyof typeof value];
      if (typeof child === 'object') collect(child, found);
    }
  }
}

function isOnLine(value: object): value is WithLine {
  return 'line' in value && typeof value.line === 'number';
}

/**
 * Moves nodes to other lines, in place: everything that is remembered of a node that did not change is remembered by its
 * identity. Nothing else in the engine changes a node.
 */
export function moveLines(places: readonly WithLine[], by: number): void {
  if (by === 0) return;
  for (const place of places) {
    place.line += by;
    if (place.lastLine !== undefined) place.lastLine += by;
  }
}
