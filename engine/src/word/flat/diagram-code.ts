import type { DrawnGraph, DrawnLink, DrawnPart } from './drawn-graph.js';

/** The signs around the text of a node in a flowchart, by its outline. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  rect: ['[', ']'],
  roundRect: ['(', ')'],
  flowChartTerminator: ['([', '])'],
  flowChartPredefinedProcess: ['[[', ']]'],
  can: ['[(', ')]'],
  ellipse: ['((', '))'],
  curved: ['((', '))'],
  diamond: ['{', '}'],
  flowChartDecision: ['{', '}'],
  hexagon: ['{{', '}}'],
  odd: ['>', ']'],
  lean_right: ['[/', '/]'],
  lean_left: ['[\\', '\\]'],
  trapezoid: ['[/', '\\]'],
  inverted: ['[\\', '/]'],
};
/** The library's own colours, which need no mention. */
const FILL = 'ECECFF';
const STROKE = '9370DB';
/** In EMU: thicker lines are those of `==>`. */
const THICK = 15_000;

/** A flowchart in Mermaid's language. */
export function flowchartCode({ nodes, frames, links }: DrawnGraph): string {
  const lines = [`flowchart ${directionOf(nodes, links)}`];
  const write = (node: DrawnPart): string => {
    const [open, close] = SIGNS[node.outline] ?? ['[', ']'];
    return `${node.id}${open}${quoted(node.lines)}${close}`;
  };
  for (const node of nodes) if (!frameAround(node, frames)) lines.push(`  ${write(node)}`);
  pushFrames(undefined, '  ');
  for (const link of links) lines.push(`  ${link.from} ${arrowOf(link)}${labelOf(link)} ${link.to}`);
  for (const { id, fill, stroke } of nodes) {
    const styles = [
      ...(fill !== undefined && fill !== FILL ? [`fill:#${fill.toLowerCase()}`] : []),
      ...(stroke !== undefined && stroke !== STROKE ? [`stroke:#${stroke.toLowerCase()}`] : []),
    ];
    if (styles.length > 0) lines.push(`  style ${id} ${styles.join(',')}`);
  }
  return lines.join('\n');

  function pushFrames(outer: DrawnPart | undefined, indent: string): void {
    for (const frame of frames) {
      if (frameAround(frame, frames) !== outer) continue;
      lines.push(`${indent}subgraph ${frame.id} [${quoted(frame.lines)}]`);
      for (const node of nodes)
        if (frameAround(node, frames) === frame) lines.push(`${indent}  ${write(node)}`);
      pushFrames(frame, `${indent}  `);
      lines.push(`${indent}end`);
    }
  }
}

function arrowOf({ dash, weight, startMark, endMark }: DrawnLink): string {
  const start = startMark === undefined ? '' : startMark === 'oval' ? 'o' : '<';
  const end = endMark === undefined ? '-' : endMark === 'oval' ? 'o' : '>';
  if (dash !== undefined) return `${start}-.-${end === '-' ? '' : end}`;
  const line = weight > THICK ? '==' : '--';
  return `${start}${line}${end === '-' ? line.slice(1) : end}`;
}

function labelOf({ label }: DrawnLink): string {
  return label.length === 0 ? '' : `|${quoted(label)}|`;
}

/** A text between quotation marks, with its lines. */
function quoted(lines: readonly string[]): string {
  return `"${lines.map((line) => line.replaceAll('"', '#quot;')).join('<br>') || ' '}"`;
}

const NO_TEXT = '[*]';

/** A state diagram in Mermaid's language. */
export function stateCode({ nodes, frames, links }: DrawnGraph): string {
  const lines = ['stateDiagram-v2'];
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
    lines.push(`  note right of ${owner} : ${node.lines.join('<br>')}`);
  }
  return lines.join('\n');

  function pushAll(outer: DrawnPart | undefined, indent: string): void {
    for (const { id, lines: words, outline } of nodes) {
      if (around(id) !== outer || isNote(id) || nameOf(id) === NO_TEXT) continue;
      const text = words.join('<br>');
      if (outline === 'diamond') lines.push(`${indent}state ${id} <<choice>>`);
      else if (words.length === 0) lines.push(`${indent}state ${id} <<fork>>`);
      else if (text !== id) lines.push(`${indent}state "${text.replaceAll('"', '#quot;')}" as ${id}`);
    }
    for (const frame of stateFrames) {
      if (frameAround(frame, stateFrames) !== outer) continue;
      const text = frame.lines.join(' ');
      if (text !== '' && text !== frame.id)
        lines.push(`${indent}state "${text.replaceAll('"', '#quot;')}" as ${frame.id}`);
      lines.push(`${indent}state ${frame.id} {`);
      pushAll(frame, `${indent}  `);
      lines.push(`${indent}}`);
    }
    for (const { from, to, label } of links) {
      const owner = around(from);
      if (isNote(from) || isNote(to) || owner !== outer) continue;
      lines.push(
        `${indent}${nameOf(from)} --> ${nameOf(to)}${label.length === 0 ? '' : ` : ${label.join('<br>')}`}`,
      );
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

/** The innermost frame that something is in. */
function frameAround(part: DrawnPart, frames: readonly DrawnPart[]): DrawnPart | undefined {
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  const around = frames.filter(
    (frame) =>
      frame !== part &&
      frame.width * frame.height > part.width * part.height &&
      x > frame.x &&
      x < frame.x + frame.width &&
      y > frame.y &&
      y < frame.y + frame.height,
  );
  return around.sort((one, other) => one.width * one.height - other.width * other.height)[0];
}

/** Whether most lines lead down or across. */
function directionOf(nodes: readonly DrawnPart[], links: readonly DrawnLink[]): 'TD' | 'LR' {
  const places = new Map(nodes.map((node) => [node.id, node]));
  let [down, across] = [0, 0];
  for (const { from, to } of links) {
    const [one, other] = [places.get(from), places.get(to)];
    if (!one || !other) continue;
    if (other.x >= one.x + one.width) across++;
    else if (other.y >= one.y + one.height) down++;
  }
  return across > down ? 'LR' : 'TD';
}
