const OTHER: Readonly<Record<string, string>> = { LR: 'TB', RL: 'BT', TB: 'LR', TD: 'LR', BT: 'RL' };

/** The first line of a flowchart, with its direction, which is downwards if none is written. */
const FLOWCHART = /^([ \t]*(?:flowchart|flowchart-elk|graph)(?=[ \t;\n]|$))(?:([ \t]+)(TB|TD|BT|LR|RL)\b)?/m;
/** The first line of a diagram that has a line for its direction. */
const OTHERS = /^[ \t]*(?:stateDiagram(?:-v2)?|classDiagram|erDiagram|requirementDiagram)\b.*(?:\n|$)/m;
const DIRECTION = /^([ \t]*direction[ \t]+)(TB|TD|BT|LR|RL)\b/gm;

/**
 * The code of a diagram in Mermaid that runs down the page where it ran across it, and the other way round. Undefined if
 * its kind has no direction.
 */
export function turned(code: string): string | undefined {
  const flowchart = FLOWCHART.exec(code);
  if (flowchart) {
    const [whole, name = '', , direction = 'TB'] = flowchart;
    return replaced(code, flowchart.index, whole.length, `${name} ${OTHER[direction]}`);
  }
  const header = OTHERS.exec(code);
  if (!header) return undefined;
  for (const line of code.matchAll(DIRECTION)) {
    // Inside braces, it is that of a part.
    if (isInside(code.slice(0, line.index))) continue;
    const [whole, before = '', direction = 'TB'] = line;
    return replaced(code, line.index, whole.length, `${before}${OTHER[direction]}`);
  }
  const end = header.index + header[0].length;
  const isEnded = header[0].endsWith('\n');
  return replaced(code, end, 0, `${isEnded ? '' : '\n'}direction LR\n`);
}

function isInside(before: string): boolean {
  let depth = 0;
  for (const [sign] of before.matchAll(/[{}]/g)) depth += sign === '{' ? 1 : -1;
  return depth > 0;
}

function replaced(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}
