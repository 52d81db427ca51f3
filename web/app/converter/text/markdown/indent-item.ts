import type { Selection } from '../edit';
import { isInCode } from './code';
import {
  contentWidth,
  type ItemLine,
  indentOf,
  isBlank,
  itemOf,
  linesBefore,
  nextMarker,
  numberOf,
  parentOf,
  quoteOf,
  widthOf,
} from './item-line';
import { endOf, lineAround, type Rewrite, startOf } from './rewrite';

/**
 * What Tab does in a list item: the item, with everything in it, moves into the one before it, and with Shift out of
 * the one that contains it. `undefined` if it cannot, so that Tab leaves the field as usual.
 */
export function indentItem(text: string, selection: Selection, direction: 'in' | 'out'): Rewrite | undefined {
  const { from, to } = lineAround(text, startOf(selection));
  const item = itemOf(text.slice(from, to));
  if (!item || isInCode(text, from)) return undefined;
  const before = [...nearLines(item, text, from)];
  const goal = direction === 'in' ? goalWithin(item, before) : goalOutside(item, before);
  return goal && moved(text, from, selection, item, goal);
}

/** The new indent of an item, and its marker. */
interface Goal {
  readonly width: number;
  readonly marker: string;
}

/** The lines of the list before an item, nearest first. */
function* nearLines(item: ItemLine, text: string, from: number): Generator<string> {
  for (const line of linesBefore(text, from)) {
    if (quoteOf(line).trim() !== item.quote.trim()) return;
    yield line;
    if (!isBlank(line) && indentOf(line) === 0) return;
  }
}

function goalWithin(item: ItemLine, before: readonly string[]): Goal | undefined {
  const own = widthOf(item.indent);
  const items = before.flatMap((line) => itemOf(line) ?? []);
  const siblingIndex = items.findIndex(({ indent }) => widthOf(indent) <= own);
  const sibling = items[siblingIndex];
  if (!sibling) return undefined;
  const width = contentWidth(sibling);
  if (width <= own) return undefined;
  const last = items.slice(0, siblingIndex).find(({ indent }) => widthOf(indent) <= width + 1);
  if (numberOf(item) === undefined) return { width, marker: item.marker };
  const follows = last && numberOf(last) !== undefined;
  return { width, marker: follows ? nextMarker(last) : `1${item.marker.slice(-1)}` };
}

function goalOutside(item: ItemLine, before: readonly string[]): Goal | undefined {
  if (item.indent === '') return undefined;
  const parent = parentOf(item, before);
  return parent
    ? { width: widthOf(parent.indent), marker: nextMarker(parent) }
    : { width: 0, marker: item.marker };
}

function moved(text: string, from: number, selection: Selection, item: ItemLine, goal: Goal): Rewrite {
  const own = widthOf(item.indent);
  const inside = goal.width + goal.marker.length - own - item.marker.length;
  const places = { anchor: selection.anchor, head: selection.head };
  let marker = goal.marker;
  let insert = '';
  let end = from;
  for (let place = from; place <= text.length; ) {
    const line = lineAround(text, place);
    const source = text.slice(line.from, line.to);
    const isSelected = line.from <= endOf(selection);
    const isWithin =
      isBlank(source) || (indentOf(source) > own && quoteOf(source).trim() === item.quote.trim());
    if (!isSelected && !isWithin) break;
    const other = itemOf(source);
    const isSibling = other !== undefined && widthOf(other.indent) === own;
    const next = isSibling ? withMarker(other, goal.width, marker) : shifted(source, inside);
    if (isSibling) marker = nextMarker({ ...other, marker });
    const [oldPrefix, newPrefix] = [source.length - next.kept, next.line.length - next.kept];
    for (const key of ['anchor', 'head'] as const) {
      const column = selection[key] - line.from;
      if (column < 0 || selection[key] > line.to) continue;
      const start = from + insert.length;
      places[key] =
        start + (column >= oldPrefix ? column - oldPrefix + newPrefix : Math.min(column, newPrefix));
    }
    insert += `${next.line}\n`;
    end = line.to;
    place = line.to + 1;
  }
  return { edit: { from, to: end, insert: insert.slice(0, -1) }, selection: places };
}

interface Shifted {
  readonly line: string;
  /** How much of the line's end is unchanged. */
  readonly kept: number;
}

function withMarker({ quote, gap, task, content }: ItemLine, width: number, marker: string): Shifted {
  const rest = gap + task + content;
  return { line: `${quote}${' '.repeat(width)}${marker}${rest}`, kept: rest.length };
}

function shifted(source: string, by: number): Shifted {
  if (isBlank(source)) return { line: source, kept: source.length };
  const quote = quoteOf(source);
  const rest = source.slice(quote.length).trimStart();
  return { line: `${quote}${' '.repeat(Math.max(0, indentOf(source) + by))}${rest}`, kept: rest.length };
}
