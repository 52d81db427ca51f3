import { frontMatterIn } from '../../../../engine/src/source/front-matter';
import type { TextRange } from '../text/edit';
import { isInCode } from '../text/markdown/code';

/** A table of the text with what belongs to it: a comment above it, and its caption. */
export interface TableInText extends TextRange {
  /** Without the signs of the quote or item that it is in, which each of its lines begins with. */
  readonly markdown: string;
  readonly prefix: string;
}

/** A line of the text: where it begins, and what is in it. */
interface Line {
  readonly from: number;
  readonly text: string;
}

type Lines = readonly Line[];

const PREFIX = /^[ \t>]*/;
const RULE_OF_PIPES = /^[ \t|:-]*-[ \t|:-]*$/;
const RULE_OF_GRID = /^\+[-=:+]+\+[ \t]*$/;
const COMMENT = /^<!--[ \t]*chart:.*-->[ \t]*$/i;
const CAPTION = /^(?:Table)?:[ \t]+\S/;
/** A table has few lines above the cursor; those of a larger one are not searched at each of its movements. */
const MOST_LINES = 2000;

/** The table with a place of the text, which may also be in its caption, or in the comment above it. */
export function tableAt(text: string, place: number): TableInText | undefined {
  const group = groupAround(text, place);
  const at = group.findLastIndex(({ from }) => from <= place);
  const found = tableIn(group, at) ?? ownerOf(text, group);
  const [first] = found?.lines ?? [];
  if (!found || !first || isInCode(text, first.from) || isInFrontMatter(text, first.from)) return undefined;
  const whole = withAround(text, found.lines, found.rest);
  const from = whole[0]?.from ?? first.from;
  const last = whole.at(-1) ?? first;
  const prefix = PREFIX.exec(first.text)?.[0] ?? '';
  const to = last.from + last.text.length;
  const source = text.slice(from, to).split('\n');
  return { from, to, prefix, markdown: source.map((line) => withoutPrefix(line, prefix)).join('\n') };
}

/** Whether a table is shown as a chart. */
export function isChart({ markdown }: TableInText): boolean {
  return /\{[^{}]*\.chart\b|^<!--[ \t]*chart:/im.test(markdown);
}

/** What a table becomes in its text. */
export function inText({ prefix }: TableInText, markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n');
}

function withoutPrefix(line: string, prefix: string): string {
  if (line.startsWith(prefix)) return line.slice(prefix.length);
  return line.startsWith(prefix.trimEnd()) ? line.slice(prefix.trimEnd().length) : line;
}

/** The lines around a place without an empty one between them. */
function groupAround(text: string, place: number): Lines {
  const lines: Line[] = [];
  let first = lineWith(text, place);
  if (isEmpty(first)) return lines;
  for (let count = 0; count <= MOST_LINES; count += 1) {
    const above = before(text, first);
    if (!above || isEmpty(above)) break;
    if (count === MOST_LINES) return lines;
    first = above;
  }
  for (let next: Line | undefined = first; next && !isEmpty(next); next = after(text, next)) lines.push(next);
  return lines;
}

interface Found {
  readonly lines: Lines;
  /** The lines of the group below it. */
  readonly rest: Lines;
}

/** The table in a group of lines, if the line with an index is in it or belongs to it. */
function tableIn(group: Lines, index: number): Found | undefined {
  const texts = group.map(bare);
  const grid = texts.findIndex((each) => RULE_OF_GRID.test(each));
  const rule = texts.findIndex(
    (each, at) => at > 0 && each.includes('|') && RULE_OF_PIPES.test(each) && texts[at - 1]?.includes('|'),
  );
  const head = grid >= 0 ? grid : rule - 1;
  if (head < 0) return undefined;
  const isComment = COMMENT.test(texts[head - 1] ?? '') || CAPTION.test(texts[head - 1] ?? '');
  const start = isComment ? head - 1 : head;
  const caption = texts.findIndex((each, at) => at > head && CAPTION.test(each));
  const end = caption < 0 ? group.length : caption;
  if (index < start) return undefined;
  return { lines: group.slice(start, end), rest: group.slice(end) };
}

/** The table of a caption or a comment that has an empty line between. */
function ownerOf(text: string, group: Lines): Found | undefined {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return undefined;
  const isCaption = CAPTION.test(bare(first));
  if (isCaption) {
    const above = neighbour(text, first, before);
    const found = above && tableIn(above, above.length - 1);
    if (found && found.rest.length === 0) return found;
  }
  const isComment = group.length === 1 && COMMENT.test(bare(first));
  const below = isCaption || isComment ? neighbour(text, last, after) : undefined;
  return below && tableIn(below, 0);
}

/** With the comment, or else the caption, above a table, and the caption below it. */
function withAround(text: string, table: Lines, rest: Lines): Lines {
  const [first] = table;
  const last = table.at(-1);
  if (!first || !last) return table;
  if (rest.length > 0) return [...commentAbove(text, first), ...table, ...rest];
  const below = neighbour(text, last, after);
  if (below?.[0] && CAPTION.test(bare(below[0]))) {
    const end = below.findIndex((line, index) => index > 0 && /^[|+]/.test(bare(line)));
    const caption = end < 0 ? below : below.slice(0, end);
    return [...commentAbove(text, first), ...table, ...caption];
  }
  return [...(captionAbove(text, first) ?? commentAbove(text, first)), ...table];
}

function commentAbove(text: string, first: Line): Lines {
  const above = neighbour(text, first, before);
  const last = above?.at(-1);
  return last && COMMENT.test(bare(last)) ? [last] : [];
}

/** Below another table, it would be that one's. */
function captionAbove(text: string, first: Line): Lines | undefined {
  const above = neighbour(text, first, before);
  if (!above?.[0] || !CAPTION.test(bare(above[0]))) return undefined;
  const higher = neighbour(text, above[0], before);
  return higher && tableIn(higher, higher.length - 1) ? undefined : above;
}

/** The group of lines on the other side of one empty line. */
function neighbour(
  text: string,
  line: Line,
  step: (text: string, line: Line) => Line | undefined,
): Lines | undefined {
  const between = step(text, line);
  if (!between || !isEmpty(between)) return undefined;
  const next = step(text, between);
  return next && !isEmpty(next) ? groupAround(text, next.from) : undefined;
}

function lineWith(text: string, place: number): Line {
  const from = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  return { from, text: text.slice(from, end < 0 ? text.length : end) };
}

function before(text: string, { from }: Line): Line | undefined {
  return from === 0 ? undefined : lineWith(text, from - 1);
}

function after(text: string, line: Line): Line | undefined {
  const end = line.from + line.text.length;
  return end < text.length ? lineWith(text, end + 1) : undefined;
}

function bare({ text }: Line): string {
  return text.replace(PREFIX, '');
}

function isEmpty(line: Line): boolean {
  return bare(line).trim() === '';
}

function isInFrontMatter(text: string, place: number): boolean {
  return place < (frontMatterIn(text)?.lines.length ?? 0);
}
