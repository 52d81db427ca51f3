import type { StateBlock } from 'markdown-it';
import type { ChartMarks } from '../../../model/chart.js';
import { attributesEnding, isEmpty } from '../../attributes.js';
import { chartMarksOf } from '../../chart-marks.js';
import { widthShares } from '../../table-widths.js';
import { type BlockRow, ENDS_NOTHING, ENDS_QUOTE } from '../row.js';
import { unreadClasses } from '../unread-attributes.js';
import { lineOf } from './block-lines.js';
import { mayBeginRuledTable } from './ruled-tables.js';
import { chartOfTable, widthsOfTable } from './table-tokens.js';

/** `: Caption`, or pandoc's and pandoc-crossref's `Table: Caption` and `Listing: Caption`. */
const CAPTION = /^(?:Table|Listing)?:[ \t]+(?=\S)/;
/** MultiMarkdown's `[Caption][name]`, or `[Caption]`. */
const BRACKETED = /^\[([^[\]\n]+)\](?:[ \t]?\[([\w:.-]+)\])?[ \t]*$/;
/** LaTeX's name at its end. */
const LABEL = /[ \t\n]*\\label\{([^{}\n]+)\}\s*$/;

/**
 * Captions of pipe tables, directly under the last row or after a blank line, as in pandoc and MultiMarkdown; the tokens
 * are `table_caption_open` with the name as `id`, an inline and `table_caption_close`, before the end of the table. A
 * caption above a table or above code is `caption_open`, an inline and `caption_close`; so is one below code.
 *
 * @example
 * | a | b |
 * |---|---|
 * | c | d |
 *
 * : Caption {#tbl:a}
 * @example
 * | a | b |
 * |---|---|
 * | c | d |
 * Table: Caption
 * @example
 * | a | b |
 * |---|---|
 * | c | d |
 * [Caption][tbl:a]
 */
export const tableCaptions: BlockRow = {
  kind: 'block',
  name: 'table_caption',
  dialect: 'pandoc',
  // A table calls the rules that may end a quote to find its own end.
  firstCharacters: ':[TL',
  alt: ENDS_QUOTE,
  read: tableCaption,
};

/**
 * @example
 * Table: Ports {#tbl:a}
 *
 * | a | b |
 * |---|---|
 * | c | d |
 * @example
 * Listing: Code {#lst:a}
 *
 * ```
 * code
 * ```
 */
export const captionsAbove: BlockRow = {
  kind: 'block',
  name: 'caption_above',
  dialect: 'pandoc',
  firstCharacters: ':TL',
  alt: ENDS_NOTHING,
  // There may be blank lines between a caption and what it belongs to.
  overBlankLines: { kind: 'neighbours', may: /^[ \t>]*(?:Table|Listing):[ \t]/m },
  read: captionAbove,
};

/**
 * @example
 * ```
 * code
 * ```
 *
 * : Caption {#lst:a}
 */
export const captionsBelowCode: BlockRow = {
  kind: 'block',
  name: 'caption_below_code',
  dialect: 'pandoc',
  firstCharacters: ':L',
  alt: ENDS_NOTHING,
  read: captionBelowCode,
};

interface Caption {
  readonly text: string;
  readonly name: string | undefined;
  /** The shares of the columns that Quarto's `tbl-colwidths` gives. */
  readonly widths?: readonly number[] | undefined;
  /** What it says of the chart that its table is shown as. */
  readonly chart?: ChartMarks | undefined;
  /** The classes that say nothing here. */
  readonly unread?: readonly string[] | undefined;
  readonly endLine: number;
}

function tableCaption(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state.sCount[startLine] !== state.blkIndent) return false;
  const line = lineOf(state, startLine);
  const isBracketed = line.startsWith('[') && BRACKETED.test(line) && endsTable(state, startLine, endLine);
  if (!isBracketed && !CAPTION.test(line)) return false;
  if (silent) return String(state.parentType) === 'table';
  if (!followsTable(state, startLine, isBracketed)) return false;
  const caption = isBracketed ? bracketed(line, startLine + 1) : captionAt(state, startLine, endLine);
  const end = state.tokens.pop();
  const open = state.tokens.findLast(({ type }) => type === 'table_open');
  if (open && caption.widths) widthsOfTable.set(open, caption.widths);
  if (open && caption.chart) chartOfTable.set(open, caption.chart);
  // One with widths alone is no caption.
  if (caption.text !== '' || caption.name !== undefined) push(state, 'table_caption', startLine, caption);
  state.line = caption.endLine;
  if (end) state.tokens.push(end);
  return true;
}

