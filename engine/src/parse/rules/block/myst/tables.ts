import type { StateBlock } from 'markdown-it';
import { namesOfKind } from '../../../../model/names/numbered-names.js';
import { rowsOf } from '../../../../source/csv-rows.js';
import { widthShares } from '../../../table-widths.js';
import { pushParagraph } from '../../core/callout-tokens.js';
import { pushTable, sizeTables } from '../table-tokens.js';
import type { Directive } from './directive.js';
import { bodyOf, inDiv, pushNotice, pushTarget, readBody } from './push.js';

/** A Markdown table with a caption. */
export function pushCaptionedTable(state: StateBlock, directive: Directive): void {
  const { argument, options, label, startLine } = directive;
  inDiv(state, directive, { kind: 'float', caption: 'first', label }, () => {
    if (argument !== '') pushParagraph(state, argument, startLine);
    const first = state.tokens.length;
    readBody(state, directive);
    sizeTables(state, first, widthShares(options.get('widths')));
  });
}

/** A table written as a list of rows, each of which is a list of cells. */
export function pushListTable(state: StateBlock, directive: Directive): void {
  const { argument, options, startLine } = directive;
  const headers = {
    rows: countIn(options, 'header-rows'),
    columns: countIn(options, 'stub-columns'),
    widths: widthShares(options.get('widths')),
  };
  inDiv(state, directive, { kind: 'float', caption: 'first', label: directive.label, headers }, () => {
    if (argument !== '') pushParagraph(state, argument, startLine);
    readBody(state, directive);
  });
}

/** A table of comma-separated values. */
export function pushCsvTable(state: StateBlock, directive: Directive): void {
  const { argument, options, label, startLine, endLine } = directive;
  const header = options.get('header');
  // Spaces after a comma are ignored.
  const cellsOf = (text: string) =>
    rowsOf(text.replace(/,[ \t]+(?=")/g, ',')).map(({ cells }) => cells.map((cell) => cell.trim()));
  const rows = [...(header === undefined ? [] : cellsOf(header)), ...cellsOf(bodyOf(state, directive))];
  const file = options.get('file') ?? options.get('url');
  if (file !== undefined) {
    const message = `The table in ${file} is not part of this document; it was left out`;
    pushNotice(state, 'embed-not-included', message, startLine);
  }
  if (rows.length === 0) return;
  const headerRows = countIn(options, 'header-rows') + (header === undefined ? 0 : 1);
  for (const name of namesOfKind(label === undefined ? [] : [label], 'tbl').slice(1))
    pushTarget(state, name, startLine);
  const caption = { text: argument, name: label };
  const hasCaption = argument !== '' || label !== undefined;
  pushTable(state, [startLine, endLine], {
    rows,
    align: [],
    headerRows,
    widths: widthShares(options.get('widths')),
    ...(hasCaption && { caption }),
  });
}

/** More header rows or columns than any table has. */
const MAX_HEADERS = 20;

function countIn(options: ReadonlyMap<string, string>, key: string): number {
  return Math.min(Number.parseInt(options.get(key) ?? '0', 10) || 0, MAX_HEADERS);
}
