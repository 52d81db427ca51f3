import type { StateBlock } from 'markdown-it';
import type { ListDelimiter } from '../../../model/names/list-formats.js';
import { NUMBER_STYLES, type NumberStyle, numberOf } from '../../../model/names/number-styles.js';
import { isOfPandoc } from '../conventions.js';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { lineOf, startOf } from './block-lines.js';
import { noteIdentifiers } from './footnotes.js';

/** How the items of a list are numbered. */
interface ListMarking {
  readonly delimiter: ListDelimiter;
  /** An example continues the numbers of the last one in the text. */
  readonly style: NumberStyle | 'example';
  /** The marker of its first item, if others have it, too: like `1.` in other lists, it counts on. */
  readonly repeated?: string;
}

/** On the opening token of such a list. */
export const markingOf = tokenMeta<ListMarking>('marking');

/**
 * Pandoc's ordered lists beyond `1.` and `1)`: `a)`, `B.`, `iv.`, `(1)`, `#.`, and examples, `(@)` or `(@name)`, which are counted
 * through the whole text. Text may well begin with a letter and a full stop, so a list has at least two consecutive items, except for
 * the last two forms and in texts for pandoc, where the first marker may also be that of all items; after a capital and a full stop there are two spaces. The tokens are markdown-it's own, with a
 * `markingOf`; the opening token of an item has the name of an example as its `id`.
 *
 * @example
 * a) one
 * b) two
 * @example
 * (@tide) An example.
 *
 * (@) Another one.
 * @example
 * #. one
 * #. two
 */
export const markedLists: BlockRow = {
  kind: 'block',
  name: 'marked_list',
  dialect: 'pandoc',
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  read: markedList,
};

const NUMBERS = '[A-Za-z]|[ivxlcdm]{2,8}|[IVXLCDM]{2,8}';
const MARKER = new RegExp(`^(?:\\((${NUMBERS}|\\d{1,9}|@[\\w-]*)\\)|(${NUMBERS}|#)([.)]))(?=[ \\t]|$)`);

/** The possible readings of a marker: a letter may also be a Roman numeral. */
interface Marker {
  readonly length: number;
  readonly delimiter: ListDelimiter;
  /** As it is written. */
  readonly text: string;
}

/** A list whose items are being read. */
interface Open {
  /** The indent of its markers. */
  readonly indent: number;
  readonly marking: ListMarking;
  readonly next: number;
  readonly outer: Open | undefined;
}

const OPEN = Symbol('the lists around');

function markedList(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = markerOn(state, startLine, state.blkIndent);
  if (silent) return endsItem(state, startLine) || isListInItem(state, first, startLine, endLine);
  if (!first || isIndentedFar(state, startLine)) return false;
  const marking = markingFor(state, first, startLine, endLine);
  if (!marking) return false;
  const open = state.push('ordered_list_open', 'ol', 1);
  const start = startOfList(first, marking);
  if (start !== 1) open.attrSet('start', String(start));
  open.map = [startLine, startLine];
  markingOf.set(open, marking);
  const at = state.tokens.length;
  const outer = state.env[OPEN] as Open | undefined;
  const { parentType } = state;
  state.parentType = 'list';
  let isTight = true;
  let endedEmpty = false;
  let number = start;
  let line = startLine;
  for (let marker: Marker | undefined = first; marker; number++) {
    state.env[OPEN] = { indent: state.blkIndent, marking, next: number + 1, outer } satisfies Open;
    const isItemTight = pushItem(state, line, endLine, marker);
    if (!isItemTight || endedEmpty) isTight = false;
    endedEmpty = state.line - line > 1 && state.isEmpty(state.line - 1);
    line = state.line;
    const next = line < endLine ? markerOn(state, line, state.blkIndent) : undefined;
    marker = next && follows(next, marking, number + 1) ? next : undefined;
  }
  state.env[OPEN] = outer;
  state.parentType = parentType;
  state.push('ordered_list_close', 'ol', -1);
  open.map[1] = state.line;
  if (isTight) closeUp(state, at);
  return true;
}

function markerOn(state: StateBlock, line: number, indent: number): Marker | undefined {
  const own = (state.sCount[line] ?? 0) - indent;
  if (own < 0 || own >= 4) return undefined;
  const start = startOf(state, line);
  const character = state.src.charCodeAt(start);
  // This is tested for every line.
  if (character !== OPENING && character !== HASH && !isLetter(character)) return undefined;
  if (isLetter(character) && !endsAsMarker(state.src, start)) return undefined;
  const text = lineOf(state, line);
  const match = MARKER.exec(text);
  if (!match) return undefined;
  const [{ length }, enclosed, plain = '', stop] = match;
  // Alone, it is a source that a sentence cites.
  if (enclosed?.startsWith('@') && text.slice(length).trim() === '') return undefined;
  if (stop === '.' && /^[A-Z]$/.test(plain) && !/^(?: {2}|\t)/.test(text.slice(length))) return undefined;
  return {
    length,
    delimiter: enclosed === undefined ? (stop === ')' ? ')' : '.') : '()',
    text: enclosed ?? plain,
  };
}

const OPENING = 0x28;
const HASH = 0x23;

/** Whether the letters at a position, of which most words have too many, are followed by a full stop or parenthesis. */
function endsAsMarker(text: string, start: number): boolean {
  let at = start;
  while (at <= start + MAX_LETTERS && isLetter(text.charCodeAt(at))) at++;
  const sign = text.charCodeAt(at);
  return sign === FULL_STOP || sign === CLOSING;
}

const MAX_LETTERS = 8;
const FULL_STOP = 0x2e;
const CLOSING = 0x29;

function isLetter(character: number): boolean {
  return (character >= 0x41 && character <= 0x5a) || (character >= 0x61 && character <= 0x7a);
}

