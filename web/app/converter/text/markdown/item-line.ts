/** A line that begins a list item, split into parts. Joined again, its parts are the line. */
export interface ItemLine {
  /** The markers of the quotes around it, with the spaces before the item's own marker. */
  readonly quote: string;
  readonly indent: string;
  /** `-`, `+`, `*`, or a number with `.` or `)`. */
  readonly marker: string;
  readonly gap: string;
  /** The checkbox of a task. */
  readonly task: string;
  readonly content: string;
}

const QUOTE = /^(?:[ \t]{0,3}>[ ]?)*/;
const ITEM = /^([ \t]*)([-+*]|\d{1,9}[.)])([ \t]+)(\[[ xX]\](?:[ \t]+|$))?(.*)$/;
const RULE = /^[ ]{0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

export function quoteOf(line: string): string {
  return QUOTE.exec(line)?.[0] ?? '';
}

export function itemOf(line: string): ItemLine | undefined {
  const quote = quoteOf(line);
  const rest = line.slice(quote.length);
  const parts = RULE.test(rest) ? null : ITEM.exec(rest);
  if (!parts) return undefined;
  const [, indent = '', marker = '', gap = '', task = '', content = ''] = parts;
  return { quote, indent, marker, gap, task, content };
}

/** The indent of a line; a tab extends to the next multiple of four. */
export function widthOf(indent: string): number {
  let width = 0;
  for (const sign of indent) width = sign === '\t' ? width - (width % 4) + 4 : width + 1;
  return width;
}

/** The indent of a line after its quote markers. */
export function indentOf(line: string): number {
  return widthOf(/^[ \t]*/.exec(line.slice(quoteOf(line).length))?.[0] ?? '');
}

/** The indent of an item's text, and so of everything in the item. More than four spaces belong to the text. */
export function contentWidth({ indent, marker, gap }: ItemLine): number {
  return widthOf(indent) + marker.length + (gap.length > 4 ? 1 : gap.length);
}

export function numberOf({ marker }: ItemLine): number | undefined {
  const number = Number.parseInt(marker, 10);
  return Number.isNaN(number) ? undefined : number;
}

/** The marker of the next item. */
export function nextMarker(item: ItemLine): string {
  const number = numberOf(item);
  return number === undefined ? item.marker : `${Math.min(number + 1, 999_999_999)}${item.marker.slice(-1)}`;
}

/** The same line with an unticked checkbox. */
export function freshTask({ task }: ItemLine): string {
  return task === '' ? '' : '[ ] ';
}

/** The item that contains an item, from the lines before it, nearest first. */
export function parentOf(item: ItemLine, before: Iterable<string>): ItemLine | undefined {
  for (const line of before) {
    if (isBlank(line)) continue;
    if (quoteOf(line).trim() !== item.quote.trim()) return undefined;
    const other = itemOf(line);
    if (other && widthOf(other.indent) < widthOf(item.indent)) return other;
    if (!other && indentOf(line) === 0) return undefined;
  }
  return undefined;
}

export function isBlank(line: string): boolean {
  return line.slice(quoteOf(line).length).trim() === '';
}

/** The lines before a line's beginning, nearest first. */
export function* linesBefore(text: string, start: number): Generator<string> {
  for (let end = start - 1; end >= 0; ) {
    const from = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    yield text.slice(from, end);
    end = from - 1;
  }
}
