import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

const DEFINITION = /^\s{0,3}\[(\d{1,4})\]:\s*(\S.*)$/;
const SOURCE = /^\s{0,3}\[(\d{1,4})\](?::\s*|\s+)(\S.*)$/;
/** No link, `[text][1]` or `[1](address)`; but `[1][2]` are two. */
const CITATION = /(?<!(?<!\[\d{1,4})\])\[(\d{1,4})\](?![(:]|\[(?!\d{1,4}\]))/g;
const LINK = /^<?([^\s:]+:\/\/[^\s>]+)>?(?:\s+["'(](.*)["')])?\s*$/;

/**
 * The list of sources that an assistant puts at the end, `[1] Title, address` or `[1]: address "title"`, becomes
 * notes where the text refers to them. Where it refers to none, link definitions would show nothing: they become a list.
 */
export const sourceLists: Repair = {
  name: 'source-lists',
  done: (count) => `Turned a list of sources into notes (${count} line(s) changed)`,
  apply(lines) {
    const first = startOfList(lines);
    const body = lines.slice(0, first);
    const numbers = new Set(lines.slice(first).map((line) => SOURCE.exec(line)?.[1]));
    const cited = new Set(Array.from(body.join('\n').matchAll(CITATION), ([, number]) => number));
    if (![...numbers].some((number) => number !== undefined && cited.has(number)))
      return isLinkedTo(body) ? lines : [...body, ...lines.slice(first).map(listed)];
    const reference = (text: string): string =>
      text.replace(CITATION, (mark, number: string) => (numbers.has(number) ? `[^${number}]` : mark));
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

/** Whether a text has links by numbers, `[text][1]`. */
function isLinkedTo(body: readonly string[]): boolean {
  return body.some((line) => /(?<!\[\d{1,4})\]\[\d{1,4}\]/.test(line));
}

/** A link definition as an item of a list. */
function listed(line: string): string {
  return line.replace(DEFINITION, (whole, number: string, text: string) =>
    LINK.test(text) ? `${number}. ${shown(text)}` : whole,
  );
}

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
