import type { BlockHandler } from '../reader.js';

export const thematicBreak: BlockHandler = (reader) => [{ type: 'thematicBreak', line: reader.line }];
