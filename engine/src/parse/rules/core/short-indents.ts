import { linesOf } from '../../../source/text-lines.js';
import type { CoreRow } from '../row.js';
import { mayBeginItem } from './item-start.js';
import { withoutShortContents } from './short-contents.js';

/**
 * Many people and programs indent nested lists by two spaces per level, also below `1. `, where CommonMark
 * requires three. This moves such lists, with their content, to where CommonMark finds them. The number of lines
 * stays the same. Lists that CommonMark would merge with their neighbours, such as `1.` and an indented `2.`, are
 * not moved. The same is done for paragraphs, code and tables below items (`short-contents.ts`).
 *
 * @example
 * 1. one
 *   - two
 *   - three
 * @example
 * 11. one
 *
 *    text
 * 12. two
 * @example
 * > 1. one
 * >
 * >   text
 * > 2. two
 */
export const shortIndents: CoreRow = {
  kind: 'core',
  name: 'short_indents',
  dialect: 'any',
  read(state) {
    state.src = inQuotes(withoutShortIndents(state.src));
  },
};

function withoutShortIndents(text: string): string {
  const src = withoutShortContents(text);
  const isShort = mayBeShort(src) && NUMBERED_ITEM.test(src) && INDENTED_ITEM.test(src);
  return isShort ? deepened(src) : src;
}

/** The fewest lines of a quotation in which something may have to be moved: an item, and two lines below it. */
const MIN_QUOTED_LINES = 3;
/** A line of a quotation that is indented further than by the one space that belongs to its sign. Only such lines can be short. */
const MAY_BE_SHORT_IN_QUOTE = /^(?:>[ \t]?)*>[ \t] +\S/m;

/** The same in quotations and callouts, whose lines begin with `>`, as deep as they are nested. */
function inQuotes(text: string): string {
  if (!MAY_BE_SHORT_IN_QUOTE.test(text)) return text;
  const { all, fenced } = linesOf(text);
  const lines = [...all];
  for (let start = 0, end = 0; start < all.length; start = end + 1) {
    end = start;
    while (all[end]?.startsWith('>')) end++;
    // What stands between fences outside the quotation is code.
    if (end - start < MIN_QUOTED_LINES || fenced[start] === 'rest') continue;
    for (const [index, line] of movedInQuote(all.slice(start, end)).entries()) lines[start + index] = line;
  }
  return lines.join('\n');
}

/** The lines of a quotation after their first sign, moved, with the signs again. */
function movedInQuote(quoted: readonly string[]): string[] {
  const signs = quoted.map((line) => /^>[ \t]?/.exec(line)?.[0] ?? '');
  const own = quoted.map((line, index) => line.slice(signs[index]?.length));
  const moved = inQuotes(withoutShortIndents(own.join('\n'))).split('\n');
  return moved.map((line, index) => (signs[index] ?? '') + line);
}

const NUMBERED_ITEM = /^ *\d{1,9}[.)] /m;
/** Without one of these, nothing is moved. */
const INDENTED_ITEM = /^ {2,}(?:[-+*]|\d{1,9}[.)]) /m;
const ITEM = /^( *)([-+*]|(\d{1,9})[.)])( +)(?=\S)/;

/** An open list item: the columns of its marker and content as written, and how far it is moved to the right. */
interface OpenItem {
  readonly marker: number;
  readonly content: number;
  readonly shift: number;
  /** Whether it or an item around it has a number. */
  readonly isNumbered: boolean;
}

/**
 * Whether an item may have to be moved: whether it is below the text of an item that may be open, but indented
 * less. Most texts have none, so that their code and paragraphs need not be looked for.
 */
function mayBeShort(text: string): boolean {
  const open: Pick<OpenItem, 'marker' | 'content'>[] = [];
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const next = end < 0 ? text.length : end;
    if (mayBeginItem(text, start)) {
      const [marks = '', indent = ''] = ITEM.exec(text.slice(start, next)) ?? [];
      const marker = indent.length;
      if (marks !== '') {
        while (open.length > 0 && marker <= (open.at(-1)?.marker ?? 0)) open.pop();
        if (open.some((item) => marker >= item.marker + 2 && marker < item.content)) return true;
        open.push({ marker, content: marks.length });
      }
    }
    start = next + 1;
  }
  return false;
}

function deepened(text: string): string {
  const open: OpenItem[] = [];
  const { all, fenced } = linesOf(text);
  const lines = all.map((line, index) => {
    if (line.trim() === '') return line;
    if (fenced[index] === 'rest') return moved(line, open.at(-1)?.shift ?? 0);
    const item = ITEM.exec(line);
    if (item) return moved(line, enterItem(open, item));
    if (open.length === 0) return line;
    const indent = indentOf(line);
    while (open.length > 0 && indent <= (open.at(-1)?.marker ?? 0)) open.pop();
    return moved(line, open.at(-1)?.shift ?? 0);
  });
  return lines.join('\n');
}

/** Opens the item that begins on a line, closes those that it ends, and returns how far it is moved. */
function enterItem(open: OpenItem[], [marks = '', indent = '', , number]: RegExpExecArray): number {
  const marker = indent.length;
  let sibling: OpenItem | undefined;
  while (open.length > 0 && marker <= (open.at(-1)?.marker ?? 0)) sibling = open.pop();
  const parent = open.at(-1);
  let shift = parent?.shift ?? 0;
  if (parent && marker < parent.content) {
    const continues = sibling?.marker === marker && sibling.shift > parent.shift;
    const begins = number === undefined || number === '1';
    const isShort = parent.isNumbered && marker >= parent.marker + 2;
    if (isShort && (continues || begins)) shift = parent.content + parent.shift - marker;
    else open.pop();
  }
  const isNumbered = number !== undefined || open.at(-1)?.isNumbered === true;
  open.push({ marker, content: marks.length, shift, isNumbered });
  return shift;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function moved(line: string, shift: number): string {
  return shift > 0 ? ' '.repeat(shift) + line : line;
}
