import type { BlockHandler } from './index.js';
import { blocksUntil } from './index.js';

export const blockquote: BlockHandler = (reader) => {
  const { line } = reader;
  return [{ type: 'blockquote', children: blocksUntil(reader, 'blockquote_close'), line }];
};
