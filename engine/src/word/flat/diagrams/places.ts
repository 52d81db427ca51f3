import type { DrawnLink, DrawnPart, DrawnShape } from './drawn-graph.js';

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

/** Whether most lines lead down or across. */
export function directionOf(nodes: readonly DrawnPart[], links: readonly DrawnLink[]): 'TD' | 'LR' {
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

/** The library's own colours, which need no mention. */
const FILL = 'ECECFF';
const STROKE = '9370DB';

/** Lines of code that paint parts as they are painted. */
export function stylesOf(nodes: readonly DrawnPart[]): readonly string[] {
  return nodes.flatMap(({ id, fill, stroke }) => {
    const styles = [
      ...(fill !== undefined && fill !== FILL ? [`fill:#${fill.toLowerCase()}`] : []),
      ...(stroke !== undefined && stroke !== STROKE ? [`stroke:#${stroke.toLowerCase()}`] : []),
    ];
    return styles.length > 0 ? [`style ${id} ${styles.join(',')}`] : [];
  });
}
