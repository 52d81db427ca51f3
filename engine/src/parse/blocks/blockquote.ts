import type { BlockHandler } from '../reader.js';

export const blockquote: BlockHandler = (reader) => {
  const { line } = reader;
  return [{ type: 'blockquote', children: reader.blocksUntil('blockquote_close'), line }];
};
