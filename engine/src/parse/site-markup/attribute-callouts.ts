import { isCalloutName } from '../../model/names/callout-names.js';
import { type Attributes, NO_ATTRIBUTES } from '../attributes.js';
import { markersOf, type SiteLines } from './lines.js';

/** The callout that attributes on a line of their own make of the block above or below them. */
export interface NamedCallout {
  readonly name: string;
  /** Whether its first paragraph is its title. */
  readonly isTitled: boolean;
  readonly id?: string | undefined;
}

/** What themes write before the name: `.prompt-tip` (Chirpy), `.notice--info` (Minimal Mistakes), `.alert-info` (Bootstrap). */
const BEFORE_NAME = /^(?:prompt-|notice--|alert-|callout-)/;
const AFTER_NAME = /-title$/;
/** Names of themes for looks like those of callouts. */
const LOOKS: Readonly<Record<string, string>> = { info: 'note', primary: 'note', notice: 'note' };

/** The callout that a class or a style names: `.note`, `.note-title` (Just the Docs), `.prompt-tip`, `style="warning"`. */
export function calloutOf({ classes, values, id }: Attributes): NamedCallout | undefined {
  for (const written of [...classes, values.get('style') ?? '']) {
    const bare = written.replace(BEFORE_NAME, '').replace(AFTER_NAME, '');
    const name = LOOKS[bare] ?? bare;
    if (isCalloutName(name)) return { name, isTitled: AFTER_NAME.test(written), id };
  }
  return undefined;
}

/** Whether attributes say more than which callout they make. */
export function saysMore({ classes, values }: Attributes): boolean {
  const isOfCallout = (name: string): boolean =>
    /^(?:alert|notice)$/.test(name) || calloutOf({ ...NO_ATTRIBUTES, classes: [name] }) !== undefined;
  return values.size > (values.has('style') ? 1 : 0) || !classes.every(isOfCallout);
}

const QUOTE = /^[ \t]*>/;
const CALLOUT_SIGN = /^[ \t>]*> \[![a-z]+\]/;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
/** What begins another block than a paragraph or a quote: a heading, an item, a row, a fence, a tag, a picture, attributes. */
const OTHER_BLOCK =
  /^[ \t>]*(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|\||`{3}|~{3}|:::|<\/?[a-z]|!\[|\{|\$\$|\[\^|(?:[-*_][ \t]*){3,}$)/i;
/** Classes of quotations, which stay paragraphs. */
const OF_QUOTATIONS = new Set(['quote', 'cite']);

/** Makes a callout of the quote or the paragraph directly above a line with attributes, or else of the one directly below. */
export function makeCallout(lines: SiteLines, index: number, callout: NamedCallout): boolean {
  const isText = (at: number): boolean =>
    at >= lines.firstLine && at < lines.length && !lines.isCode(at) && bare(lines.at(at)) !== '';
  if (isText(index - 1)) return above(lines, index, callout, isText);
  return isText(index + 1) && below(lines, index, callout, isText);
}

type IsText = (at: number) => boolean;

/** A line without its indent and the signs of quotes. */
function bare(line: string): string {
  return line.slice(markersOf(line).length).trim();
}

/**
 * Writes the sign of a callout on the blank line above the block. If there is none, the block moves down to the line of the attributes, which
 * has become free.
 */
function above(lines: SiteLines, index: number, callout: NamedCallout, isText: IsText): boolean {
  const isQuote = isQuoted(lines, index - 1, index);
  if (!isQuote && OF_QUOTATIONS.has(callout.name)) return false;
  const isOfBlock = (at: number): boolean =>
    isQuote ? at >= lines.firstLine && QUOTE.test(lines.at(at)) && !lines.isCode(at) : isText(at);
  let start = index;
  while (isOfBlock(start - 1)) {
    const line = lines.at(start - 1);
    // A quote that has moved down to its attributes, above those of this one.
    if (CALLOUT_SIGN.test(line)) return false;
    if (!isQuote && isQuoted(lines, start - 1, index)) return false;
    if (!isQuote && HEADING.test(line)) break;
    if (!isQuote && OTHER_BLOCK.test(line)) return false;
    start--;
  }
  // A quote above the blank line would go on with this one.
  const isFree =
    start > lines.firstLine &&
    bare(lines.at(start - 1)) === '' &&
    !lines.isCode(start - 1) &&
    !isQuoted(lines, start - 2, index);
  // What follows directly would go on with the quote.
  if (start === index || (!isFree && !isQuote && isText(index + 1))) return false;
  if (!isFree) for (let at = index; at > start; at--) lines.set(at, lines.all[at - 1] ?? '');
  write(lines, isFree ? start - 1 : start, isFree ? index : index + 1, isQuote, callout);
  return true;
}

/** Whether a line is one of a quote that attributes on another line stand outside of. */
function isQuoted(lines: SiteLines, at: number, attributes: number): boolean {
  return QUOTE.test(lines.at(at)) && !QUOTE.test(lines.at(attributes));
}

function below(lines: SiteLines, index: number, callout: NamedCallout, isText: IsText): boolean {
  const isQuote = isQuoted(lines, index + 1, index);
  let end = index + 1;
  if (isQuote) while (end < lines.length && QUOTE.test(lines.at(end)) && !lines.isCode(end)) end++;
  else {
    if (OTHER_BLOCK.test(lines.at(end)) || OF_QUOTATIONS.has(callout.name)) return false;
    while (isText(end) && !/^[ \t>]*\{:/.test(lines.at(end))) end++;
  }
  if (CALLOUT_SIGN.test(lines.at(index + 1))) return false;
  write(lines, index, end, isQuote, callout);
  return true;
}

/** Writes a callout: its sign in its first line, which is free, and what it contains in the others. */
function write(
  lines: SiteLines,
  first: number,
  end: number,
  isQuote: boolean,
  { name, isTitled, id }: NamedCallout,
): void {
  const markers = (isQuote ? /^[ \t]*/ : /^[ \t>]*/).exec(lines.at(first + 1))?.[0] ?? '';
  const title: string[] = [];
  let isInTitle = isTitled;
  for (let at = first + 1; at < end; at++) {
    const line = lines.at(at);
    const text = line.startsWith(markers) ? line.slice(markers.length) : line.trimStart();
    isInTitle &&= bare(line) !== '';
    if (isInTitle) title.push(bare(line));
    if (isInTitle || !isQuote) lines.set(at, `${markers}>${isInTitle ? '' : ` ${text}`}`);
  }
  lines.set(first, [`${markers}> [!${name}]`, ...title].join(' '));
  if (id !== undefined) lines.set(end - 1, `${lines.at(end - 1)}[]{#${id}}`);
}
