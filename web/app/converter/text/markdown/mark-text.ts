import type { Selection, TextRange } from '../edit';
import { itemOf, quoteOf } from './item-line';
import { endOf, lineAround, type Rewrite, startOf } from './rewrite';

/** The number of asterisks for bold, and for italics. */
const MARKS = { bold: 2, italic: 1 } as const;
type Mark = keyof typeof MARKS;

const WORD = /[\p{L}\p{N}\p{M}'’]/u;

/**
 * Makes the selected text, or the word at the cursor, bold or italic; removes the formatting if it is there already.
 */
export function markText(text: string, selection: Selection, mark: Mark): Rewrite {
  const [from, to] = [startOf(selection), endOf(selection)];
  const size = MARKS[mark];
  if (from === to) {
    const word = wordAround(text, from);
    return word ? around(text, [word], size, from) : atCursor(text, from, size);
  }
  const pieces = piecesOf(text, { from, to });
  return pieces.length === 0 ? atCursor(text, to, size) : around(text, pieces, size);
}

/**
 * Empty markers for typing between them. Repeated between empty ones, it removes them; at the end of formatted text, it
 * moves past them.
 */
function atCursor(text: string, place: number, size: number): Rewrite {
  const before = run(text, place - 1, -1, '*');
  const after = run(text, place, 1, '*');
  const stars = '*'.repeat(size);
  if (before >= size && after >= size && before === after)
    return { edit: { from: place - size, to: place + size, insert: '' }, selection: at(place - size) };
  if (after === size && before === 0 && /\S/.test(text[place - 1] ?? ''))
    return { edit: { from: place, to: place + size, insert: stars }, selection: at(place + size) };
  return { edit: { from: place, to: place, insert: stars + stars }, selection: at(place + size) };
}

/** `cursor` is given if nothing was selected and nothing is to be. */
function around(text: string, pieces: readonly TextRange[], size: number, cursor?: number): Rewrite {
  const marked = pieces.map((piece) => markedAt(text, piece));
  const isOn = (count: number): boolean => (size === 2 ? count >= 2 : count % 2 === 1);
  const turnsOff = marked.every(({ count }) => isOn(count));
  const [first, last] = [marked[0], marked.at(-1)];
  if (!first || !last) return atCursor(text, cursor ?? 0, size);

  const from = first.core.from - first.count;
  let [insert, end, anchor, head] = ['', from, 0, 0];
  for (const { core, count, sign } of marked) {
    const next = isOn(count) === turnsOff ? count + (turnsOff ? -size : size) : count;
    insert += text.slice(end, core.from - count);
    const stars = (count === 0 ? '*' : sign).repeat(next);
    if (core === first.core) anchor = from + insert.length + stars.length;
    insert += stars + text.slice(core.from, core.to);
    head = from + insert.length;
    insert += stars;
    end = core.to + count;
  }
  const moved = cursor === undefined ? undefined : anchor + (cursor - first.core.from);
  return { edit: { from, to: end, insert }, selection: moved === undefined ? { anchor, head } : at(moved) };
}

interface Marked {
  /** The text between its markers. */
  readonly core: TextRange;
  /** The number of asterisks on either side: one for italics, two for bold, three for both. */
  readonly count: number;
  readonly sign: string;
}

/** The markers may be inside the selection or just outside it, independently on each side. */
function markedAt(text: string, piece: TextRange): Marked {
  for (const sign of ['*', '_']) {
    const from = piece.from - run(text, piece.from - 1, -1, sign);
    const to = piece.to + run(text, piece.to, 1, sign);
    const count = Math.min(3, run(text, from, 1, sign), run(text, to - 1, -1, sign));
    const isInWord = sign === '_' && (isWordAt(text, from - 1) || isWordAt(text, to));
    if (count > 0 && to - from > 2 * count && !isInWord)
      return { core: { from: from + count, to: to - count }, count, sign };
  }
  return { core: piece, count: 0, sign: '*' };
}

/** How often a character repeats from a position on, in one direction. */
function run(text: string, place: number, direction: 1 | -1, sign: string): number {
  let count = 0;
  while (text[place + direction * count] === sign) count += 1;
  return count;
}

/** The text of each selected line, without list, quote and heading markers: formatting cannot cross blocks. */
function piecesOf(text: string, { from, to }: TextRange): TextRange[] {
  const pieces: TextRange[] = [];
  for (let place = from; place <= to; ) {
    const line = lineAround(text, place);
    const source = text.slice(line.from, line.to);
    const item = itemOf(source);
    const prefix = item ? source.length - item.content.length : quoteOf(source).length;
    const heading = /^#{1,6}[ \t]+/.exec(source.slice(prefix))?.[0].length ?? 0;
    const start = Math.max(from, line.from + prefix + heading);
    const selected = text.slice(start, Math.min(to, line.to));
    const space = selected.length - selected.trimStart().length;
    if (selected.trim() !== '') pieces.push({ from: start + space, to: start + selected.trimEnd().length });
    place = line.to + 1;
  }
  return pieces;
}

function wordAround(text: string, place: number): TextRange | undefined {
  if (!isWordAt(text, place - 1) || !isWordAt(text, place)) return undefined;
  let [from, to] = [place, place];
  while (isWordAt(text, from - 1)) from -= 1;
  while (isWordAt(text, to)) to += 1;
  return { from, to };
}

/** A surrogate counts as a letter, so that words are not split within a character. */
function isWordAt(text: string, place: number): boolean {
  const sign = text[place] ?? '';
  return WORD.test(sign) || /[\uD800-\uDFFF]/.test(sign);
}

function at(place: number): Selection {
  return { anchor: place, head: place };
}
