import type { FencedLine } from '../../../source/fenced-lines.js';
import { linesOf } from '../../../source/text-lines.js';
import { mayBeginItem } from './item-start.js';

const ITEM = /^( *)([-+*]|(\d{1,9})([.)]))( +)(?=\S)/;
/** A line after a blank one that is indented, but not as code. */
const SHORT = /\n[ \t]*\n {1,8}\S|\n {1,8}(?:`{3}|~{3})/;

/** An item, the lines below it that are indented more than its marker, and whether the next item of its list follows them. */
interface Segment {
  readonly start: number;
  readonly end: number;
  readonly marker: number;
  readonly content: number;
  readonly isContinued: boolean;
}

/**
 * Moves what stands below an item, but is indented less than its text, to where CommonMark finds it: three spaces below `11. `,
 * two below `1. `. The next item of the same list must follow, as otherwise the lines may be meant to stand below the list; if they
 * belong to one item of a list, they do to the last one, too. The number of lines stays the same.
 */
export function withoutShortContents(text: string): string {
  if (!SHORT.test(text)) return text;
  const { all, fenced } = linesOf(text);
  const lines = [...all];
  /** By the column of their markers, the lists in which contents were short, and the lines on which their next items begin. */
  const short = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const item = fenced[index] === 'rest' || !mayBeginItem(line) ? null : ITEM.exec(line);
    if (!item) continue;
    const segment = segmentOf(lines, fenced, index, item);
    const isKnown = short.get(segment.marker) === index;
    const missing = segment.isContinued || isKnown ? missingIn(lines, fenced, segment) : 0;
    if (missing > 0) move(lines, segment, missing);
    if (segment.isContinued && (missing > 0 || isKnown)) short.set(segment.marker, segment.end);
  }
  return lines.join('\n');
}

function segmentOf(
  lines: readonly string[],
  fenced: readonly (FencedLine | undefined)[],
  start: number,
  [marks = '', indent = '', sign = '', number, delimiter]: RegExpExecArray,
): Segment {
  const marker = indent.length;
  let end = start + 1;
  while (
    end < lines.length &&
    (isBlank(lines[end]) || fenced[end] === 'rest' || indentOf(lines[end]) > marker)
  )
    end++;
  const [, nextIndent, nextSign, nextNumber, nextDelimiter] = ITEM.exec(lines[end] ?? '') ?? [];
  const isNext =
    number === undefined
      ? nextSign === sign
      : nextDelimiter === delimiter && Number(nextNumber) === Number(number) + 1;
  return { start, end, marker, content: marks.length, isContinued: nextIndent === indent && isNext };
}

/** By how many columns the least indented line after the first paragraph of an item is indented too little. */
function missingIn(
  lines: readonly string[],
  fenced: readonly (FencedLine | undefined)[],
  { start, end, content }: Segment,
): number {
  let least = content;
  let isBelow = false;
  for (let index = start + 1; index < end; index++) {
    const line = lines[index] ?? '';
    isBelow ||= isBlank(line) || fenced[index] === 'opening';
    if (!isBelow || isBlank(line) || fenced[index] === 'rest') continue;
    const indent = indentOf(line);
    const number = indent < content ? ITEM.exec(line)?.[3] : undefined;
    // CommonMark has it in the list of the item itself.
    if (number !== undefined && number !== '1') return 0;
    least = Math.min(least, indent);
  }
  return content - least;
}

function move(lines: string[], { start, end }: Segment, by: number): void {
  for (let index = start + 1; index < end; index++) {
    const line = lines[index] ?? '';
    if (!isBlank(line)) lines[index] = ' '.repeat(by) + line;
  }
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** In columns; a tab reaches to the next multiple of four (CommonMark 0.31.2, 2.2). */
function indentOf(line = ''): number {
  let column = 0;
  for (const sign of line) {
    if (sign === ' ') column++;
    else if (sign === '\t') column += 4 - (column % 4);
    else break;
  }
  return column;
}
