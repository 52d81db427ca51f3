import type { DrawnGraph, DrawnPart } from './drawn-graph.js';

/** What would be read as a tag of HTML. */
const TAG = /<[a-z/!]/i;

/** A text between quotation marks, with its lines. */
export function quoted(lines: readonly string[]): string {
  return `"${bare(lines).replaceAll('"', '#quot;') || ' '}"`;
}

/** A text without them, with its lines; `signs` are those that mean something where it stands. */
export function bare(lines: readonly string[], signs?: RegExp): string {
  return lines
    .map((line) =>
      line.replace(TAG.test(line) ? /#(?=\w+;)|&(?=#?\w+;)|[<>]/g : /#(?=\w+;)|&(?=#?\w+;)/g, entity),
    )
    .map((line) =>
      signs ? line.replace(/#\w+;|[\s\S]/g, (part) => (signs.test(part) ? entity(part) : part)) : line,
    )
    .join('<br>');
}

/** What stands before the code of a diagram: its title, and a setting. */
export function front({ labels }: DrawnGraph, settings: readonly string[] = []): readonly string[] {
  const title = labels.find(({ id }) => id === 'title')?.lines.join(' ');
  const lines = [...(title === undefined ? [] : [`title: ${JSON.stringify(title)}`]), ...settings];
  return lines.length === 0 ? [] : ['---', ...lines, '---'];
}

/** The text of a part as Markdown between quotation marks where some of it is emphasized. The library has no underlines. */
export function label({ lines, marked }: DrawnPart): string {
  const emphasized = marked.map((line) => line.replace(/<\/?u>/g, ''));
  return emphasized.join() === lines.join() ? quoted(lines) : `"\`${quoted(emphasized).slice(1, -1)}\`"`;
}

/** A sign by its number; what is an entity already stays. */
function entity(sign: string): string {
  return sign.length > 1 ? sign : `#${sign.charCodeAt(0)};`;
}
