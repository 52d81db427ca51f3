import type { Selection } from '../edit';
import { isInCode } from './code';
import {
  freshTask,
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
 * What Enter does in a list or a quote: it continues on the next line. On an empty item or line of a quote, it ends the
 * innermost container. `undefined` if Enter is only a line feed.
 */
export function continueLine(text: string, selection: Selection): Rewrite | undefined {
  const from = startOf(selection);
  const line = lineAround(text, from);
  const source = text.slice(line.from, line.to);
  const item = itemOf(source);
  const quote = quoteOf(source);
  if ((!item && quote.trim() === '') || isInCode(text, line.from)) return undefined;
  const content = item ? item.content : source.slice(quote.length);
  if (from - line.from < source.length - content.length) return undefined;

  if (content.trim() === '' && from === endOf(selection)) {
    const instead = item ? afterItem(item, text, line.from) : outerQuote(quote);
    return rewrite(line.from, line.to, instead);
  }
  const prefix = item
    ? `${item.quote}${item.indent}${nextMarker(item)}${item.gap}${freshTask(item)}`
    : `${quote.trimEnd()} `;
  // Spaces after the cursor would be at the beginning of the next line.
  const to = skipSpaces(text, endOf(selection));
  const renumbered = item ? renumber(text, to, item) : { to, text: '' };
  return rewrite(from, renumbered.to, `\n${prefix}`, renumbered.text);
}

/** `rest` is the text after the cursor. */
function rewrite(from: number, to: number, insert: string, rest = ''): Rewrite {
  const cursor = from + insert.length;
  return { edit: { from, to, insert: insert + rest }, selection: { anchor: cursor, head: cursor } };
}

/** An empty item inside another becomes the next item of the outer list; any other ends its list. */
function afterItem(item: ItemLine, text: string, lineStart: number): string {
  const parent = item.indent === '' ? undefined : parentOf(item, linesBefore(text, lineStart));
  if (!parent) return item.quote;
  return `${item.quote}${parent.indent}${nextMarker(parent)}${parent.gap}${freshTask(parent)}`;
}

function outerQuote(quote: string): string {
  return quote.slice(0, quote.lastIndexOf('>')).replace(/^[ \t]*$/, '');
}

function skipSpaces(text: string, place: number): number {
  let end = place;
  while (text[end] === ' ' || text[end] === '\t') end += 1;
  return end;
}

/** Increases the numbers of the items after a new one, as far as they were consecutive. */
function renumber(text: string, start: number, item: ItemLine): { to: number; text: string } {
  const number = numberOf(item);
  let [to, done] = [start, ''];
  if (number === undefined) return { to, text: done };
  let expected = number + 1;
  let { to: end } = lineAround(text, start);
  while (end < text.length) {
    const line = lineAround(text, end + 1);
    const source = text.slice(line.from, line.to);
    const other = itemOf(source);
    const isNested = isBlank(source) || indentOf(source) > widthOf(item.indent);
    if (quoteOf(source).trim() !== item.quote.trim()) break;
    if (!isNested) {
      if (other?.marker !== `${expected}${item.marker.slice(-1)}`) break;
      const place = line.from + other.quote.length + other.indent.length;
      done += `${text.slice(to, place)}${nextMarker(other)}`;
      to = place + other.marker.length;
      expected += 1;
    }
    end = line.to;
  }
  return { to, text: done };
}
