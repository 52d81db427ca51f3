import type { BlockHandler } from './index.js';

export const thematicBreak: BlockHandler = (reader) => [{ type: 'thematicBreak', line: reader.line }];
