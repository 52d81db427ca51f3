import type { DrawnGraph, DrawnPart } from './drawn-graph.js';
import { directionOf, frameAround } from './places.js';
import { bare, front, quoted } from './texts.js';

const NO_TEXT = '[*]';
/** What ends a text that stands after a colon. */
const SIGNS = /[;#]/;

/** A state diagram in Mermaid's language. */
export function stateCode(graph: DrawnGraph): string {
  const { nodes, frames, links } = graph;
  const lines = [...front(graph), 'stateDiagram-v2'];
  if (directionOf(nodes, links) === 'LR') lines.push('  direction LR');
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string): string =>
    /_(?:start|end)$/.test(id) && byId.get(id)?.lines.length === 0 ? NO_TEXT : id;
  const isNote = (id: string): boolean => /----note/.test(id);
  const stateFrames = frames.filter(({ id }) => !/----parent$/.test(id));
  const around = (id: string): DrawnPart | undefined => {
    const part = byId.get(id) ?? stateFrames.find((frame) => frame.id === id);
    return part && frameAround(part, stateFrames);
  };
  pushAll(undefined, '  ');
  for (const node of nodes) {
    if (!isNote(node.id)) continue;
    const owner = node.id.replace(/----note.*$/, '');
    lines.push(`  note right of ${owner} : ${bare(node.lines, SIGNS)}`);
  }
  return lines.join('\n');

  function pushAll(outer: DrawnPart | undefined, indent: string): void {
    for (const { id, lines: words, outline } of nodes) {
      if (around(id) !== outer || isNote(id) || nameOf(id) === NO_TEXT) continue;
      if (outline === 'diamond') lines.push(`${indent}state ${id} <<choice>>`);
      else if (words.length === 0) lines.push(`${indent}state ${id} <<fork>>`);
      else if (words.join('<br>') !== id) lines.push(`${indent}state ${quoted(words)} as ${id}`);
    }
    for (const frame of stateFrames) {
      if (frameAround(frame, stateFrames) !== outer) continue;
      const text = frame.lines.join(' ');
      if (text !== '' && text !== frame.id) lines.push(`${indent}state ${quoted([text])} as ${frame.id}`);
      lines.push(`${indent}state ${frame.id} {`);
      pushAll(frame, `${indent}  `);
      lines.push(`${indent}}`);
    }
    for (const { from, to, label } of links) {
      const owner = around(from);
      if (isNote(from) || isNote(to) || owner !== outer) continue;
      const text = label.length === 0 ? '' : ` : ${bare(label, SIGNS)}`;
      lines.push(`${indent}${nameOf(from)} --> ${nameOf(to)}${text}`);
    }
    for (const { id } of nodes)
      if (around(id) === outer && !isNote(id) && nameOf(id) === id && !isMentioned(id))
        lines.push(`${indent}${id}`);
  }

  function isMentioned(id: string): boolean {
    return (
      links.some(({ from, to }) => from === id || to === id) ||
      lines.some((line) => line.includes(` as ${id}`) || line.includes(`state ${id} <<`))
    );
  }
}
