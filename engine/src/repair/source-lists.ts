import { counted } from '../text/counted.js';
import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

const DEFINITION = /^\s{0,3}\[(\d{1,4})\]:\s*(\S.*)$/;
const SOURCE = /^\s{0,3}(?:[-*+•]\s+)?\[(\d{1,4})\](?::\s*|\s+)(\S.*)$/;
const NUMBERED = /^\s{0,3}(\d{1,4})[.)]\s+(\S.*)$/;
/** What separates a source from the next on the same line. */
const NEXT_SOURCE = /(?:\s*[·•|;,/–—])?\s+(?=\[(\d{1,4})\](?::\s*|\s+)\S)/g;
const HEADING = /^\s{0,3}#{1,6}\s+\S/;
/** Titles of lists of sources, which may be headings, bold or plain. */
const NAMES =
  'sources?|references?|bibliography|works cited|citations?|(?:foot|end)?notes|quellen(?:angaben|verzeichnis)?|literatur(?:verzeichnis)?|' +
  'références|bibliographie|fuentes|referencias|bibliografía|fonti|riferimenti|bibliografia|bronnen|fontes|referências|' +
  'źródła|источники|литература|джерела|kaynakça|kaynaklar|参考文献|参考资料|參考資料|参考来源|出典|참고문헌';
