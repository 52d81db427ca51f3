import { formulaAttributes } from '../../rules/block/formula-attributes.js';
import type { BlockHandler } from '../reader.js';

/** A name on a line of its own: that of the formula, the table or the code below it, or else of what comes next. */
export const target: BlockHandler = (reader, { content }) => {
  const next = reader.peek();
  const { label } = (next && formulaAttributes.get(next)) ?? {};
  if (next?.type === 'math_block' && label === undefined) {
    formulaAttributes.set(next, { ...formulaAttributes.get(next), label: content });
    return [];
  }
  if (next?.type !== 'table_open' && next?.type !== 'fence' && next?.type !== 'caption_open') {
    reader.anchor(content);
    return [];
  }
  const [first, ...others] = reader.block();
  if (first?.type !== 'table' && first?.type !== 'code') return first ? [first, ...others] : [];
  return [{ ...first, anchors: [content, ...(first.anchors ?? [])] }, ...others];
};
