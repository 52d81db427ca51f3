import type { DrawnGraph, DrawnPart } from './drawn-graph.js';
import { bare, front, label } from './texts.js';

/** The signs around the text of a node, by its outline or by what its name says of it. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  rect: ['[', ']'],
  roundRect: ['(', ')'],
  ellipse: ['((', '))'],
  curved: ['((', '))'],
  hexagon: ['{{', '}}'],
  cloud: [')', '('],
  bang: ['))', '(('],
};

/** A mind map in Mermaid's language; undefined if its lines make no tree. */
export function mindMapCode(graph: DrawnGraph): string | undefined {
  const { nodes, links } = graph;
  const above = new Map(links.map(({ from, to }) => [to, from]));
  const roots = nodes.filter(({ id }) => !above.has(id));
  const [root] = roots;
  if (roots.length !== 1 || !root || links.length !== nodes.length - 1) return undefined;
  const lines: string[] = [];
  push(root, '  ');
  return lines.length === nodes.length ? [...front(graph), 'mindmap', ...lines].join('\n') : undefined;

  function push(node: DrawnPart, indent: string): void {
    lines.push(`${indent}${written(node)}`);
    for (const below of nodes) if (above.get(below.id) === node.id) push(below, `${indent}  `);
  }
}

function written(node: DrawnPart): string {
  const { id, kind, outline, lines } = node;
  const signs = SIGNS[kind ?? outline];
  if (!signs) return bare(lines, /[()[\]{}]/);
  return `n${id.replace(/\W/g, '')}${signs[0]}${label(node)}${signs[1]}`;
}
