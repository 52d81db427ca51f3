import { noteOf } from '../../notion-callout.js';
import type { BlockHandler } from '../reader.js';

export const aside: BlockHandler = (reader) => {
  const { line } = reader;
  return [noteOf(reader, reader.blocksUntil('aside_close'), line)];
};
