import { htmlBlocks } from '../html/blocks.js';
import type { BlockHandler } from '../reader.js';

export const html: BlockHandler = (reader, token) => htmlBlocks(reader, token.content, reader.line);
