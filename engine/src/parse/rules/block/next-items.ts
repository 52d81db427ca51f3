import { type BlockRow, ENDS_PARAGRAPH } from '../row.js';
import { isIndented, lineOf } from './block-lines.js';

/**
 * The next number on the line below an item, indented as far as its text: a list in the item, as pandoc has it, which CommonMark
 * only has from 1 on. With another number, the line goes on with the sentence above.
 *
 * @example
 * 2) one
 *    3) two
 * @example
 * - 1. one
 *      2. two
 *      3. three
 */
export const nextItems: BlockRow = {
  kind: 'block',
  name: 'next_item',
  dialect: 'pandoc',
  firstCharacters: '0123456789',
  alt: ENDS_PARAGRAPH,
  read(state, line, _endLine, silent) {
    if (!silent || state.listIndent < 0 || isIndented(state, line)) return false;
    if ((state.sCount[line] ?? 0) < state.blkIndent) return false;
    const item = state.tokens.at(-1);
    if (item?.type !== 'list_item_open' || !/^\d+$/.test(item.info)) return false;
    const [, number, delimiter] = /^(\d{1,9})([.)])[ \t]+\S/.exec(lineOf(state, line)) ?? [];
    return delimiter === item.markup && Number(number) === Number(item.info) + 1;
  },
};
