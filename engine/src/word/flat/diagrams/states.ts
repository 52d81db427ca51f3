import type { DrawnGraph, DrawnPart } from './drawn-graph.js';
import { directionIn, frameAround, frameAroundBoth } from './places.js';
import { bare, front, quoted } from './texts.js';

const NO_TEXT = '[*]';
/** What ends a text that stands after a colon. */
const SIGNS = /[;#]/;

/** The library's names of regions that are side by side in a state. */
const REGION = /^(?:divider-)?id-[a-z\d]+$/;

/** A state diagram in Mermaid's language. */
export function stateCode(graph: DrawnGraph): string {
  const { nodes, frames, links } = graph;
  const lines = [...front(graph), 'stateDiagram-v2'];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string): string =>
    /_(?:start|end)$/.test(id) && byId.get(id)?.lines.length === 0 ? NO_TEXT : id;
  const isNote = (id: string): boolean => /----note/.test(id);
  const stateFrames = frames.filter(({ id }) => !/----parent$/.test(id));
  const partOf = (id: string): DrawnPart | undefined =>
    byId.get(id) ?? stateFrames.find((frame) => frame.id === id);
  const transitions = links.filter(({ from, to }) => !isNote(from) && !isNote(to));
  pushAll(undefined, '  ');
  for (const node of nodes) {
    if (!isNote(node.id)) continue;
    const owner = node.id.replace(/----note.*$/, '');
    const side = links.some(({ from }) => from === node.id) ? 'left' : 'right';
    lines.push(`  note ${side} of ${owner} : ${bare(node.lines, SIGNS)}`);
  }
  return lines.join('\n');

  function pushAll(outer: DrawnPart | undefined, indent: string): void {
    const direction = directionIn(outer, { nodes, frames: stateFrames, links: transitions }) ?? 'TB';
    // So that both ends are known where a line is written.
    const own = transitions.filter(({ from, to }) => {
      const [one, other] = [partOf(from), partOf(to)];
      return one && other && frameAroundBoth(one, other, stateFrames) === outer;
    });
    const isMentioned = (id: string): boolean => own.some(({ from, to }) => from === id || to === id);
    if (direction !== 'TB') lines.push(`${indent}direction ${direction}`);
    for (const node of nodes) {
      const { id, lines: words, outline, kind } = node;
      if (frameAround(node, stateFrames) !== outer || isNote(id) || nameOf(id) === NO_TEXT) continue;
      if (outline === 'diamond') lines.push(`${indent}state ${id} <<choice>>`);
      else if (words.length === 0)
        lines.push(`${indent}state ${id} <<${kind === 'join' ? 'join' : 'fork'}>>`);
      else if (words.join('<br>') !== id) lines.push(`${indent}state ${quoted(words)} as ${id}`);
      else if (!isMentioned(id)) lines.push(`${indent}${id}`);
    }
    const [regions, others] = [true, false].map((isRegion) =>
      stateFrames.filter(
        (frame) => frameAround(frame, stateFrames) === outer && REGION.test(frame.id) === isRegion,
      ),
    );
    for (const [index, region] of (regions ?? []).entries()) {
      if (index > 0) lines.push(`${indent}--`);
      pushAll(region, indent);
    }
    for (const frame of others ?? []) {
      const text = frame.lines.join(' ');
      if (text !== '' && text !== frame.id) lines.push(`${indent}state ${quoted([text])} as ${frame.id}`);
      lines.push(`${indent}state ${frame.id} {`);
      pushAll(frame, `${indent}  `);
      lines.push(`${indent}}`);
    }
    for (const { from, to, label } of own) {
      const text = label.length === 0 ? '' : ` : ${bare(label, SIGNS)}`;
      lines.push(`${indent}${nameOf(from)} --> ${nameOf(to)}${text}`);
    }
  }
}
