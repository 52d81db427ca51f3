import { kindOfName } from '../../model/names/numbered-names.js';
import { type Attributes, attributesAt, isEmpty } from '../attributes.js';
import { calloutOf, makeCallout, saysMore } from './attribute-callouts.js';
import { markersOf, type SiteLines } from './lines.js';

const MARKERS = /^[ \t>]*/;
/** The name under which kramdown defines attributes for later use: `{:name: .note}`. */
const DEFINED_NAME = /^\{:[\w-]+:(?=[ \t])/;
/** Attributes follow a link, code or marked words, `[text](address){: .button}`; those of Python-Markdown have no colon, `**text**{ #name }`. */
const SPAN =
  /(?<=[)\]*_`])\{:|(?<=[^\s*_](?:\*{1,3}|__)|[^\s`]`)\{[ \t]+(?=[.#])|(?<=[^\s*_](?:\*{1,3}|__))\{(?=[.#])/g;

/** Leaves out attributes for a website. What they make a callout becomes one, and names lead to what is above them. */
export function attributeLines(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index) || !line.includes('{')) continue;
    const attributes = attributesOn(line, index === 0 || lines.isCode(index - 1) ? '' : lines.at(index - 1));
    if (attributes) {
      lines.set(index, markersOf(line));
      const callout = calloutOf(attributes);
      const isRead =
        callout && makeCallout(lines, index, callout)
          ? !saysMore(attributes)
          : index > lines.firstLine && names(lines, index, attributes);
      if (!isRead) lines.noteLeftOut(index, line.trim());
    } else if (/\{(?::|[ \t]*[.#])/.test(line))
      lines.set(
        index,
        outsideCode(line, (text) => withoutSpanAttributes(lines, index, text)),
      );
  }
}

/** A line below which no attributes stand that are none of kramdown's: a formula, a block between fences, or raw text of LaTeX. */
const OWN_END = /(?:\$\$|\\\]|\\end\{[^{}]*\}|:::|`{3,}|~{3,}|-->)$/;

/**
 * Attributes alone on a line: kramdown's, `{: .note}`, Writerside's, `{style="note"}`, and directly below a block those of Hugo and
 * Python-Markdown, `{.note}`.
 */
function attributesOn(line: string, above: string): Attributes | undefined {
  const text = line.replace(MARKERS, '').replace(DEFINED_NAME, '{:');
  const found = attributesAt(text, 0);
  if (found?.end !== text.length || isEmpty(found.attributes)) return undefined;
  const { id, classes } = found.attributes;
  if (text.startsWith('{:')) return found.attributes;
  if (id === undefined && classes.length === 0) return text.endsWith('"}') ? found.attributes : undefined;
  const isBelow = above.trim() !== '' && !OWN_END.test(above) && !/^[ \t>]*(?:!\[|\{)/.test(above);
  return isBelow ? found.attributes : undefined;
}

/** Writes a name at the end of the heading, the caption or the text above it, or as the caption of the table above it, where it is read. */
function names(lines: SiteLines, index: number, { id, classes, values }: Attributes): boolean {
  let at = index - 1;
  if (id === undefined || lines.isCode(at)) return false;
  if (/^ {0,3}(?:=+|-+)$/.test(lines.at(at))) at--;
  const above = lines.at(at);
  const hasRest = classes.length > 0 || values.size > 0;
  if (kindOfName(id) === 'table' && isInTable(lines, at)) {
    lines.set(index, `${/^[ \t>]*/.exec(above)?.[0]}: {#${id}}`);
    return !hasRest;
  }
  if (above.trim() === '' || /^[ \t>]*(?:\||\+[-=]|<)/.test(above) || /[{}]$/.test(above)) return false;
  const isTitle = at < index - 1 || /^[ \t>]*(?:#{1,6}|(?:Table)?:)[ \t]/.test(above);
  lines.set(at, isTitle ? `${above} {#${id}}` : `${above}${above.endsWith(']') ? ' ' : ''}[]{#${id}}`);
  return !hasRest;
}

const TABLE_RULE = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/;
const MAX_ROWS = 500;

/** Whether a line is a row of a table between pipes. */
function isInTable(lines: SiteLines, at: number): boolean {
  for (let row = at; row > Math.max(lines.firstLine, at - MAX_ROWS); row--) {
    if (!lines.at(row).includes('|')) return false;
    if (TABLE_RULE.test(lines.at(row))) return true;
  }
  return false;
}

/** The sizes of pictures are read elsewhere. */
function withoutSpanAttributes(lines: SiteLines, index: number, text: string): string {
  let kept = '';
  let from = 0;
  for (const { index: at, 0: sign } of text.matchAll(SPAN)) {
    const found = attributesAt(text, at);
    if (!found || isEmpty(found.attributes)) continue;
    const { id, classes, values } = found.attributes;
    if (values.has('width') || values.has('height')) continue;
    // Those with a colon mostly are the looks of a button.
    if (!sign.includes(':') && (id === undefined || classes.length > 0 || values.size > 0))
      lines.noteLeftOut(index, text.slice(found.start, found.end));
    kept += text.slice(from, found.start) + (id === undefined ? '' : `[]{#${id}}`);
    from = found.end;
  }
  return kept + text.slice(from);
}

export const CODE_SPAN = /(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;

/** A line in which only the text outside of code spans is changed. */
export function outsideCode(line: string, change: (text: string) => string): string {
  if (!line.includes('`')) return change(line);
  const codes: string[] = [];
  const kept = line.replace(CODE_SPAN, (code) => {
    codes.push(code);
    return PLACEHOLDER;
  });
  return change(kept).replaceAll(PLACEHOLDER, () => codes.shift() ?? '');
}

/** Temporarily stands for code: no text contains it, and attributes may follow it as they do code. */
const PLACEHOLDER = '\u0000`';
