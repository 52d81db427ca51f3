import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

const SOURCE = /^\s{0,3}\[(\d{1,4})\](?::\s*|\s+)(\S.*)$/;
const LINK = /^<?([^\s:]+:\/\/[^\s>]+)>?(?:\s+["'(](.*)["')])?\s*$/;

/**
 * The list of sources that an assistant puts at the end, `[1] Title, address` or `[1]: address "title"`, becomes
 * notes where the text refers to them.
 */
export const sourceLists: Repair = {
  name: 'source-lists',
  done: (count) => `Turned a list of sources into notes (${count} line(s) changed)`,
  apply(lines) {
    const first = startOfList(lines);
    const body = lines.slice(0, first);
    const numbers = new Set(lines.slice(first).map((line) => SOURCE.exec(line)?.[1]));
    const cited = new Set(
      Array.from(body.join('\n').matchAll(/\[(\d{1,4})\](?![(:[])/g), ([, number]) => number),
    );
    if (![...numbers].some((number) => number !== undefined && cited.has(number))) return lines;
    const reference = (text: string): string =>
      text.replace(/\[(\d{1,4})\](?![(:[])/g, (mark, number: string) =>
        numbers.has(number) ? `[^${number}]` : mark,
      );
    return [
      ...mapProseLines(body, (line) => mapOutsideCode(line, reference)),
      ...lines
        .slice(first)
        .map((line) =>
          line.replace(SOURCE, (_, number: string, text: string) => `[^${number}]: ${shown(text)}`),
        ),
    ];
  },
};

/** The index of the first line of the list that ends the text; behind the last line where there is none. */
function startOfList(lines: readonly string[]): number {
  let first = lines.length;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    if (SOURCE.test(line)) first = index;
    else if (line.trim() !== '') break;
  }
  return first;
}

function shown(text: string): string {
  const link = LINK.exec(text);
  if (!link) return text;
  const [, address = '', title] = link;
  return title ? `${title}. <${address}>` : `<${address}>`;
}