/** A title in front of the first source, on the same line: `**Sources:** [1] …`. */
const TITLE_BEFORE_SOURCE = new RegExp(
  `^\\s{0,3}(?:\\*\\*|__)?(?:${NAMES})\\s*(?::\\s*(?:\\*\\*|__)?|(?:\\*\\*|__)\\s*:)\\s*(?=\\[\\d{1,4}\\](?::|\\s))`,
  'iu',
);
const TITLE = new RegExp(
  `^\\s{0,3}(?:#{1,6}\\s+)?(?:\\*\\*|__)?(?:${NAMES})\\s*:?(?:\\*\\*|__)?\\s*:?[\\s#]*$`,
  'iu',
);
/** `[1]`, unless it belongs to a link, as in `[text][1]` or `[1](address)`; `[1][2]` is two citations. */
const CITATION = /(?:(?<=\S)[ \t]+)?(?<!(?<!\[\d{1,4})\])\[(\d{1,4})\](?![(:]|\[(?!\d{1,4}\]))/g;
const MAX_RANGE = 50;
/** Several citations in one pair of brackets, `[1, 3]` or `[1-3]`. */
const GROUP = /\[(\d{1,4}(?:\s*[,;–-]\s*\d{1,4})+)\](?![(:[])/g;
const LINK = /^<?([^\s:]+:\/\/[^\s>]+)>?(?:\s+["'(](.*)["')])?\s*$/;

/**
 * Turns the list of sources that an AI assistant puts at the end, `[1] Title, address` or `[1]: address "title"`, into
 * footnotes if the text cites them. If not, link reference definitions become list items, as they would be invisible.
 */
export const sourceLists: Repair = {
  name: 'source-lists',
  sign: /\[\d|^\s{0,3}\d/m,
  done: (count) => `Turned a list of sources into notes (${counted(count, 'line')} changed)`,
  apply(written) {
    const lines = oneSourceEach(written);
    const { first, source } = listIn(lines);
    const numbers = new Set(lines.slice(first).map((line) => source.exec(line)?.[1]));
    const body = mapProseLines(lines.slice(0, first), (line) =>
      mapOutsideCode(line, (text) => withoutGroups(text, numbers)),
    );
    const cited = new Set(Array.from(body.join('\n').matchAll(CITATION), ([, number]) => number));
    if (![...numbers].some((number) => number !== undefined && cited.has(number)))
      return source === NUMBERED || lines !== written || isLinkedTo(body)
        ? written
        : [...body, ...lines.slice(first).map(listed)];
    const reference = (text: string): string =>
      text.replace(CITATION, (mark, number: string) => (numbers.has(number) ? `[^${number}]` : mark));
    return [
      ...mapProseLines(withoutTitle(body), (line) => mapOutsideCode(line, reference)),
      ...lines
        .slice(first)
        .map((line) =>
          line.replace(source, (_, number: string, text: string) => `[^${number}]: ${withAutolink(text)}`),
        ),
    ];
  },
};

/**
 * The lines of a text in whose last paragraph each source has a line of its own, if several share a line, `[1] address · [2] address`,
 * or a title stands in front of the first. Lines are added only at the end, so that all others keep their numbers.
 */
function oneSourceEach(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const first = lines.findLastIndex((line, index) => index < last && line.trim() === '') + 1;
  const paragraph = lines.slice(first, last + 1);
  const start = paragraph[0]?.replace(TITLE_BEFORE_SOURCE, '') ?? '';
  if (!SOURCE.test(start)) return lines;
  const list = [start, ...paragraph.slice(1)];
  const numbers = new Set(list.map((line) => SOURCE.exec(line)?.[1]));
  const split = list.flatMap((line) => sourcesOn(line, numbers));
  return split.length === list.length && start === paragraph[0]
    ? lines
    : [...lines.slice(0, first), ...split];
}

/** The sources on a line: each that has the next number, unless that source has a line of its own. */
function sourcesOn(line: string, numbersOfLines: ReadonlySet<string | undefined>): readonly string[] {
  const found: string[] = [];
  let rest = line;
  let next = Number(SOURCE.exec(line)?.[1]) + 1;
  for (const { 0: separator, 1: number = '', index } of line.matchAll(NEXT_SOURCE)) {
    if (Number(number) !== next || numbersOfLines.has(number)) continue;
    const from = index - (line.length - rest.length);
    found.push(rest.slice(0, from));
    rest = rest.slice(from + separator.length);
    next++;
  }
  return [...found, rest];
}

/** Rewrites `[1, 3]` as `[1][3]` and `[1-3]` as `[1][2][3]`, if the list has all of these numbers. */
function withoutGroups(text: string, numbers: ReadonlySet<string | undefined>): string {
  return text.replace(GROUP, (group, inside: string) => {
    const cited = inside.split(/[,;]/).flatMap(numbersOf);
    return cited.every((number) => numbers.has(number))
      ? cited.map((number) => `[${number}]`).join('')
      : group;
  });
}

/** The numbers in `3` or `3-5`. For a range that is too long or descends, the text itself, which no list contains. */
function numbersOf(part: string): readonly string[] {
  const [from = 0, to = from] = part.split(/[–-]/).map(Number);
  const count = to - from + 1;
  if (count < 1 || count > MAX_RANGE) return [part];
  return Array.from({ length: count }, (_, index) => String(from + index));
}

/** Whether a text has numbered links, `[text][1]`. */
function isLinkedTo(body: readonly string[]): boolean {
  return body.some((line) => /(?<!\[\d{1,4})\]\[\d{1,4}\]/.test(line));
}

/** Converts a link reference definition to a list item. */
function listed(line: string): string {
  return line.replace(DEFINITION, (whole, number: string, text: string) =>
    LINK.test(text) ? `${number}. ${withAutolink(text)}` : whole,
  );
}

/** The list at the end of a text: its form and the index of its first line, or of the end if there is no list. */
function listIn(lines: readonly string[]): { readonly first: number; readonly source: RegExp } {
  const first = startOfList(lines, SOURCE);
  if (first < lines.length) return { first, source: SOURCE };
  const numbered = startOfList(lines, NUMBERED);
  const title = lines.slice(0, numbered).findLast((line) => line.trim() !== '');
  return { first: title !== undefined && TITLE.test(title) ? numbered : lines.length, source: NUMBERED };
}

function startOfList(lines: readonly string[], source: RegExp): number {
  let first = lines.length;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    if (source.test(line)) first = index;
    // A list item may continue on indented lines.
    else if (line.trim() !== '' && !(source === NUMBERED && /^\s{2}/.test(line))) break;
  }
  return first;
}

/** The lines above a list that becomes notes, without a title that would have nothing below it. */
function withoutTitle(body: readonly string[]): readonly string[] {
  const last = body.findLastIndex((line) => line.trim() !== '');
  const title = body[last] ?? '';
  return HEADING.test(title) || TITLE.test(title) ? body.with(last, '') : body;
}

function withAutolink(text: string): string {
  const link = LINK.exec(text);
  if (!link) return text;
  const [, address = '', title] = link;
  return title ? `${title}. <${address}>` : `<${address}>`;
}
