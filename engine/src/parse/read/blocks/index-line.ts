import type { BlockHandler } from '../reader.js';

/** Index entries on lines of their own, which are added to the beginning of the next paragraph or heading. */
export const indexLine: BlockHandler = (reader, { children }) => {
  const { line } = reader;
  const marks = reader.inlines(children);
  const next = reader.peek();
  if (!next) reader.awaitsMore = true;
  if (next?.type !== 'paragraph_open' && next?.type !== 'heading_open' && next?.type !== 'index_line')
    return [{ type: 'paragraph', children: marks, line }];
  const [first, ...others] = reader.block();
  if (first?.type !== 'paragraph' && first?.type !== 'heading')
    return [{ type: 'paragraph', children: marks, line }, ...(first ? [first] : []), ...others];
  return [{ ...first, children: [...marks, ...first.children] }, ...others];
};
