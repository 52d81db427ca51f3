import { largest, smallest } from '../../../text/long-arrays.js';
import type { DrawnGraph, DrawnLink, DrawnPart, DrawnShape } from './drawn-graph.js';
import { bare, front } from './texts.js';

/** What ends a text, or begins a remark. */
const SIGNS = /[;#]/;

/** Messages by what is at both ends. */
const ARROWS: Readonly<Record<string, readonly [solid: string, dashed: string]>> = {
  ',': ['->', '-->'],
  ',triangle': ['->>', '-->>'],
  'triangle,triangle': ['<<->>', '<<-->>'],
  ',cross': ['-x', '--x'],
  ',stealth': ['-)', '--)'],
};

/** The words between the parts of a frame. */
const BETWEEN: Readonly<Record<string, string>> = { alt: 'else', par: 'and', critical: 'option' };

/** A line of the code, with the height at which it stands; of lines at the same height, those with a lower rank come first. */
interface Step {
  readonly y: number;
  readonly rank: number;
  readonly line: string;
}

/** A sequence diagram in Mermaid's language; undefined if something in it is not known. */
export function sequenceCode(graph: DrawnGraph): string | undefined {
  const { nodes, links, lines, description } = graph;
  const lives = lines.flatMap(({ id, ...shape }) =>
    id.startsWith('life of ') ? [{ name: id.slice('life of '.length), ...shape }] : [],
  );
  // A text that somebody added in Word is a note, too.
  const isNote = ({ kind, id }: DrawnPart): boolean =>
    kind === 'note' || lives.every(({ name }) => name !== id);
  const actors = lives
    .flatMap((life): Actor[] => {
      const shown = nodes.filter((node) => node.id === life.name && !isNote(node));
      const [top, ...others] = shown.sort((one, other) => one.y - other.y);
      if (!top) return [];
      // An actor has a box at both ends of its line; what was changed in the lower one counts if the upper one still has its words.
      const isOld = (words: string): boolean => words === life.name || description.includes(words);
      const lower = others.find(({ lines: own }) => !isOld(own.join(' ')));
      const { lines: words, isWrapped, kind } = isOld(top.lines.join(' ')) ? (lower ?? top) : top;
      return [{ ...life, lines: words, isWrapped, kind }];
    })
    .sort((one, other) => middle(one) - middle(other));
  const messages = links.map((link) => ({ link, line: messageOf(link) }));
  if (actors.length === 0 || actors.length < lives.length) return undefined;
  if (messages.some(({ line }) => line === undefined)) return undefined;
  const steps: Step[] = [
    ...messages.map(({ link, line = '' }) => ({ y: link.y, rank: 2, line })),
    ...nodes.filter(isNote).map((note) => ({ y: note.y, rank: 2, line: noteOf(note, actors) })),
    ...activities(graph),
    ...framesIn(graph),
    ...numbersOf(graph),
  ];
  const [first, last] = [
    smallest(links.map(({ y }) => y)),
    largest(links.map(({ y, height }) => y + height)),
  ];
  for (const actor of actors) {
    const own = links.filter(({ from, to }) => from === actor.name || to === actor.name).map(({ y }) => y);
    // A line of life that begins late, or ends early, is of an actor that comes or goes with a message.
    if (actor.y > first && own.length > 0)
      steps.push({ y: smallest(own), rank: 1, line: `create ${declared(actor)}` });
    if (actor.y + actor.height < last && own.length > 0)
      steps.push({ y: largest(own), rank: 1, line: `destroy ${actor.name}` });
  }
  const begun = actors.filter(({ y }) => y <= first);
  return [
    ...front(graph),
    'sequenceDiagram',
    ...declarations(begun, graph),
    ...indented(steps.sort((one, other) => one.y - other.y || one.rank - other.rank)),
  ].join('\n');
}

/** An actor with its line of life, and what is written in its box. */
interface Actor extends DrawnShape {
  readonly name: string;
  readonly lines: readonly string[];
  readonly isWrapped: boolean;
  readonly kind: string | undefined;
}

/** A text, which is broken for want of room only where it says so. */
function spoken(lines: readonly string[], isWrapped: boolean): string {
  return `${isWrapped ? 'wrap: ' : ''}${bare(lines, SIGNS)}`;
}

function declared({ name, lines, isWrapped, kind }: Actor): string {
  const text = spoken(lines, isWrapped);
  const type = kind === undefined || kind === 'actor' ? '' : `@{ "type": "${kind}" }`;
  return `${kind === 'actor' ? 'actor' : 'participant'} ${name}${type}${text === name || text === '' ? '' : ` as ${text}`}`;
}

/** The actors from left to right, in their groups. */
function declarations(actors: readonly Actor[], { frames }: DrawnGraph): readonly string[] {
  const groups = frames.filter(({ kind }) => kind === 'box');
  const groupOf = (actor: Actor): DrawnPart | undefined =>
    groups.find(({ x, width }) => middle(actor) > x && middle(actor) < x + width);
  return actors.flatMap((actor, index) => {
    const [group, before, after] = [actor, actors[index - 1], actors[index + 1]].map(
      (each) => each && groupOf(each),
    );
    if (!group) return [`  ${declared(actor)}`];
    const color = group.fill === undefined ? 'transparent' : rgb(group.fill);
    const title = bare(group.lines, SIGNS);
    return [
      ...(group === before ? [] : [`  box ${color}${title === '' ? '' : ` ${title}`}`]),
      `    ${declared(actor)}`,
      ...(group === after ? [] : ['  end']),
    ];
  });
}

function rgb(hex: string): string {
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

function messageOf({ from, to, label, isWrapped, dash, startMark, endMark }: DrawnLink): string | undefined {
  const arrow = ARROWS[`${startMark ?? ''},${endMark ?? ''}`]?.[dash === undefined ? 0 : 1];
  return arrow === undefined ? undefined : `${from}${arrow}${to}: ${spoken(label, isWrapped)}`.trimEnd();
}

/** A note over the lines of life that it covers, else beside the closest. */
function noteOf(note: DrawnPart, actors: readonly Actor[]): string {
  const text = spoken(note.lines, note.isWrapped);
  const covered = actors.filter((actor) => middle(actor) > note.x && middle(actor) < note.x + note.width);
  const [first, last] = [covered[0], covered.at(-1)];
  if (first && last)
    return `Note over ${first === last ? first.name : `${first.name},${last.name}`}: ${text}`;
  const off = (actor: Actor): number =>
    Math.min(Math.abs(middle(actor) - note.x), Math.abs(middle(actor) - note.x - note.width));
  const [closest] = [...actors].sort((one, other) => off(one) - off(other));
  const side = closest && middle(closest) > note.x ? 'left' : 'right';
  return `Note ${side} of ${closest?.name ?? ''}: ${text}`;
}

const ACTIVITY = 'activity of ';

function activities({ pieces }: DrawnGraph): readonly Step[] {
  return pieces.flatMap(({ id, y, height }) => {
    if (!id.startsWith(ACTIVITY)) return [];
    const name = id.slice(ACTIVITY.length);
    return [
      { y, rank: 4, line: `activate ${name}` },
      { y: y + height, rank: 3, line: `deactivate ${name}` },
    ];
  });
}

/** The beginnings, middles and ends of frames, with their conditions. */
function framesIn({ frames, labels, lines }: DrawnGraph): readonly Step[] {
  return frames.flatMap((frame): Step[] => {
    const { id, kind = '', fill, y, height } = frame;
    if (kind === 'box') return [];
    if (kind === 'rect')
      return [
        { y, rank: 0, line: `rect ${fill === undefined ? 'transparent' : rgb(fill)}` },
        { y: y + height, rank: 5, line: 'end' },
      ];
    const conditions = labels
      .filter((label) => label.id === `frame ${id}`)
      .sort((one, other) => one.y - other.y);
    const parts = lines
      .filter((line) => line.id === `part of frame ${id}`)
      .map((line) => line.y)
      .sort((one, other) => one - other);
    const starts = [y, ...parts];
    return [
      ...starts.map((start, index) => {
        const end = starts[index + 1] ?? y + height;
        const condition = conditions.find(
          (each) => each.y >= start - each.height && each.y < end - each.height,
        );
        const text = condition ? bare(condition.lines, SIGNS).replace(/^\[(.*)\]$/, '$1') : '';
        const word = index === 0 ? kind : (BETWEEN[kind] ?? 'else');
        return { y: start, rank: 0, line: `${word} ${text}`.trimEnd() };
      }),
      { y: y + height, rank: 5, line: 'end' },
    ];
  });
}

/** With the lines between the beginning and the end of a frame further in. */
function indented(steps: readonly Step[]): readonly string[] {
  let depth = 1;
  return steps.map(({ line, rank }) => {
    const isBetween = rank === 0 && /^(?:else|and|option)(?: |$)/.test(line);
    if (rank === 5 || isBetween) depth -= 1;
    const written = `${'  '.repeat(Math.max(1, depth))}${line}`;
    if (rank === 0) depth += 1;
    return written;
  });
}

/** Where the numbers of messages begin, go on otherwise than before, or end. */
function numbersOf({ labels, links }: DrawnGraph): readonly Step[] {
  const numbers = labels.filter(({ id }) => id === 'number');
  const counted = [...links]
    .sort((one, other) => one.y - other.y)
    .map((link) => {
      const number = numbers.find(({ y, height }) => Math.abs(y + height / 2 - link.y) <= height);
      return { y: link.y, value: number && Number(number.lines[0]) };
    });
  const steps: Step[] = [];
  let [step, next]: [number, number | undefined] = [1, undefined];
  for (const [index, { y, value }] of counted.entries()) {
    if (value === undefined && next !== undefined) steps.push({ y, rank: 1, line: 'autonumber off' });
    if (value !== undefined && value !== next) {
      const [after, third] = [counted[index + 1]?.value, counted[index + 2]?.value];
      const isStep =
        after !== undefined && after > value && (third ?? 2 * after - value) - after === after - value;
      step = isStep ? after - value : 1;
      const from = value === 1 && step === 1 ? '' : ` ${value}${step === 1 ? '' : ` ${step}`}`;
      steps.push({ y, rank: 1, line: `autonumber${from}` });
    }
    next = value === undefined ? undefined : value + step;
  }
  return steps;
}

function middle({ x, width }: DrawnShape): number {
  return x + width / 2;
}
