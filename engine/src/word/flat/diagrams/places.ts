import { largest } from '../../../text/long-arrays.js';
import type { DrawnGraph, DrawnPart, DrawnShape } from './drawn-graph.js';

/** The innermost frame that something is in. */
export function frameAround(part: DrawnShape, frames: readonly DrawnPart[]): DrawnPart | undefined {
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

/** Where lines lead, as the library calls it. */
export type Direction = 'TB' | 'LR' | 'BT' | 'RL';

type Parts = Pick<DrawnGraph, 'nodes' | 'frames' | 'links'>;

/**
 * Where most of the lines lead that are in a frame but in none of the frames in it; without one, in no frame. Undefined if there are
 * none. A line that leads down may lead across, too.
 */
export function directionIn(
  outer: DrawnPart | undefined,
  { nodes, frames, links }: Parts,
): Direction | undefined {
  const places = new Map([...nodes, ...frames].map((part) => [part.id, part]));
  const counts: Record<Direction, number> = { TB: 0, LR: 0, BT: 0, RL: 0 };
  for (const { from, to } of links) {
    const [one, other] = [places.get(from), places.get(to)];
    if (!one || !other || frameAroundBoth(one, other, frames) !== outer) continue;
    if (other.y >= one.y + one.height) counts.TB++;
    if (other.x >= one.x + one.width) counts.LR++;
    if (one.y >= other.y + other.height) counts.BT++;
    if (one.x >= other.x + other.width) counts.RL++;
  }
  const most = largest(Object.values(counts));
  return most === 0 ? undefined : DIRECTIONS.find((direction) => counts[direction] === most);
}

/**
 * The direction that puts parts without lines where they are: they are one beside the other where lines would lead down, and one
 * below the other where they would lead across. Undefined for a single part.
 */
export function directionAcross(
  outer: DrawnPart | undefined,
  { nodes, frames }: Parts,
): Direction | undefined {
  const parts = [...nodes, ...frames].filter((part) => frameAround(part, frames) === outer);
  if (parts.length < 2) return undefined;
  const down = parts.toSorted((one, other) => one.y - other.y);
  const isBelow = (part: DrawnPart, index: number): boolean => {
    const above = down[index - 1];
    return !above || part.y >= above.y + above.height;
  };
  return down.every(isBelow) ? 'LR' : 'TB';
}

const DIRECTIONS: readonly Direction[] = ['TB', 'LR', 'BT', 'RL'];

/** The direction of a diagram; where all of it is in frames that are turned, the one that turns them as they are. */
export function directionOf(graph: Parts, outer?: DrawnPart): Direction | undefined {
  const own = directionIn(outer, graph);
  if (own !== undefined) return own;
  for (const frame of graph.frames) {
    const inner = frameAround(frame, graph.frames) === outer ? directionOf(graph, frame) : undefined;
    if (inner !== undefined) return isApart(frame, graph) ? turned(inner) : inner;
  }
  return undefined;
}

/** How the library turns frames that no line leads into: across what is around them. */
export function turned(direction: Direction): Direction {
  return direction === 'TB' ? 'LR' : 'TB';
}

/** The innermost frame that two parts are in. */
export function frameAroundBoth(
  one: DrawnShape,
  other: DrawnShape,
  frames: readonly DrawnPart[],
): DrawnPart | undefined {
  const around = new Set(framesAround(one, frames));
  return framesAround(other, frames).find((frame) => around.has(frame));
}

/** Whether no line leads from what is in a frame to what is not. One that leads to the frame itself is none. */
export function isApart(frame: DrawnPart, { nodes, frames, links }: Parts): boolean {
  const parts = [...nodes, ...frames];
  const inside = new Set(
    parts.filter((part) => framesAround(part, frames).includes(frame)).map(({ id }) => id),
  );
  return links.every(({ from, to }) => inside.has(from) === inside.has(to));
}

/** From the innermost to the outermost. */
function framesAround(part: DrawnShape, frames: readonly DrawnPart[]): readonly DrawnPart[] {
  const around: DrawnPart[] = [];
  for (let frame = frameAround(part, frames); frame; frame = frameAround(frame, frames)) around.push(frame);
  return around;
}

/** The library's own colours of nodes and frames, which need no mention. */
const FILLS = /^(?:ECECFF|FFFFDE)$/;
const STROKES = /^(?:9370DB|AAAA33)$/;

/** Lines of code that paint parts as they are painted. */
export function stylesOf(parts: readonly DrawnPart[]): readonly string[] {
  return parts.flatMap(({ id, fill, stroke }) => {
    const styles = [
      ...(fill !== undefined && !FILLS.test(fill) ? [`fill:#${fill.toLowerCase()}`] : []),
      ...(stroke !== undefined && !STROKES.test(stroke) ? [`stroke:#${stroke.toLowerCase()}`] : []),
    ];
    return styles.length > 0 ? [`style ${id} ${styles.join(',')}`] : [];
  });
}