/** Within another list, a line that is indented further than the text of its item belongs to that item. */
function isIndentedFar(state: StateBlock, line: number): boolean {
  const indent = state.sCount[line] ?? 0;
  return state.listIndent >= 0 && indent - state.listIndent >= 4 && indent < state.blkIndent;
}

/** How a list that begins with a marker is numbered; undefined if no second item follows, unless the text is for pandoc. */
function markingFor(
  state: StateBlock,
  { text, delimiter, length }: Marker,
  startLine: number,
  endLine: number,
): ListMarking | undefined {
  if (text.startsWith('@')) return { style: 'example', delimiter };
  if (text === '#') return { style: 'decimal', delimiter };
  const second = secondMarker(state, startLine, endLine, (state.sCount[startLine] ?? 0) + length);
  const next = second?.delimiter === delimiter ? second.text : '';
  const style =
    NUMBER_STYLES.find((each) => {
      const number = numberOf(text, each);
      return number !== undefined && numberOf(next, each) === number + 1;
    }) ?? (isOfPandoc(state.env) ? styleAlone(text, delimiter) : undefined);
  if (style === undefined) return undefined;
  return next === text && numberOf(text, style) === 1
    ? { style, delimiter, repeated: text }
    : { style, delimiter };
}

/** How pandoc reads a marker by itself: only `i` is rather a Roman numeral than a letter, and `p. 5` is a page. */
function styleAlone(text: string, delimiter: ListDelimiter): NumberStyle | undefined {
  if (text + delimiter === 'p.') return undefined;
  const order = /^i$/i.test(text) ? NUMBER_STYLES.toReversed() : NUMBER_STYLES;
  return order.find((each) => numberOf(text, each) !== undefined);
}

/** How many lines are searched for the second item. */
const MAX_LINES = 300;

/** @param inside the column from which on a marker belongs to a list in the first item */
function secondMarker(
  state: StateBlock,
  startLine: number,
  endLine: number,
  inside: number,
): Marker | undefined {
  const last = Math.min(endLine, startLine + MAX_LINES);
  for (let line = startLine + 1; line < last; line++) {
    if (state.isEmpty(line)) continue;
    const indent = (state.sCount[line] ?? 0) - state.blkIndent;
    if (indent < 0) return undefined;
    const isInside = (state.sCount[line] ?? 0) > inside;
    const marker = isInside ? undefined : markerOn(state, line, state.blkIndent);
    if (marker) return marker;
    if (indent < 2 && state.isEmpty(line - 1)) return undefined;
  }
  return undefined;
}

function startOfList({ text }: Marker, { style }: ListMarking): number {
  return style === 'example' || text === '#' ? 1 : (numberOf(text, style) ?? 1);
}

function follows({ text, delimiter }: Marker, marking: ListMarking, number: number): boolean {
  if (delimiter !== marking.delimiter) return false;
  if (marking.style === 'example') return text.startsWith('@');
  return text === '#' || text === marking.repeated || numberOf(text, marking.style) === number;
}

/** Whether a line is the next item of a list around the paragraph that it would otherwise continue. */
function endsItem(state: StateBlock, line: number): boolean {
  for (let open = state.env[OPEN] as Open | undefined; open; open = open.outer) {
    const marker = markerOn(state, line, open.indent);
    if (marker && follows(marker, open.marking, open.next)) return true;
  }
  return false;
}

/** Whether a list from `a.`, `i)` or the like begins on a line inside an item, where it needs no blank line before it. */
function isListInItem(state: StateBlock, first: Marker | undefined, line: number, endLine: number): boolean {
  if (!first || state.listIndent < 0) return false;
  const marking = markingFor(state, first, line, endLine);
  return marking !== undefined && startOfList(first, marking) === 1;
}

/** Reads an item as markdown-it reads those of its own lists; returns whether it is tight. */
function pushItem(state: StateBlock, line: number, endLine: number, { length, text }: Marker): boolean {
  const open = state.push('list_item_open', 'li', 1);
  open.map = [line, line];
  if (/^@./.test(text)) {
    open.attrSet('id', text);
    noteIdentifiers(state.env).add(`(${text})`);
  }
  const { blkIndent, listIndent, tight } = state;
  const [tShift = 0, sCount = 0, lineStart = 0] = [
    state.tShift[line],
    state.sCount[line],
    state.bMarks[line],
  ];
  const afterMarker = sCount + length;
  let start = lineStart + tShift + length;
  const end = state.eMarks[line] ?? start;
  let column = afterMarker;
  for (; start < end && /[ \t]/.test(state.src.charAt(start)); start++)
    column += state.src[start] === '\t' ? 4 - ((column + (state.bsCount[line] ?? 0)) % 4) : 1;
  const isEmpty = start >= end;
  state.listIndent = blkIndent;
  state.blkIndent = isEmpty || column - afterMarker > 4 ? afterMarker + 1 : column;
  state.tight = true;
  state.tShift[line] = start - lineStart;
  state.sCount[line] = column;
  if (isEmpty && state.isEmpty(line + 1)) state.line = Math.min(line + 2, endLine);
  else state.md.block.tokenize(state, line, endLine);
  const isTight = state.tight;
  Object.assign(state, { blkIndent, listIndent, tight });
  state.tShift[line] = tShift;
  state.sCount[line] = sCount;
  state.push('list_item_close', 'li', -1);
  open.map[1] = state.line;
  return isTight;
}

/** In a tight list, markdown-it hides the paragraphs of the items. */
function closeUp(state: StateBlock, from: number): void {
  const level = state.level + 2;
  for (const token of state.tokens.slice(from))
    if (token.level === level && (token.type === 'paragraph_open' || token.type === 'paragraph_close'))
      token.hidden = true;
}