function captionAbove(state: StateBlock, startLine: number, endLine: number): boolean {
  if (state.sCount[startLine] !== state.blkIndent) return false;
  if (!CAPTION.test(lineOf(state, startLine))) return false;
  if (followsTable(state, startLine, false)) return false;
  const caption = captionAt(state, startLine, endLine);
  const next = state.isEmpty(caption.endLine) ? caption.endLine + 1 : caption.endLine;
  if (next + 1 >= endLine || state.sCount[next] !== state.blkIndent) return false;
  const isBelow =
    /^(?:`{3,}|~{3,})/.test(lineOf(state, next)) ||
    beginsTable(state, next) ||
    mayBeginRuledTable(state, next);
  if (!isBelow) return false;
  push(state, 'caption', startLine, caption);
  return true;
}

/** `Listing: Caption`, or `: Caption {#lst:name}`, since any other line with a colon may be text. */
function captionBelowCode(state: StateBlock, startLine: number, endLine: number): boolean {
  if (state.sCount[startLine] !== state.blkIndent) return false;
  const fence = state.tokens.at(-1);
  if (fence?.type !== 'fence' || state.tokens.at(-2)?.type === 'caption_close') return false;
  const end = fence.map?.[1] ?? 0;
  if (startLine > end + 1 || !/^(?:Listing)?:[ \t]+\S/.test(lineOf(state, startLine))) return false;
  const caption = captionAt(state, startLine, endLine);
  if (!lineOf(state, startLine).startsWith('L') && !caption.name?.startsWith('lst')) return false;
  state.tokens.pop();
  push(state, 'caption', startLine, caption);
  state.tokens.push(fence);
  return true;
}

/** Whether a line and the one below it begin a table between pipes. */
export function beginsTable(state: StateBlock, line: number): boolean {
  const rule = lineOf(state, line + 1);
  return lineOf(state, line).includes('|') && rule.includes('|') && /^[ \t|:-]*-[ \t|:-]*$/.test(rule);
}

function push(
  state: StateBlock,
  type: string,
  startLine: number,
  { text, name, widths, chart, unread, endLine }: Caption,
): void {
  const open = state.push(`${type}_open`, 'caption', 1);
  open.map = [startLine, endLine];
  if (name !== undefined) open.attrSet('id', name);
  if (widths) widthsOfTable.set(open, widths);
  if (chart) chartOfTable.set(open, chart);
  if (unread) unreadClasses.set(open, unread);
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.map = [startLine, endLine];
  inline.children = [];
  state.push(`${type}_close`, 'caption', -1);
  state.line = endLine;
}

/** A caption extends to the next blank line, table or code. */
function captionAt(state: StateBlock, startLine: number, endLine: number): Caption {
  const lines = [lineOf(state, startLine).replace(CAPTION, '')];
  let line = startLine + 1;
  for (; line < endLine && continues(state, line); line++) lines.push(lineOf(state, line));
  const text = lines.join('\n');
  const found = attributesEnding(text);
  if (found && !isEmpty(found.attributes)) {
    const chart = chartMarksOf(found.attributes);
    return {
      text: text.slice(0, found.start).trim(),
      name: found.attributes.id,
      widths: widthShares(found.attributes.values.get('tbl-colwidths')),
      chart,
      // All classes of a chart belong to it.
      unread: chart ? undefined : found.attributes.classes,
      endLine: line,
    };
  }
  return { text: text.replace(LABEL, '').trim(), name: LABEL.exec(text)?.[1], endLine: line };
}

function continues(state: StateBlock, line: number): boolean {
  if (state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent) return false;
  return !/^(?:`{3}|~{3}|:{3}|#{1,6} |[|>]|:[ \t])/.test(lineOf(state, line)) && !beginsTable(state, line);
}

function bracketed(line: string, endLine: number): Caption {
  const [, text = '', name] = BRACKETED.exec(line) ?? [];
  return { text, name, endLine };
}

/** Whether nothing of the table follows a line. */
function endsTable(state: StateBlock, line: number, endLine: number): boolean {
  return line + 1 >= endLine || state.isEmpty(line + 1);
}

/** Whether the last table ends on this line or the one before, and has no caption yet. */
function followsTable({ tokens }: StateBlock, line: number, isDirectly: boolean): boolean {
  if (tokens.at(-1)?.type !== 'table_close' || tokens.at(-2)?.type === 'table_caption_close') return false;
  const open = tokens.findLastIndex(({ type }) => type === 'table_open');
  // Then the caption is that of the next table.
  if (tokens[open - 1]?.type === 'caption_close') return false;
  const end = tokens[open]?.map?.[1] ?? 0;
  return line === end || (!isDirectly && line === end + 1);
}
