import { pushAll } from '../../../text/long-arrays.js';
import type { DrawnGraph, DrawnLink, DrawnPart } from './drawn-graph.js';
import { directionOf, frameAround, stylesOf } from './places.js';
import { bare, front, quoted } from './texts.js';

/** The signs at the start of a line by what is there; those at its end are the same, turned around. */
const STARTS: Readonly<Record<string, string>> = {
  triangle: '<|',
  'hollow diamond': 'o',
  diamond: '*',
  arrow: '<',
  circle: '()',
};
const ENDS: Readonly<Record<string, string>> = { ...STARTS, triangle: '|>', arrow: '>' };

/** What ends a text that stands after a colon. */
const SIGNS = /[;#{}]/;

/** A class diagram in Mermaid's language. */
export function classCode(graph: DrawnGraph): string | undefined {
  const { nodes, frames, links } = graph;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const isNote = ({ kind }: DrawnPart): boolean => kind === 'note';
  // An interface is shown by its name alone, without a box.
  const isInterface = ({ id }: DrawnPart): boolean => /^interface\d+$/.test(id);
  const classes = nodes.filter((node) => !isNote(node) && !isInterface(node));
  const nameOf = (id: string): string => {
    const node = byId.get(id);
    return node && isInterface(node) ? node.lines.join(' ') : named(id);
  };
  // Namespaces that are shown by their whole names do not lie in each other.
  const isFlat = frames.some(({ id, lines }) => id.includes('.') && lines.join(' ') === id);
  const lines = [...front(graph, isFlat ? FLAT : []), 'classDiagram'];
  const direction = directionOf(graph) ?? 'TB';
  if (direction !== 'TB') lines.push(`  direction ${direction}`);
  pushInto(undefined, '  ');
  for (const link of links) {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    if ((from && isNote(from)) || (to && isNote(to))) continue;
    const line = lineOf(link);
    if (line === undefined) return undefined;
    const ends = [link.startLabel, link.endLabel].map((text) =>
      text.length === 0 ? '' : ` ${quoted(text)}`,
    );
    const text = link.label.length === 0 ? '' : ` : ${bare(link.label, SIGNS)}`;
    lines.push(`  ${nameOf(link.from)}${ends[0]} ${line}${ends[1]} ${nameOf(link.to)}${text}`);
  }
  for (const note of nodes.filter(isNote)) {
    const about = links.find(({ from, to }) => from === note.id || to === note.id);
    const owner = about && (about.from === note.id ? about.to : about.from);
    lines.push(`  note ${owner === undefined ? '' : `for ${named(owner)} `}${quoted(note.lines)}`);
  }
  pushAll(
    lines,
    stylesOf(classes).map((style) => `  ${style}`),
  );
  return lines.join('\n');

  function pushInto(outer: DrawnPart | undefined, indent: string): void {
    for (const node of classes)
      if (frameAround(node, frames) === outer)
        pushAll(
          lines,
          classLines(node).map((line) => `${indent}${line}`),
        );
    for (const frame of frames) {
      if (frameAround(frame, frames) !== outer) continue;
      const name =
        outer && frame.id.startsWith(`${outer.id}.`) ? frame.id.slice(outer.id.length + 1) : frame.id;
      const text = frame.lines.join(' ');
      const isNamed = text === '' || text === frame.id || text === name || text === name.split('.').at(-1);
      lines.push(`${indent}namespace ${name}${isNamed ? '' : `[${quoted(frame.lines)}]`} {`);
      pushInto(frame, `${indent}  `);
      lines.push(`${indent}}`);
    }
  }
}

/** The name of a class; one with other signs than those of words is between backticks. */
function named(id: string): string {
  return /^[\p{L}\p{N}_-]+$/u.test(id) ? id : `\`${id}\``;
}

const FLAT = ['config:', '  class:', '    hierarchicalNamespaces: false'];

function lineOf({ dash, startMark, endMark }: DrawnLink): string | undefined {
  const [start, end] = [
    startMark === undefined ? '' : STARTS[startMark],
    endMark === undefined ? '' : ENDS[endMark],
  ];
  return start === undefined || end === undefined
    ? undefined
    : `${start}${dash === undefined ? '--' : '..'}${end}`;
}

/** A class with what it is, its name, and its members, of which the name alone is bold. */
function classLines({ id, lines, marked }: DrawnPart): readonly string[] {
  const title = Math.max(
    0,
    marked.findIndex((line) => /^\*\*/.test(line)),
  );
  const last = marked.findLastIndex((line) => /^\*\*/.test(line));
  const end = Math.max(title, last) + 1;
  const kinds = lines.slice(0, title).map((line) => `<<${line.replace(/^«|»$/g, '').trim()}>>`);
  const members = marked.slice(end).map(memberOf);
  const name = lines.slice(title, end);
  const text = name.join(' ');
  const generic = text.startsWith(`${id}<`) && text.endsWith('>') ? `~${text.slice(id.length + 1, -1)}~` : '';
  const shown = text === '' || text === id || generic !== '' ? generic : `[${quoted(name)}]`;
  const head = `class ${named(id)}${shown}`;
  const body = [...kinds, ...members];
  return body.length === 0 ? [head] : [`${head} {`, ...body.map((line) => `  ${line}`), '}'];
}

/**
 * A member: an abstract one is in italics and a static one underlined, a type in pointed brackets has tildes, and the type of a result
 * follows without a colon.
 */
function memberOf(marked: string): string {
  const [, inTags] = /^<u>(.*)<\/u>$/.exec(marked) ?? [];
  const [, inStars] = /^\*([^*].*)\*$/.exec(inTags ?? marked) ?? [];
  const sign = inTags === undefined ? '' : '$';
  const classifier = inStars === undefined ? sign : '*';
  const words = (inStars ?? inTags ?? marked).replace(/<\/?u>/g, '');
  const text = words.replace(/<([^<>]*(?:<[^<>]*>[^<>]*)*)>/g, (type) => type.replace(/[<>]/g, '~'));
  const plain = bare([text], /[{}]/);
  const [, method = plain, result] = /^(.*\)) : (.+)$/.exec(plain) ?? [];
  return `${method}${classifier}${result === undefined ? '' : ` ${result}`}`;
}
