import { pushAll } from '../../../text/long-arrays.js';
import type { DrawnGraph, DrawnLink, DrawnPart } from './drawn-graph.js';
import {
  type Direction,
  directionAcross,
  directionIn,
  directionOf,
  frameAround,
  isApart,
  stylesOf,
  turned,
} from './places.js';
import { front, label, quoted } from './texts.js';

/** The signs around the text of a node in a flowchart, by its outline or by what its name says of it. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  rect: ['[', ']'],
  roundRect: ['(', ')'],
  flowChartTerminator: ['([', '])'],
  subroutine: ['[[', ']]'],
  doublecircle: ['(((', ')))'],
  can: ['[(', ')]'],
  ellipse: ['((', '))'],
  curved: ['((', '))'],
  diamond: ['{', '}'],
  hexagon: ['{{', '}}'],
  odd: ['>', ']'],
  lean_right: ['[/', '/]'],
  lean_left: ['[\\', '\\]'],
  trapezoid: ['[/', '\\]'],
  inverted: ['[\\', '/]'],
};
/** In EMU: thicker lines are those of `==>`. */
const THICK = 15_000;

/** A flowchart in Mermaid's language. */
export function flowchartCode(graph: DrawnGraph): string {
  const { nodes, frames, links } = graph;
  const direction = directionOf(graph) ?? directionAcross(undefined, graph) ?? 'TB';
  const lines = [...front(graph), `flowchart ${direction === 'TB' ? 'TD' : direction}`];
  for (const node of nodes) if (!frameAround(node, frames)) lines.push(`  ${written(node)}`);
  pushFrames(undefined, '  ', direction);
  for (const link of links) lines.push(`  ${link.from} ${arrowOf(link)}${labelOf(link)} ${link.to}`);
  pushAll(
    lines,
    stylesOf([...nodes, ...frames]).map((style) => `  ${style}`),
  );
  return lines.join('\n');

  function pushFrames(outer: DrawnPart | undefined, indent: string, around: Direction): void {
    // The library draws those first that come last.
    for (const frame of frames.toReversed()) {
      if (frameAround(frame, frames) !== outer) continue;
      lines.push(`${indent}subgraph ${frame.id} [${quoted(frame.lines)}]`);
      // Frames that nothing else is attached to are turned. The library gives others the direction around them, whatever they ask for.
      const apart = isApart(frame, graph);
      const given = apart ? turned(around) : around;
      const own = (apart && (directionIn(frame, graph) ?? directionAcross(frame, graph))) || given;
      if (own !== given) lines.push(`${indent}  direction ${own}`);
      for (const node of nodes)
        if (frameAround(node, frames) === frame) lines.push(`${indent}  ${written(node)}`);
      pushFrames(frame, `${indent}  `, own);
      lines.push(`${indent}end`);
    }
  }
}

function written(node: DrawnPart): string {
  const { id, kind, outline, lines } = node;
  const signs = SIGNS[kind ?? outline];
  if (!signs && kind !== undefined) {
    const text = lines.length === 0 ? '' : `, label: ${label(node)}`;
    return `${id}@{ shape: ${kind}${text} }`;
  }
  const [open, close] = signs ?? ['[', ']'];
  return `${id}${open}${label(node)}${close}`;
}

const STARTS: Readonly<Record<string, string>> = { oval: 'o', cross: 'x' };

function arrowOf({ dash, weight, startMark, endMark }: DrawnLink): string {
  const start = startMark === undefined ? '' : (STARTS[startMark] ?? '<');
  const end = endMark === undefined ? '-' : (STARTS[endMark] ?? '>');
  if (dash !== undefined) return `${start}-.-${end === '-' ? '' : end}`;
  const line = weight > THICK ? '==' : '--';
  return `${start}${line}${end === '-' ? line.slice(1) : end}`;
}

function labelOf({ label: lines }: DrawnLink): string {
  return lines.length === 0 ? '' : `|${quoted(lines)}|`;
}
