import type { Token } from 'markdown-it';
import { linesOf } from '../../../source/text-lines.js';
import { largest } from '../../../text/long-arrays.js';
import { widthShares } from '../../table-widths.js';
import { widthsOfTable } from '../block/table-tokens.js';
import { type ConventionsEnvironment, isOfPandoc } from '../conventions.js';
import type { CoreRow } from '../row.js';
import { tokensOf } from './token-places.js';

/** Pandoc's width of lines (its manual, "General writer options: --columns"). */
const LINE = 72;
const RULE = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * The widths of columns in a table of pandoc's with pipes, one of whose lines is longer than 72 characters: that of the dashes below its
 * header (pandoc's manual, "Extension: pipe_tables"). As many dashes for each column, with or without colons, say nothing. Tables
 * that say nothing have the widths of Quarto's `tbl-colwidths` in front matter, if it gives some.
 *
 * @example
 * [a]{.b}
 *
 * | a | b |
 * |---------|---|
 * | A cell with so many words in it that its line is longer than those of pandoc | c |
 */
export const dashWidths: CoreRow = {
  kind: 'core',
  name: 'dash_widths',
  dialect: 'pandoc',
  needs: ['|'],
  read({ src, tokens, env }) {
    const { tableWidths = [] }: ConventionsEnvironment = env;
    const given = tableWidths.length > 0 ? tableWidths : undefined;
    const isPandocs = isOfPandoc(env);
    const tables = given || isPandocs ? tokensOf(tokens, 'table_open') : [];
    if (tables.length === 0) return;
    const lines = linesOf(src).all;
    for (const table of tables) {
      const own = widthsOfTable.get(table) !== undefined;
      const shares = own ? undefined : ((isPandocs ? sharesOf(table, lines) : undefined) ?? given);
      if (shares) widthsOfTable.set(table, shares);
    }
  },
};

function sharesOf({ map }: Token, lines: readonly string[]): readonly number[] | undefined {
  const [first, end] = map ?? [0, 0];
  const rule = lines[first + 1] ?? '';
  if (!RULE.test(rule)) return undefined;
  const longest = largest(
    lines.slice(first, end).map((line) => line.replace(/^[\s>]*/, '').trimEnd().length),
  );
  const dashes = Array.from(rule.matchAll(/-+/g), ([each]) => each.length);
  if (longest <= LINE || dashes.every((count) => count === dashes[0])) return undefined;
  return widthShares(dashes.join(' '));
}
